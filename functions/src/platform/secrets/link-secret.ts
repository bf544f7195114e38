import { keyValue } from "./key-value.ts";
import { linkSecretParam } from "./params.ts";

/** Key of guests' links. @throws Error see `keyValue` */
export function linkSecret(): string {
  return keyValue(linkSecretParam, "demo-only-link-secret");
}
