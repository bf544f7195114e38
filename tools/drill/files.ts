import { createHash, randomUUID } from "node:crypto";
import * as z from "zod";
import { ask, type Place } from "./place.ts";

/* Files of all buckets over Cloud Storage's JSON API. https://cloud.google.com/storage/docs/json_api/v1 */

/** What an upload may say of a file; the rest (generation, times, tags) is the store's own. */
const metadataSchema = z.object({
  contentType: z.string().optional(),
  cacheControl: z.string().optional(),
  contentDisposition: z.string().optional(),
  contentEncoding: z.string().optional(),
  contentLanguage: z.string().optional(),
  customTime: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
});
const itemSchema = metadataSchema.extend({ name: z.string(), md5Hash: z.string(), size: z.string() });
const listSchema = z.object({
  items: z.array(itemSchema).default([]),
  nextPageToken: z.string().optional(),
});

export const copiedFileSchema = z.object({
  bucket: z.string(),
  name: z.string(),
  metadata: metadataSchema,
  /** As the store says it. */
  md5: z.string(),
  /** Of the bytes that came. */
  sha256: z.string(),
  size: z.number(),
});
export type CopiedFile = z.infer<typeof copiedFileSchema>;

const objectsOf = ({ storage }: Place, bucket: string) => `${storage}/storage/v1/b/${bucket}/o`;

async function* listFiles(place: Place, bucket: string): AsyncGenerator<z.infer<typeof itemSchema>> {
  let next: string | undefined;
  do {
    const query = new URLSearchParams(next === undefined ? {} : { pageToken: next });
    const answer = await ask(`${objectsOf(place, bucket)}?${query.toString()}`);
    const { items, nextPageToken } = listSchema.parse(await answer.json());
    yield* items;
    next = nextPageToken;
  } while (next !== undefined);
}

/** @param keep is given the bytes of each; a file is known by what came, not by what its store says of it */
export async function readFiles(
  place: Place,
  keep: (sha256: string, bytes: Uint8Array) => void,
): Promise<CopiedFile[]> {
  const files: CopiedFile[] = [];
  for (const bucket of place.buckets) {
    for await (const { name, md5Hash, size, ...said } of listFiles(place, bucket)) {
      const answer = await ask(`${objectsOf(place, bucket)}/${encodeURIComponent(name)}?alt=media`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      keep(sha256, bytes);
      files.push({ bucket, name, metadata: said, md5: md5Hash, sha256, size: Number(size) });
    }
  }
  return files;
}

export async function writeFiles(
  place: Place,
  files: readonly CopiedFile[],
  bytesOf: (sha256: string) => Uint8Array,
): Promise<void> {
  for (const { bucket, name, metadata, sha256 } of files) {
    const boundary = randomUUID();
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n`),
      Buffer.from(JSON.stringify({ ...metadata, name })),
      Buffer.from(
        `\r\n--${boundary}\r\nContent-Type: ${metadata.contentType ?? "application/octet-stream"}\r\n\r\n`,
      ),
      bytesOf(sha256),
      Buffer.from(`\r\n--${boundary}--`),
    ]);
    await ask(
      `${place.storage}/upload/storage/v1/b/${bucket}/o?uploadType=multipart&name=${encodeURIComponent(name)}`,
      { method: "POST", headers: { "Content-Type": `multipart/related; boundary=${boundary}` }, body },
    );
  }
}

export async function wipeFiles(place: Place): Promise<void> {
  for (const bucket of place.buckets) {
    const names: string[] = [];
    for await (const { name } of listFiles(place, bucket)) names.push(name);
    for (const name of names)
      await ask(`${objectsOf(place, bucket)}/${encodeURIComponent(name)}`, { method: "DELETE" });
  }
}
