import { createHash } from "node:crypto";
import type { AlbumPhoto, AlbumState } from "@janur/domain/album/album-photo";
import { AppError } from "@janur/domain/errors";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { writeFile } from "../../platform/google/bucket.ts";
import { wasOvertaken } from "../../platform/google/until-first.ts";
import { atMost } from "../../platform/limits/at-most.ts";
import { albumPhotoDocument, albumUploadPath } from "../../store/album-documents.ts";
import { photoOfPhone, type OwnPhotoCall } from "./receive-part.ts";
import { joinParts, removeParts } from "./upload-parts.ts";

/** An instance has 256 MiB, and each of these holds a whole upload twice. */
const inTurn = atMost(6);

/**
 * All pieces are there: puts them together for the worker that draws the picture. Told of it again, it says how the
 * picture stands.
 * @throws AppError `album/not-found`
 */
export async function finishAlbumPhoto(
  input: OwnPhotoCall,
  _caller: unknown,
  now: Date,
): Promise<{ state: AlbumState; missing: number[] }> {
  const photo = await photoOfPhone(input);
  const isOnItsWay = photo.state === "arriving" || photo.state === "drawing";
  if (!isOnItsWay || photo.upload === null) return { state: photo.state, missing: [] };
  const { invitationId, photoId } = input;
  const { bytes, hash } = photo.upload;
  return inTurn(async () => {
    const joined = await joinParts(invitationId, photoId, bytes);
    if ("missing" in joined) {
      // Pieces go once the whole is with the worker, perhaps by the same call sent twice and while this one looked.
      const { state } = await photoOfPhone(input);
      return { state, missing: state === "arriving" ? joined.missing : [] };
    }
    if (createHash("sha256").update(joined.whole).digest("hex") !== hash) {
      await removeParts(invitationId, photoId);
      return { state: await move(input, { state: "refused", ...refused("changed", now) }), missing: [] };
    }
    const state = await handOver(input, joined.whole, now);
    await removeParts(invitationId, photoId);
    return { state, missing: [] };
  });
}

/** What a picture becomes that is not taken; it takes nobody's room. */
export function refused(reason: NonNullable<AlbumPhoto["reason"]>, now: Date) {
  return { reason, countedAt: null, checkAt: new Date(now.getTime() + albumLimits.refusedMs) } as const;
}

/** Gives a whole upload to the worker: first the word, then the file, whose arrival calls it. */
export async function handOver(
  photo: Pick<OwnPhotoCall, "invitationId" | "photoId">,
  whole: Buffer,
  now: Date,
): Promise<AlbumState> {
  const checkAt = new Date(now.getTime() + albumLimits.refusedMs);
  const state = await move(photo, { state: "drawing", checkAt });
  if (state === "drawing")
    await writeFile(albumUploadPath(photo.invitationId, photo.photoId), whole, "application/octet-stream");
  return state;
}

/** @returns the state in which it is then: of two that finish at once, or that remove it meanwhile, one is the first */
async function move(
  { invitationId, photoId }: Pick<OwnPhotoCall, "invitationId" | "photoId">,
  change: Partial<AlbumPhoto> & { state: AlbumState },
): Promise<AlbumState> {
  const reference = albumPhotoDocument(invitationId, photoId);
  const snapshot = await reference.get();
  const state = snapshot.data()?.state;
  if (state === undefined || state === "leaving" || snapshot.updateTime === undefined)
    throw new AppError("album/not-found");
  if (state !== "arriving") return state;
  try {
    await reference.update(change, { lastUpdateTime: snapshot.updateTime });
    return change.state;
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
    const after = (await reference.get()).data()?.state;
    if (after === undefined) throw new AppError("album/not-found");
    return after;
  }
}
