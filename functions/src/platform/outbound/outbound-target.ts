import { lookup, type LookupAddress } from "node:dns";
import { isIP } from "node:net";
import { AppError } from "@janur/domain/errors";
import { allowsLoopbackIntegrations } from "../runtime.ts";
import { within } from "../google/within.ts";
import { isLoopbackAddress, isPublicAddress } from "./address-rules.ts";

/** The system's resolver asks again by itself, and may go on for half a minute. */
const lookupMs = 5_000;

/** Finds all addresses of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

export const resolveName: Resolve = (name) =>
  new Promise((resolve, reject) => {
    lookup(name, { all: true }, (error, addresses) => {
      if (error === null) resolve(addresses);
      else reject(error);
    });
  });

function isAllowed(address: string): boolean {
  return isPublicAddress(address) || (allowsLoopbackIntegrations() && isLoopbackAddress(address));
}

/** Brackets are how addresses of the new kind stand in a URL. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

/**
 * The addresses behind a name, all of which may be called. Whoever connects
 * must use these and ask no more: a second answer may be another one.
 * @throws AppError `integration/address-refused` when one of them may not, `integration/unreachable` when there is none or nobody says so in time
 */
export async function allowedAddresses(
  host: string,
  resolve: Resolve = resolveName,
): Promise<LookupAddress[]> {
  const family = isIP(host);
  const addresses =
    family === 0 ? await within(lookupMs, resolve(host)).catch(() => []) : [{ address: host, family }];
  if (addresses.some(({ address }) => !isAllowed(address))) throw new AppError("integration/address-refused");
  if (addresses.length === 0) throw new AppError("integration/unreachable");
  return [...addresses];
}

const ports: ReadonlySet<string> = new Set(["", "443", "8443"]);

/**
 * An address that webhooks may be sent to, before its name is looked up.
 * @throws AppError `integration/address-refused`
 */
export function webhookTarget(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== "" || url.password !== "")
    throw new AppError("integration/address-refused");
  const isOwnMachine =
    allowsLoopbackIntegrations() && (isLoopbackAddress(hostOf(url)) || url.hostname === "localhost");
  const isSafe = url.protocol === "https:" && ports.has(url.port);
  const isLocal = isOwnMachine && (url.protocol === "http:" || url.protocol === "https:");
  if (!isSafe && !isLocal) throw new AppError("integration/address-refused");
  return url;
}

const mailPorts: ReadonlySet<number> = new Set([465, 587, 2525]);

/**
 * Whether mails may go to this port of a host's own server.
 * @throws AppError `integration/address-refused`
 */
export function requireMailPort(port: number): void {
  if (!mailPorts.has(port) && !allowsLoopbackIntegrations())
    throw new AppError("integration/address-refused");
}
