import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { filesUnder, removeFile, writeFile } from "../../platform/google/bucket.ts";
import { db } from "../../platform/google/firestore.ts";
import { siteUrl } from "../../platform/runtime.ts";
import { profileDocument } from "../../store/account/profile-document.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";

const { side, pixels, rate } = limits.account.photo;
const formats: readonly (string | undefined)[] = ["jpeg", "png", "webp"];

/** How the paths of an account's photos begin; the rest of a name is random, so that none can be guessed. */
export function photosUnder(uid: string): string {
  return `media/${createHash("sha256").update(`photo\n${uid}`).digest("hex").slice(0, 16)}`;
}

/**
 * Stores the account's photo under a new name, which the profile says from then on, and removes the earlier ones:
 * whatever becomes of the browser that asked, nothing names a file that is gone.
 * @throws AppError `input/invalid` for what is no picture, `limit/too-many-requests`
 */
export async function saveProfilePhoto(
  { picture }: { picture: string | null },
  { uid }: AccountCaller,
  now: Date,
): Promise<{ path: string | null }> {
  await countAttempt(["photo", uid], rate, now);
  const encoded = picture === null ? null : await square(Buffer.from(picture, "base64"));
  const earlier = await filesUnder(photosUnder(uid));
  const path =
    encoded === null ? null : `${photosUnder(uid)}${randomBytes(8).toString("hex")}-${String(side)}.webp`;
  if (path !== null && encoded !== null) await writeFile(path, encoded, "image/webp");
  await nameInProfile(uid, path === null ? null : `${siteUrl()}/${path}`);
  await Promise.all(earlier.map(({ name }) => removeFile(name)));
  return { path: path === null ? null : `/${path}` };
}

/** A profile that is not there yet is made with what the sign-in says. */
async function nameInProfile(uid: string, photoURL: string | null): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const profile = profileDocument(uid);
    if ((await transaction.get(profile)).exists) transaction.update(profile, { photoURL });
  });
}

/** The middle of the picture, upright, drawn anew: nothing but its pixels is kept. */
async function square(bytes: Buffer): Promise<Buffer> {
  // Loaded only here: no other operation of hosts needs it at start.
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(bytes, { limitInputPixels: pixels, failOn: "error" });
    const { format } = await image.metadata();
    if (!formats.includes(format)) throw new RangeError("not a picture that we take");
    return await image.rotate().resize(side, side, { fit: "cover" }).webp({ quality: 82 }).toBuffer();
  } catch {
    throw new AppError("input/invalid", { fields: ["picture"] });
  }
}
