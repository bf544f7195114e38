import { AppError } from "@janur/domain/errors";
import {
  connectStorageEmulator,
  getStorage,
  ref,
  StorageError,
  uploadBytesResumable,
} from "firebase/storage";
import { NetworkError, ServerFault } from "../calls/call-errors.ts";
import { firebaseApp } from "./auth.ts";
import { emulatorAddress, isDemoProject } from "./config.ts";

const storage = getStorage(firebaseApp);
/** A lift or a tunnel; whoever is longer without a line reads that there is none. */
storage.maxUploadRetryTime = 120_000;
if (isDemoProject) {
  const { host, port } = emulatorAddress("storage");
  connectStorageEmulator(storage, host, port);
}

/** @see uploadFile */
export async function sendFile(
  path: string,
  file: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<void> {
  const task = uploadBytesResumable(ref(storage, path), file, { contentType: file.type });
  const stop = () => {
    task.cancel();
  };
  signal.addEventListener("abort", stop);
  const unwatch = task.on("state_changed", ({ bytesTransferred, totalBytes }) => {
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes);
  });
  try {
    await task;
  } catch (error) {
    throw told(error);
  } finally {
    unwatch();
    signal.removeEventListener("abort", stop);
  }
}

/** The SDK's reasons in our words. */
function told(error: unknown): Error {
  switch (error instanceof StorageError ? error.code : null) {
    case "storage/unauthenticated":
      return new AppError("auth/required");
    case "storage/unauthorized":
      return new AppError("team/not-allowed");
    case "storage/canceled":
      return new DOMException("cancelled", "AbortError");
    case "storage/retry-limit-exceeded":
      return new NetworkError({ cause: error });
    default:
      return new ServerFault("uploading failed", { cause: error });
  }
}
