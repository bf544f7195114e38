import { readGuestAddress } from "../guest-address.ts";
import { cacheOf } from "./cache-of.ts";

/* What the page and its worker agree upon about the codes that a phone keeps (docs/decisions/080). Pure. */

export const workerPath = "/event/code-worker.js";
export const scope = "/event/";

/** Headers of what is kept: of which link it is, whose and from which making of their link, and when it is forgotten. */
export const proofHeader = "x-link";
export const ownerHeader = "x-guest";
export const untilHeader = "x-until";
/** Where the link is a group's: the cache of the guest's own, without which this is nobody's. */
export const ownHeader = "x-own";

export function isCodeCache(name: string): boolean {
  return name.startsWith(cacheOf(""));
}

/** Where the page lies in the cache of its link. */
export const keptAddress = `${scope}kept-code`;

/** Whether one owner is the other by an earlier or a later link. */
export function isOtherLinkOf(owner: string, kept: Headers): boolean {
  const other = kept.get(ownerHeader) ?? "";
  return other !== owner && other.split(".")[0] === owner.split(".")[0];
}

/** By which a link is known again; the link itself is not written down. */
export async function linkProof(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The link's token in an address, or the empty string; of paths beside the invitation none is asked for. */
export function tokenIn({ pathname, hash }: Pick<URL, "pathname" | "hash">): string {
  if (!/^\/event\/[a-z0-9-]+(\/(id|en))?\/?$/.test(pathname)) return "";
  return readGuestAddress("", hash).token;
}

/** Whether what is kept may still be shown: by the very link that it was kept for, and not for ever. */
export function isFor(kept: Headers, proof: string, now: number): boolean {
  return kept.get(proofHeader) === proof && !isOver(kept, now);
}

export function isOver(kept: Headers, now: number): boolean {
  return !(Date.parse(kept.get(untilHeader) ?? "") > now);
}
