import { albumPhotoDocument } from "../../store/album-documents.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { sayWord } from "./moderate-album.ts";

interface Place {
  invitationId: string;
  photoId: string;
}

/** Takes a picture from an album for the staff: the family cannot show it any more. One that is gone is no fault. */
export async function barPhoto(photo: Place, now: Date): Promise<void> {
  if (await sayWord(photo, "hide", now, { isBarred: true })) return;
  await mark(photo, true);
}

/** Leaves it to the family again, hidden as it is. */
export function unbarPhoto(photo: Place): Promise<void> {
  return mark(photo, false);
}

function mark({ invitationId, photoId }: Place, isBarred: boolean): Promise<void> {
  const reference = albumPhotoDocument(invitationId, photoId);
  return untilFirst(async () => {
    const snapshot = await reference.get();
    if (snapshot.updateTime === undefined || snapshot.data()?.isBarred === isBarred) return;
    await reference.update({ isBarred }, { lastUpdateTime: snapshot.updateTime });
  });
}
