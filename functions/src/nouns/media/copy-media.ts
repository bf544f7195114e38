import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { storedMediaSchema } from "@janur/domain/media/stored-media";
import { converter, db } from "../../platform/google/firestore.ts";
import { mediaNamesIn } from "./media-names-in.ts";

/**
 * Enters the files that a content names among those of another invitation,
 * which is new and has no other. Safe to run again. Nothing is stored twice: what is stored goes with
 * the last invitation that has it.
 */
export async function copyMedia(from: string, to: string, content: object, now: Date): Promise<void> {
  const names = mediaNamesIn(content);
  if (names.size === 0) return;
  const files = db().collection(paths.mediaFiles(from)).withConverter(converter(storedMediaSchema));
  await db().runTransaction(async (transaction) => {
    const found = await transaction.get(files);
    for (const document of found.docs) {
      const media = document.data();
      if (media.state !== "ready" || !names.has(media.name)) continue;
      const checkAt = new Date(now.getTime() + limits.media.unusedMs);
      const copy = db().doc(paths.mediaFile(to, media.id));
      transaction.set(copy, { ...media, checkAt, unusedSince: null });
    }
  });
}
