import type { ExportJob } from "@janur/domain/account/export-job";
import { filesUnder, openFile } from "../../platform/google/bucket.ts";
import { photosUnder } from "../../nouns/account/save-profile-photo.ts";
import { accountTables, invitationTables, type ExportTable } from "./export-tables.ts";
import { tablePath } from "../../store/export-job-document.ts";
import { csvFile, jsonFile } from "./table-lines.ts";
import type { FileToZip } from "../../platform/files/zip-files.ts";

const readme = `Salinan data Anda dari Janur. Berkas .json memuat semuanya, berkas .csv untuk lembar kerja.
Undangan orang lain hanya memuat apa yang boleh dilihat oleh peran Anda di sana.

A copy of your data from Janur. The .json files hold all of it, the .csv files are for spreadsheets.
Of other people's invitations it holds what your role there may see.
`;

interface Place {
  /** Of the account or the invitation. */
  id: string;
  folder: string;
  table: ExportTable;
}

/** Every table of a copy, in the order in which they are written down. */
export function placesOf(job: Pick<ExportJob, "account" | "invitations">): Place[] {
  return [
    ...accountTables.map((table) => ({ id: job.account, folder: "account", table })),
    ...(job.invitations ?? []).flatMap(({ id, folder }) =>
      invitationTables.map((table) => ({ id, folder: `invitations/${folder}`, table })),
    ),
  ];
}

/** What the archive holds, from the tables that were written down, and the pictures and music that they name. */
export async function* copyFiles(job: ExportJob): AsyncGenerator<FileToZip> {
  yield { name: "README.txt", bytes: [new TextEncoder().encode(readme)] };
  const media = new Map<string, string>();
  for (const [index, { id, folder, table }] of placesOf(job).entries()) {
    const lines = await openFile(tablePath(job, index), null);
    // A role that reads it no more, or nothing there.
    if (lines === null) continue;
    const seen = table.name === "draft" ? namesSeen(lines, folder, media) : lines;
    yield { name: `${folder}/${table.name}.json`, bytes: jsonFile(seen) };
    if (table.columns === undefined) continue;
    const again = await openFile(tablePath(job, index), null);
    if (again !== null) yield { name: `${folder}/${table.name}.csv`, bytes: csvFile(again, table.columns) };
    if (table.pictures !== undefined) yield* chatPictures(table.pictures(id), `${folder}/${table.name}`);
  }
  yield* pictures(photosUnder(job.account), "account");
  for (const [name, folder] of media) yield* pictures(`media/${name}-`, `${folder}/media`);
}

/** Notes which files a draft names, on its way. */
async function* namesSeen(
  lines: AsyncIterable<Uint8Array>,
  folder: string,
  media: Map<string, string>,
): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of lines) {
    parts.push(part);
    yield part;
  }
  // One document, which is small; a name may lie across two parts.
  for (const [, name = ""] of Buffer.concat(parts)
    .toString()
    .matchAll(/"media":"([0-9a-f]{32})"/g)) {
    media.set(name, folder);
  }
}

/** The pictures of chats, called by the ids of their messages. */
async function* chatPictures(prefix: string, folder: string): AsyncGenerator<FileToZip> {
  for (const { name } of await filesUnder(prefix)) {
    const id = /([^/]+)-large\.webp$/.exec(name)?.[1];
    const bytes = id === undefined ? null : await openFile(name, null);
    if (id !== undefined && bytes !== null) yield { name: `${folder}/${id}.webp`, bytes, isPacked: true };
  }
}

/** Of each file the largest size that is kept. */
async function* pictures(prefix: string, folder: string): AsyncGenerator<FileToZip> {
  const files = await filesUnder(prefix);
  const [largest] = files
    .map(({ name }) => ({ name, width: Number(/-(\d+)\.[a-z0-9]+$/.exec(name)?.[1] ?? 0) }))
    .sort((a, b) => b.width - a.width);
  if (largest === undefined) return;
  const bytes = await openFile(largest.name, null);
  const file = largest.name.split("/").at(-1) ?? "file";
  if (bytes !== null) yield { name: `${folder}/${file}`, bytes, isPacked: true };
}
