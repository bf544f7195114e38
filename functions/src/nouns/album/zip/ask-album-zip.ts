import { albumZipJobId, type AlbumZipJob } from "@janur/domain/album/album-zip-job";
import { AppError } from "@janur/domain/errors";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { openFile } from "../../../platform/google/bucket.ts";
import { untilFirst } from "../../../platform/google/until-first.ts";
import type { TeamCaller } from "../../../platform/http/operation.ts";
import { countAttempt } from "../../../platform/limits/count-attempt.ts";
import { enqueueJob } from "../../../platform/sweep/enqueue-job.ts";
import { albumDirectoryPath, albumZipJobDocument, albumZipPath } from "./zip-documents.ts";
import { bytesIn } from "../../../platform/files/bytes-in.ts";

/**
 * Has archives of the album made. One is on its way at a time: asked for again meanwhile it is the same.
 * @throws AppError `limit/too-many-requests`
 */
export async function askAlbumZip(
  { invitationId }: { invitationId: string },
  { uid }: TeamCaller,
  now: Date,
): Promise<Record<string, never>> {
  const reference = albumZipJobDocument(invitationId);
  const known = (await reference.get()).data();
  if (known?.state === "asked" || known?.state === "working") return {};
  await countAttempt(["album-zip", invitationId], albumLimits.zip.rate, now);
  const askedAt = await untilFirst(async () => {
    const snapshot = await reference.get();
    const job = snapshot.data();
    if (job?.state === "asked" || job?.state === "working") return job.askedAt;
    const asked = {
      kind: "album" as const,
      invitationId,
      account: uid,
      state: "asked" as const,
      askedAt: now,
      parts: [],
      whole: null,
      failures: 0,
      dueAt: now,
    };
    if (snapshot.updateTime === undefined) await reference.create(asked);
    else await reference.update(asked, { lastUpdateTime: snapshot.updateTime });
    return now;
  });
  await enqueueJob(albumZipJobId(invitationId), askedAt);
  return {};
}

/** How far the archives are. */
export async function albumZip({ invitationId }: { invitationId: string }) {
  const job = (await albumZipJobDocument(invitationId).get()).data();
  if (job === undefined) return { state: "none" as const, until: null, whole: null, parts: [] };
  const segments = job.state === "ready" ? wholeOf(job) : [];
  const pictures = job.parts.reduce((sum, part) => sum + part.pictures, 0);
  return {
    state: job.state,
    until: job.state === "ready" ? job.dueAt.toISOString() : null,
    whole: segments.length === 0 ? null : { pictures, bytes: bytesOf(segments) },
    parts: job.parts.map(({ pictures, bytes }) => ({ pictures, bytes })),
  };
}

/**
 * A piece of a finished archive, or of all of them as one, so that no address and no secret ever leads to it and no answer
 * is too large.
 * @throws AppError `export/not-ready`, `input/invalid` beyond its end, `limit/too-many-requests`
 */
export async function readAlbumZip(
  { invitationId, part, offset }: { invitationId: string; part: number | null; offset: number },
  { uid }: TeamCaller,
  now: Date,
): Promise<{ bytes: string; total: number }> {
  await countAttempt(["album-zip-read", uid], albumLimits.zip.pieceRate, now);
  const job = (await albumZipJobDocument(invitationId).get()).data();
  if (job?.state !== "ready" || job.dueAt <= now) throw new AppError("export/not-ready");
  const segments = part === null ? wholeOf(job) : archiveOf(job, part);
  const total = bytesOf(segments);
  let first = offset;
  for (const { path, bytes } of segments) {
    if (first < bytes) {
      // Over the edge of a file it goes on with the next piece.
      const last = Math.min(bytes, first + albumLimits.zip.pieceBytes) - 1;
      const piece = await openFile(path, { first, last });
      if (piece === null) throw new AppError("export/not-ready");
      return { bytes: (await bytesIn(piece)).toString("base64"), total };
    }
    first -= bytes;
  }
  throw new AppError("input/invalid", { fields: ["offset"] });
}

/** The beginning of a file, of so many bytes. */
interface Segment {
  path: string;
  bytes: number;
}

function archiveOf(job: AlbumZipJob, part: number): Segment[] {
  const bytes = job.parts[part]?.bytes;
  return bytes === undefined ? [] : [{ path: albumZipPath(job, part), bytes }];
}

/** The pictures of every archive, one after the other, and the directory of all of them. */
function wholeOf(job: AlbumZipJob): Segment[] {
  if (job.whole === null) return [];
  const { pictureBytes, directoryBytes } = job.whole;
  return [
    ...pictureBytes.map((bytes, part) => ({ path: albumZipPath(job, part), bytes })),
    { path: albumDirectoryPath(job), bytes: directoryBytes },
  ];
}

function bytesOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { bytes }) => sum + bytes, 0);
}
