import { join } from "node:path";

/** Where a photograph lies once it is baked: WebP, 1280 pixels at its longer side. */
export function printFile(name: string): string {
  return join(import.meta.dirname, "prints", `${name}.webp`);
}
