import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { filesUnder, removeFile, uploadsOf } from "../../platform/google/bucket.ts";
import { photosUnder } from "../../nouns/account/save-profile-photo.ts";

/** The photos of the profile, and what waits under the account's name among the uploads. */
export async function eraseFiles({ uid }: ErasedAccount): Promise<void> {
  const [photos, uploads] = await Promise.all([filesUnder(photosUnder(uid)), uploadsOf(uid)]);
  for (const { name } of [...photos, ...uploads]) await removeFile(name);
}
