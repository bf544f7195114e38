import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { rootFolder } from "./folders.ts";
import { PlainError } from "./plain-error.ts";

/**
 * Whether a deployment says from where Hosting calls functions. Unsaid, anybody
 * could make up a sender's address by calling a function beside Hosting.
 * @param environment text of `functions/.env.<project>`
 */
export function namesHostingEdges(environment: string): boolean {
  return (parseEnv(environment)["HOSTING_EDGES"] ?? "").trim() !== "";
}

/** @throws PlainError where `functions/.env.<project>` does not name them */
export function requireHostingEdges(project: string): void {
  const name = `functions/.env.${project}`;
  const file = join(rootFolder, name);
  if (existsSync(file) && namesHostingEdges(readFileSync(file, "utf8"))) return;
  throw new PlainError(
    `Write HOSTING_EDGES into ${name}: the networks that Hosting calls functions from, or "any" until you know them ` +
      "(docs/operations.md).",
  );
}
