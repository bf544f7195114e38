import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
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
  return createHmac("sha256", linkSecret())
    .update(`sender:${networkOf(address)}`)
    .digest("base64url")
    .slice(0, 22);
}

/** Of IPv6 the first 64 bits: every subscriber has all addresses behind them, and could count anew with each. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // An address of the old kind inside one of the new: its network is all of IPv4.
  const [, inside] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (inside !== undefined) return inside;
  const groups = (text: string) => text.split(":").filter((group) => group !== "");
  const [left = "", right] = address.split("%")[0]?.split("::") ?? [];
  const head = groups(left);
  const tail = groups(right ?? "");
  // A dotted end stands for two groups.
  const width = head.length + tail.length + (address.includes(".") ? 1 : 0);
  const whole = [...head, ...Array<string>(Math.max(0, 8 - width)).fill("0"), ...tail];
  return whole
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":");
}
