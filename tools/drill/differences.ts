import { isDeepStrictEqual } from "node:util";
import type { CopiedAccount } from "./accounts.ts";
import type { ProjectCopy } from "./project-copy.ts";

/**
 * Fields of an account that an import sets anew or does not take: since when its password and its sessions count, and
 * when a session was last prolonged. Whoever was signed in signs in once more.
 */
const setByImport: readonly string[] = ["passwordUpdatedAt", "validSince", "lastRefreshAt"];

function comparable(account: CopiedAccount): Record<string, unknown> {
  const kept = Object.entries(account).filter(([field]) => !setByImport.includes(field));
  // Said of none before somebody changes it, of all after an import.
  return { disabled: false, ...Object.fromEntries(kept) };
}

/** By name what has to be the same, field by field. */
function named({ documents, accounts, files }: ProjectCopy): Map<string, Readonly<Record<string, unknown>>> {
  return new Map([
    ...documents.map(({ path, fields }) => [`document ${path}`, fields] as const),
    ...accounts.map((account) => [`account ${account.localId}`, comparable(account)] as const),
    ...files.map(({ bucket, name, ...file }) => [`file ${bucket}/${name}`, file] as const),
  ]);
}

/** What the second copy of a project lacks, has too much or holds otherwise, each in a line. */
export function differences(before: ProjectCopy, after: ProjectCopy): string[] {
  const was = named(before);
  const is = named(after);
  const told: string[] = [];
  for (const [name, fields] of was) {
    const found = is.get(name);
    if (found === undefined) {
      told.push(`${name} is missing`);
      continue;
    }
    const all = new Set([...Object.keys(fields), ...Object.keys(found)]);
    for (const field of all) {
      if (isDeepStrictEqual(fields[field], found[field])) continue;
      told.push(
        `${name}: ${field} was ${JSON.stringify(fields[field])} and is ${JSON.stringify(found[field])}`,
      );
    }
  }
  for (const name of is.keys()) if (!was.has(name)) told.push(`${name} was not there before`);
  return told;
}
