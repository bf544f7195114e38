import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository. */
export const rootFolder = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where tools keep what they generate; ignored by git, safe to delete. */
export const workFolder = join(rootFolder, ".janur");
