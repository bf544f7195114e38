import * as z from "zod";
import { filesBucket, uploadsBucket } from "../runtime.ts";
import { fetchWithin } from "./fetch-within.ts";
import { googleToken } from "./google-token.ts";
import type { ByteRange } from "./byte-range.ts";

/*
 * Files over Cloud Storage's JSON API: the client library would double what
 * the media service loads before its first byte.
 * https://cloud.google.com/storage/docs/json_api/v1
 */

/** What is known of a file without reading it. */
export interface FileFacts {
  /** Bytes. */
  size: number;
  /** Changes with the bytes. */
  hash: string;
}

const factsSchema = z.object({ size: z.coerce.number().int(), md5Hash: z.string() });
const listSchema = z.object({
  items: z.array(z.object({ name: z.string(), timeCreated: z.coerce.date() })).default([]),
  nextPageToken: z.string().optional(),
});

/** Of an answer without a file in it. */
const shortMs = 10_000;
/** Of a whole picture or piece of music, which a slow reader may hold up; the media service has a minute. */
const fileMs = 55_000;
/** Of a copy that is written while it is made. */
const streamMs = 480_000;

async function ask<T>(
  path: string,
  read: (response: Response) => Promise<T>,
  init: RequestInit & { timeoutMs?: number; attempts?: number } = {},
): Promise<T> {
  const emulator = process.env["FIREBASE_STORAGE_EMULATOR_HOST"];
  const base = emulator === undefined ? "https://storage.googleapis.com" : `http://${emulator}`;
  const token = emulator === undefined ? await googleToken() : "owner";
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${token}`);
  return fetchWithin(`${base}${path}`, { timeoutMs: shortMs, attempts: 3, ...init, headers }, read);
}

/** The bucket follows from how a path begins. */
function objectsAt(path: string): string {
  return `/storage/v1/b/${path.startsWith("uploads/") ? uploadsBucket() : filesBucket()}/o`;
}

const objectOf = (path: string) => `${objectsAt(path)}/${encodeURIComponent(path)}`;

function failed(action: string, response: Response): Error {
  return new Error(`storage: ${action} answered ${String(response.status)}`);
}

/** Null when there is no such file. */
export async function fileFacts(path: string): Promise<FileFacts | null> {
  return ask(objectOf(path), async (response) => {
    if (response.status === 404) return null;
    if (!response.ok) throw failed("reading facts", response);
    const { size, md5Hash } = factsSchema.parse(await response.json());
    return { size, hash: md5Hash };
  });
}

/**
 * The bytes of a file, or of a part of it.
 * @returns null when it is gone
 */
export async function openFile(
  path: string,
  range: ByteRange | null,
): Promise<AsyncIterable<Uint8Array> | null> {
  const headers = new Headers();
  if (range !== null) headers.set("Range", `bytes=${String(range.first)}-${String(range.last)}`);
  const opened = (response: Response) => {
    if (response.status === 404) return Promise.resolve(null);
    if (response.status !== (range === null ? 200 : 206) || response.body === null) {
      throw failed("reading", response);
    }
    return Promise.resolve(response.body);
  };
  return ask(`${objectOf(path)}?alt=media`, opened, { headers, timeoutMs: fileMs });
}

async function written(response: Response): Promise<void> {
  if (!response.ok) throw failed("writing", response);
  await response.body?.cancel();
}

/** Writes a whole file; one of that name is replaced. */
export async function writeFile(path: string, bytes: Uint8Array, contentType: string): Promise<void> {
  await ask(
    `/upload${objectsAt(path)}?uploadType=media&name=${encodeURIComponent(path)}`,
    written,
    // A copy of its own, because a body must not lie in shared memory.
    {
      method: "POST",
      body: new Uint8Array(bytes),
      headers: { "Content-Type": contentType },
      timeoutMs: fileMs,
    },
  );
}

/**
 * Writes a file as it comes, without ever holding it whole; one of that name is replaced.
 * @returns bytes
 */
export async function writeStream(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<number> {
  let length = 0;
  const source = bytes[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await source.next();
      if (next.done === true) {
        controller.close();
        return;
      }
      length += next.value.length;
      controller.enqueue(next.value);
    },
  });
  const headers = { "Content-Type": contentType };
  // What has been read of the source is gone, so there is one attempt.
  const init = { method: "POST", body, duplex: "half", headers, timeoutMs: streamMs, attempts: 1 };
  await ask(`/upload${objectsAt(path)}?uploadType=media&name=${encodeURIComponent(path)}`, written, init);
  return length;
}

/** Removes a file; one that is gone already is no fault. */
export async function removeFile(path: string): Promise<void> {
  const removed = async (response: Response) => {
    if (!response.ok && response.status !== 404) throw failed("removing", response);
    await response.body?.cancel();
  };
  await ask(objectOf(path), removed, { method: "DELETE" });
}

async function listed(response: Response) {
  if (!response.ok) throw failed("listing", response);
  return listSchema.parse(await response.json());
}

/** Files that the bucket tells of at once. */
const listedAtOnce = 1_000;

interface Paging {
  pageSize?: number | undefined;
}

async function filesOf(query: Record<string, string>, { pageSize = listedAtOnce }: Paging = {}) {
  const found: z.output<typeof listSchema>["items"] = [];
  const asked = new URLSearchParams({ ...query, maxResults: String(pageSize) });
  for (let page: string | undefined = ""; page !== undefined;) {
    if (page !== "") asked.set("pageToken", page);
    const { items, nextPageToken } = await ask(
      `${objectsAt(query["prefix"] ?? "")}?${asked.toString()}`,
      listed,
    );
    found.push(...items);
    page = nextPageToken;
  }
  return found;
}

/** Files whose paths begin like this, all of them. */
export function filesUnder(prefix: string, paging?: Paging): Promise<{ name: string; timeCreated: Date }[]> {
  return filesOf({ prefix }, paging);
}

/** What an account has uploaded for any invitation: `uploads/{invitationId}/{uid}/…`. */
export async function uploadsOf(uid: string): Promise<{ name: string }[]> {
  // Emulators know no pattern and give all uploads, so each is looked at again.
  const found = await filesOf({ prefix: "uploads/", matchGlob: `uploads/*/${uid}/**` });
  return found.filter(({ name }) => name.split("/")[2] === uid);
}
