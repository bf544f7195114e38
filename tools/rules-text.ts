import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "./folders.ts";

/** Rules as tests read them: those of the repository, or in `npm run mutate` the mutant that is being judged. */
export function rulesText(file: "firestore.rules" | "storage.rules"): string {
  return readFileSync(join(process.env["JANUR_RULES_FOLDER"] ?? rootFolder, file), "utf8");
}
