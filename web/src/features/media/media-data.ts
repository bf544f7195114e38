import { paths } from "@janur/domain/paths";
import { storedMediaSchema, type StoredMedia, type UploadKind } from "@janur/domain/media/stored-media";
import { doc } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToSnapshot } from "../../lib/firebase/listen.ts";
import { uploadFile } from "../../lib/firebase/upload-file.ts";
import { RefusedFile } from "./refused-file.ts";

const mediaConverter = readConverter(storedMediaSchema);

/** A file that was taken: what contents need to know of it. */
export interface TakenFile extends Pick<StoredMedia, "picture" | "qris" | "music"> {
  /** Of the stored file. */
  media: string;
}

/** Where an upload goes, and by what it is found again. */
export interface UploadPlace {
  invitationId: string;
  uid: string;
}

/**
 * Sends a file and waits for what becomes of it.
 * @param onSent called once the whole of it is there
 * @throws RefusedFile, AppError, NetworkError, and an AbortError when it was cancelled
 */
export async function uploadMedia(
  { invitationId, uid, kind }: UploadPlace & { kind: UploadKind },
  file: Blob,
  options: { signal: AbortSignal; onProgress: (part: number) => void; onSent: () => void },
): Promise<TakenFile> {
  const uploadId = newUploadId();
  const folder = `uploads/${invitationId}/${uid}${kind === "picture" ? "" : `/${kind}`}`;
  await uploadFile(`${folder}/${uploadId}`, file, options);
  options.onSent();
  return outcomeOf(paths.mediaFile(invitationId, uploadId), options.signal);
}

/** 128 random bits in base64url. */
function newUploadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Hears from the server what became of an upload; its document is not there at once. */
function outcomeOf(path: string, signal: AbortSignal): Promise<TakenFile> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      stop();
      signal.removeEventListener("abort", cancel);
      settle();
    };
    const cancel = () => {
      end(() => {
        reject(new DOMException("cancelled", "AbortError"));
      });
    };
    const stop = listenToSnapshot(
      doc(firestore, path).withConverter(mediaConverter),
      (snapshot) => {
        const media = snapshot.data();
        if (media === undefined || media.state === "waiting") return;
        end(() => {
          const { state, reason, name, picture, qris, music } = media;
          if (state === "ready") resolve({ media: name, picture, qris, music });
          else reject(new RefusedFile(reason ?? "broken"));
        });
      },
      (error) => {
        end(() => {
          reject(error);
        });
      },
    );
    signal.addEventListener("abort", cancel);
  });
}
