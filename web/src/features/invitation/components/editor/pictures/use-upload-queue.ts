import type { Content } from "@janur/domain/content";
import { useEffect, useState } from "react";
import { uploadPicture, type TakenPicture, type UploadPlace } from "../../../media-data.ts";
import { isQris, withPicture } from "../../../picture-edits.ts";
import { preparePicture, prepareQris } from "../../../prepare-picture.ts";
import { UploadQueue } from "../../../upload-queue.ts";

export type PictureQueue = UploadQueue<TakenPicture>;

/** The pictures on their way into this draft, for as long as it is open. */
export function useUploadQueue(place: UploadPlace, edit: (change: (content: Content) => Content) => void) {
  const [queue] = useState<PictureQueue>(
    () =>
      new UploadQueue({
        prepare: (file, target) => (isQris(target) ? prepareQris(file) : preparePicture(file)),
        send: (picture, target, progress) =>
          uploadPicture({ ...place, kind: isQris(target) ? "qris" : "picture" }, picture, progress),
        isOnline: () => navigator.onLine,
        onTaken: (target, taken) => {
          edit((content) => withPicture(content, target, taken));
        },
      }),
  );
  useEffect(() => {
    const resume = () => {
      queue.resume();
    };
    window.addEventListener("online", resume);
    return () => {
      window.removeEventListener("online", resume);
    };
  }, [queue]);
  return queue;
}
