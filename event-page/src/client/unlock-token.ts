import { slug } from "./page.ts";
import { keep, kept } from "./storage.ts";

const storageKey = `janur:proof:${slug}`;

/** That the reader of a closed page knew its password; empty on open pages and with a personal link. */
export let proof = kept("sessionStorage", storageKey);

/** Keeps it for this tab. */
export function keepUnlockToken(next: string): void {
  proof = next;
  keep("sessionStorage", storageKey, next);
}
