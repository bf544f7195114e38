import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { copiedAccountSchema, readAccounts, wipeAccounts, writeAccounts } from "./accounts.ts";
import { copiedDocumentSchema, readDocuments, wipeDocuments, writeDocuments } from "./documents.ts";
import { copiedFileSchema, readFiles, wipeFiles, writeFiles } from "./files.ts";
import type { Place } from "./place.ts";

/** All that a project holds; the bytes of its files lie in the folder, each under its SHA-256. */
const projectCopySchema = z.object({
  documents: z.array(copiedDocumentSchema),
  accounts: z.array(copiedAccountSchema),
  files: z.array(copiedFileSchema),
});
export type ProjectCopy = z.infer<typeof projectCopySchema>;

/** How long something took, by what it was: milliseconds. */
export type Times = Record<string, number>;

export async function timed<T>(times: Times, what: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  try {
    return await work();
  } finally {
    times[what] = performance.now() - from;
  }
}

/** Copies a project into a folder, which holds all that a restore needs. */
export async function exportProject(place: Place, folder: string, times: Times = {}): Promise<ProjectCopy> {
  const bytes = join(folder, "files");
  mkdirSync(bytes, { recursive: true });
  const documents = await timed(times, "documents out", () => readDocuments(place));
  const accounts = await timed(times, "accounts out", () => readAccounts(place));
  const files = await timed(times, "files out", () =>
    readFiles(place, (sha256, content) => {
      if (!existsSync(join(bytes, sha256))) writeFileSync(join(bytes, sha256), content);
    }),
  );
  const copy = { documents, accounts, files };
  writeFileSync(join(folder, "project.json"), JSON.stringify(copy));
  return copy;
}

/** Brings back what a folder holds, and nothing that this process still remembers of it. */
export async function importProject(place: Place, folder: string, times: Times = {}): Promise<void> {
  const copy = projectCopySchema.parse(JSON.parse(readFileSync(join(folder, "project.json"), "utf8")));
  await timed(times, "accounts in", () => writeAccounts(place, copy.accounts));
  await timed(times, "documents in", () => writeDocuments(place, copy.documents));
  await timed(times, "files in", () =>
    writeFiles(place, copy.files, (sha256) => readFileSync(join(folder, "files", sha256))),
  );
}

export async function wipeProject(place: Place, times: Times = {}): Promise<void> {
  await timed(times, "wiping", async () => {
    await wipeFiles(place);
    await wipeDocuments(place);
    await wipeAccounts(place);
  });
}

export const isEmpty = ({ documents, accounts, files }: ProjectCopy): boolean =>
  documents.length + accounts.length + files.length === 0;
