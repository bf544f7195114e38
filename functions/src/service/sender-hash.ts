import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { linkSecret } from "../options.ts";

/**
 * A keyed hash of the sender's address: good for counting, useless for finding
 * anybody. Hosting's edge sets `Fastly-Client-IP` itself; without it the last
 * hop of `X-Forwarded-For` is the only one a client cannot make up.
 */
export function senderHash(request: IncomingMessage): string {
  const header = (name: string) => {
    const value = request.headers[name];
    return (Array.isArray(value) ? value.at(-1) : value) ?? "";
  };
  const address =
    header("fastly-client-ip") ||
    header("x-forwarded-for").split(",").at(-1)?.trim() ||
    (request.socket.remoteAddress ?? "unknown");
  return createHmac("sha256", linkSecret()).update(`sender:${address}`).digest("base64url").slice(0, 22);
}
