import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import { linkSecret } from "./link-secret.ts";

/**
 * A keyed hash of the sender's address: good for counting, useless for finding
 * anybody. Hosting's edge sets `Fastly-Client-IP` itself, but whoever calls the
 * function's own address may write it, too; of `X-Forwarded-For` Google's front
 * end writes the last hop, which nobody can make up. So where the edge's
 * networks are known, its header is believed from there alone.
 * @param edges see `hostingEdges`
 */
export function senderHash(request: IncomingMessage, edges = hostingEdges): string {
  const header = (name: string) => {
    const value = request.headers[name];
    return (Array.isArray(value) ? value.at(-1) : value) ?? "";
  };
  const lastHop =
    header("x-forwarded-for").split(",").at(-1)?.trim() || (request.socket.remoteAddress ?? "unknown");
  const isFromEdge =
    edges === null || (isIP(lastHop) !== 0 && edges.check(lastHop, isIPv6(lastHop) ? "ipv6" : "ipv4"));
  const address = (isFromEdge && header("fastly-client-ip")) || lastHop;
  return createHmac("sha256", linkSecret())
    .update(`sender:${networkOf(address)}`)
    .digest("base64url")
    .slice(0, 22);
}

/**
 * Networks that Hosting calls functions from.
 * @param written separated by commas or spaces, e.g. `151.101.0.0/16, 2a04:4e40::/32`, or `any`
 * @returns null where none is named: locally, and where a deployment says `any`
 * @throws Error for what is no network: limits that count everybody as one would lock guests out
 */
export function readHostingEdges(written: string): BlockList | null {
  const networks = written.split(/[\s,]+/).filter((network) => network !== "");
  if (networks.length === 0 || written.trim() === "any") return null;
  const edges = new BlockList();
  for (const network of networks) {
    const [address = "", bits = ""] = network.split("/");
    if (!/^\d{1,3}$/.test(bits)) throw new Error(`HOSTING_EDGES: ${network} is no network`);
    edges.addSubnet(address, Number(bits), isIPv6(address) ? "ipv6" : "ipv4");
  }
  return edges;
}

const hostingEdges = readHostingEdges(process.env["HOSTING_EDGES"] ?? "");

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
