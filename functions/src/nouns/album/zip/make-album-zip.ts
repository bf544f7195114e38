import { albumZipJobSchema, type AlbumZipJob } from "@janur/domain/album/album-zip-job";
import type { AlbumPhoto } from "@janur/domain/album/album-photo";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { limits } from "@janur/domain/limits";
import * as logger from "firebase-functions/logger";
import { bytesIn } from "../../../platform/files/bytes-in.ts";
import { directoryEndBytes, directoryPlace, joinedDirectory } from "./joined-zip.ts";
import { zipFiles, type FileToZip } from "../../../platform/files/zip-files.ts";
import { filesUnder, openFile, removeFile, writeFile, writeStream } from "../../../platform/google/bucket.ts";
import { faultOf } from "../../../platform/log/fault.ts";
import { keepProgress, leaseEnd, leaseJob, type Lease } from "../../../platform/sweep/lease-job.ts";
import { albumPhotos } from "../../../store/album-documents.ts";
import { masterPath } from "../../../store/stored-media-document.ts";
import { albumDirectoryPath, albumZipJobDocument, albumZipPath, albumZipsUnder } from "./zip-documents.ts";

/**
 * Makes archives of an album, `albumLimits.zip.pictures` in each, straight from file to file: nothing is held but the
 * piece at hand. How far it came is noted after each, so that stopped anywhere it goes on with the next. At the end the
 * directory of all is written, by which they are read as one. Finished ones whose time is over are forgotten. Safe to run
 * any number of times and at the same time.
 * @param clock the server's time
 */
export async function makeAlbumZip(invitationId: string, clock: () => Date): Promise<void> {
  const reference = albumZipJobDocument(invitationId);
  const lease = await leaseJob(reference, clock());
  if (lease === null) return;
  if (lease.job.state === "ready" || lease.job.state === "failed") {
    await removeZips(invitationId, null);
    await reference.delete({ lastUpdateTime: lease.since });
    return;
  }
  try {
    await work(lease, clock);
  } catch (error) {
    logger.error("an album was not packed", { fault: faultOf(error) });
    await giveUpOrTryLater(lease.job, clock());
  }
}

async function work(first: Lease<AlbumZipJob>, clock: () => Date): Promise<void> {
  let lease: Lease<AlbumZipJob> | null = first;
  for (;;) {
    const { job }: Lease<AlbumZipJob> = lease;
    const photos = await photosAfter(job);
    const last = photos.at(-1);
    if (last === undefined) break;
    const before = job.parts.reduce((sum, part) => sum + part.pictures, 0);
    const path = albumZipPath(job, job.parts.length);
    const bytes = await writeStream(path, zipFiles(filesOf(photos, before)), "application/zip");
    const part = { pictures: photos.length, bytes, last: { at: last.createdAt, id: last.id } };
    lease = await keep(lease, { state: "working", parts: [...job.parts, part], dueAt: leaseEnd(clock()) });
    if (lease === null) return;
  }
  const whole = await writeDirectory(lease.job);
  const dueAt = new Date(clock().getTime() + albumLimits.zip.keptMs);
  if ((await keep(lease, { state: "ready", whole, dueAt })) === null) return;
  await removeZips(first.job.invitationId, first.job.askedAt);
}

/** Written from the directories that are there, so that it may be written again. */
async function writeDirectory(job: AlbumZipJob): Promise<AlbumZipJob["whole"]> {
  const found: { directory: Buffer; at: number }[] = [];
  for (const [index, { bytes }] of job.parts.entries()) {
    const path = albumZipPath(job, index);
    const place = directoryPlace(await piece(path, bytes - directoryEndBytes, bytes));
    found.push({ directory: await piece(path, place.at, place.at + place.bytes), at: place.at });
  }
  const directory = joinedDirectory(found);
  await writeFile(albumDirectoryPath(job), directory, "application/octet-stream");
  return { pictureBytes: found.map(({ at }) => at), directoryBytes: directory.length };
}

async function piece(path: string, first: number, end: number): Promise<Buffer> {
  // Of an archive whose pictures were all taken out meanwhile there is no entry.
  if (first === end) return Buffer.alloc(0);
  const bytes = await openFile(path, { first, last: end - 1 });
  if (bytes === null) throw new Error("an archive is gone");
  return bytesIn(bytes);
}

/** What the family has: shown and waiting ones, hidden ones not. */
async function photosAfter({ invitationId, parts }: AlbumZipJob): Promise<AlbumPhoto[]> {
  let query = albumPhotos(invitationId)
    .where("state", "in", ["shown", "waiting"])
    .orderBy("createdAt", "asc")
    .orderBy("id", "asc");
  const last = parts.at(-1)?.last;
  if (last !== undefined) query = query.startAfter(last.at, last.id);
  const found = await query.limit(albumLimits.zip.pictures).get();
  return found.docs.map((document) => document.data());
}

/** One that is taken out meanwhile is left out. */
async function* filesOf(photos: readonly AlbumPhoto[], before: number): AsyncGenerator<FileToZip> {
  for (const [index, { name, by }] of photos.entries()) {
    const bytes = await openFile(masterPath(name), null);
    if (bytes === null) continue;
    const number = String(before + index + 1).padStart(4, "0");
    yield { name: [number, fileWords(by)].filter(Boolean).join(" ") + ".jpg", bytes, isPacked: true };
  }
}

/** A name as every system takes it in a file's. */
function fileWords(by: string): string {
  return by
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N} .&'-]/gu, "")
    .replaceAll(/\s+/g, " ")
    .slice(0, 60)
    .trim();
}

async function giveUpOrTryLater(job: AlbumZipJob, now: Date): Promise<void> {
  const reference = albumZipJobDocument(job.invitationId);
  const snapshot = await reference.get();
  const current = snapshot.data();
  if (current === undefined || snapshot.updateTime === undefined) return;
  const failures = current.failures + 1;
  const change =
    failures < albumLimits.zip.attempts
      ? { failures, dueAt: new Date(now.getTime() + limits.job.pauseMs) }
      : { failures, state: "failed" as const, dueAt: new Date(now.getTime() + albumLimits.zip.keptMs) };
  await keep({ job: current, since: snapshot.updateTime }, change);
}

function keep(lease: Lease<AlbumZipJob>, change: Partial<AlbumZipJob>): Promise<Lease<AlbumZipJob> | null> {
  const parsed = albumZipJobSchema.partial().parse(change);
  return keepProgress(albumZipJobDocument(lease.job.invitationId), lease, parsed);
}

/** Removes archives but those that were asked for then. */
async function removeZips(invitationId: string, but: Date | null): Promise<void> {
  const kept = but === null ? null : `${albumZipsUnder(invitationId)}${String(but.getTime())}/`;
  const waste = (await filesUnder(albumZipsUnder(invitationId))).filter(
    ({ name }) => kept === null || !name.startsWith(kept),
  );
  await Promise.all(waste.map(({ name }) => removeFile(name)));
}
