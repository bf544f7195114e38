import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { workFolder } from "../folders.ts";

const folder = join(workFolder, "mutate", "rules");

/** From now on tests of this process that read a file of rules (tools/rules-text.ts) get this one. */
export function handOutRules(file: "firestore.rules" | "storage.rules", rules: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), rules);
  process.env["JANUR_RULES_FOLDER"] = folder;
}
