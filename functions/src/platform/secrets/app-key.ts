import { keysOfRing } from "./key-ring.ts";
import { keyValue } from "./key-value.ts";
import { appKeyParam } from "./params.ts";

/** A ring of keys, the newest first: it seals, and each of them opens what it sealed. */
export type AppKeys = readonly [newest: string, ...older: string[]];

/** Keys under which secrets of connections lie sealed in the database. @throws Error see `keyValue` */
export function appKeys(): AppKeys {
  return keysOfRing(keyValue(appKeyParam, "demo-only-app-key"));
}
