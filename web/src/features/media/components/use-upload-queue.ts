import type { Content } from "@janur/domain/content/content";
import type { UploadKind } from "@janur/domain/media/stored-media";
import { useState } from "react";
import { showToast } from "../../../ui/toast/toast.ts";
import { uploadMedia, type TakenFile, type UploadPlace } from "../media-data.ts";
import { kindOfTarget, withTaken } from "../../draft/picture-edits.ts";
import { prepareMusic } from "../prepare-music.ts";
import { preparePicture, prepareQris } from "../prepare-picture.ts";
import { lostText } from "../lost-text.ts";
import { UploadQueue } from "../upload-queue.ts";
import { watchUploads } from "../watch-uploads.ts";

const prepare: Record<UploadKind, (file: Blob) => Promise<Blob>> = {
  picture: preparePicture,
  qris: prepareQris,
  music: prepareMusic,
};

export type PictureQueue = UploadQueue<TakenFile>;

/**
 * The pictures on their way into this draft; they arrive there when it is left meanwhile, too, and what does not is told.
 * @param title of the invitation
 */
export function useUploadQueue(
  place: UploadPlace,
  title: string,
  edit: (change: (content: Content) => Content) => void,
) {
  const [queue] = useState<PictureQueue>(() => {
    const made: PictureQueue = new UploadQueue({
      prepare: (file, target) => prepare[kindOfTarget(target)](file),
      send: (file, target, progress) => uploadMedia({ ...place, kind: kindOfTarget(target) }, file, progress),
      isOnline: () => navigator.onLine,
      onTaken: (target, taken, later) => {
        edit((content) => withTaken(content, target, taken, later));
      },
      onLost: (lost) => {
        showToast({ tone: "problem", id: "uploads", message: lostText(lost, title) });
      },
    });
    watchUploads(made);
    return made;
  });
  return queue;
}
