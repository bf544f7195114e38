import { keyValue } from "./key-value.ts";
import { linkSecretParam } from "./params.ts";
import { keysOfRing } from "./key-ring.ts";

/** Keys of guests' links, the newest first: it signs, and what any of them signed is genuine. @throws Error see `keyValue` */
export function linkSecrets(): readonly [string, ...string[]] {
  return keysOfRing(keyValue(linkSecretParam, "demo-only-link-secret"));
}

/** The newest of them. @throws Error see `keyValue` */
export function linkSecret(): string {
  return linkSecrets()[0];
}
