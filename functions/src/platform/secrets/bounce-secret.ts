import { keyValue } from "./key-value.ts";
import { bounceSecretParam } from "./params.ts";

/** Key of what mail servers tell of mails that came back. @throws Error see `keyValue` */
export function bounceSecret(): string {
  return keyValue(bounceSecretParam, "demo-only-bounce-secret");
}
