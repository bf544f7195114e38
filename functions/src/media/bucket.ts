import * as z from "zod";
import { filesBucket, uploadsBucket } from "../runtime.ts";
import { googleToken } from "../service/google-token.ts";
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

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const emulator = process.env["FIREBASE_STORAGE_EMULATOR_HOST"];
  const base = emulator === undefined ? "https://storage.googleapis.com" : `http://${emulator}`;
  const token = emulator === undefined ? await googleToken() : "owner";
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${token}`);
  return fetch(`${base}${path}`, { ...init, headers });
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
  const response = await ask(objectOf(path));
  if (response.status === 404) return null;
  if (!response.ok) throw failed("reading facts", response);
  const { size, md5Hash } = factsSchema.parse(await response.json());
  return { size, hash: md5Hash };
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
  const response = await ask(`${objectOf(path)}?alt=media`, { headers });
  if (response.status === 404) return null;
  if (response.status !== (range === null ? 200 : 206) || response.body === null) {
    throw failed("reading", response);
  }
  return response.body;
}

/** Writes a whole file; one of that name is replaced. */
export async function writeFile(path: string, bytes: Uint8Array, contentType: string): Promise<void> {
  const response = await ask(
    `/upload${objectsAt(path)}?uploadType=media&name=${encodeURIComponent(path)}`,
    // A copy of its own, because a body must not lie in shared memory.
    { method: "POST", body: new Uint8Array(bytes), headers: { "Content-Type": contentType } },
  );
  if (!response.ok) throw failed("writing", response);
  await response.body?.cancel();
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
  let written = 0;
  const source = bytes[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await source.next();
      if (next.done === true) {
        controller.close();
        return;
      }
      written += next.value.length;
      controller.enqueue(next.value);
    },
  });
  const init = { method: "POST", body, duplex: "half", headers: { "Content-Type": contentType } };
  const response = await ask(
    `/upload${objectsAt(path)}?uploadType=media&name=${encodeURIComponent(path)}`,
    init,
  );
  if (!response.ok) throw failed("writing", response);
  await response.body?.cancel();
  return written;
}

/** Removes a file; one that is gone already is no fault. */
export async function removeFile(path: string): Promise<void> {
  const response = await ask(objectOf(path), { method: "DELETE" });
  if (!response.ok && response.status !== 404) throw failed("removing", response);
  await response.body?.cancel();
}

/** Files whose paths begin like this, at most a thousand. */
export async function filesUnder(prefix: string): Promise<{ name: string; timeCreated: Date }[]> {
  const response = await ask(`${objectsAt(prefix)}?prefix=${encodeURIComponent(prefix)}`);
  if (!response.ok) throw failed("listing", response);
  return listSchema.parse(await response.json()).items;
}

/** What an account has uploaded for any invitation: `uploads/{invitationId}/{uid}/…`. */
export async function uploadsOf(uid: string): Promise<{ name: string }[]> {
  const found: { name: string }[] = [];
  // Emulators know no pattern and give all uploads, so each is looked at again.
  const query = new URLSearchParams({ prefix: "uploads/", matchGlob: `uploads/*/${uid}/**` });
  for (let page: string | undefined = ""; page !== undefined;) {
    if (page !== "") query.set("pageToken", page);
    const response = await ask(`${objectsAt("uploads/")}?${query.toString()}`);
    if (!response.ok) throw failed("listing", response);
    const { items, nextPageToken } = listSchema.parse(await response.json());
    found.push(...items.filter(({ name }) => name.split("/")[2] === uid));
    page = nextPageToken;
  }
  return found;
}
