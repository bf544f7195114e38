import { albumPhotoSchema } from "@janur/domain/album/album-photo";
import { converter, db } from "../../platform/google/firestore.ts";
import { sweepDue } from "../../platform/sweep/sweep-due.ts";
import { removePhoto } from "../../nouns/album/remove-photo.ts";

/** Pictures that are read at once. */
const pageSize = 200;
const atOnce = 20;

/**
 * Takes out pictures that never came whole, were not taken, or that the family hid a month ago, and ends what somebody
 * began to take out. Safe to run twice.
 * @returns how many went
 */
export async function purgeAlbum(now: Date): Promise<number> {
  const due = db().collectionGroup("album").orderBy("checkAt").endAt(now);
  const { done } = await sweepDue(
    {
      sweep: "album",
      due,
      dueBy: "checkAt",
      pageSize,
      atOnce,
      work: async (document) => {
        const photo = converter(albumPhotoSchema).fromFirestore(document);
        const invitationId = document.ref.parent.parent?.id ?? "";
        return removePhoto(
          invitationId,
          photo.id,
          ({ checkAt }) => checkAt !== null && checkAt.getTime() <= now.getTime(),
          now,
        );
      },
    },
    now,
  );
  return done;
}
