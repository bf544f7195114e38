import { keyValue } from "./key-value.ts";
import { appKeyParam } from "./params.ts";

/** Key under which secrets of connections lie sealed in the database. @throws Error see `keyValue` */
export function appKey(): string {
  return keyValue(appKeyParam, "demo-only-app-key");
}
