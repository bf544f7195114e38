import { AppError } from "@janur/domain/errors";
import type { FirebaseStorage } from "firebase/storage";
import { NetworkError, ServerFault } from "../calls/call-errors.ts";
import { firebaseApp } from "./auth.ts";
import { emulatorAddress, isDemoProject } from "./config.ts";

/** A lift or a tunnel; whoever is longer without a line reads that there is none. */
const patienceMs = 120_000;

// Cloud Storage's SDK is wanted by nobody who uploads nothing.
const loadSdk = () => import("firebase/storage");
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

interface UploadOptions {
  signal: AbortSignal;
  /** From 0 to 1, as often as it is known. */
  onProgress: (part: number) => void;
}

/**
 * Puts a file where the rules let the signed-in account put it. Where the line breaks it goes on from what has arrived.
 * @throws AppError `auth/required`, `team/not-allowed` where the rules do not let them; NetworkError after two minutes
 *   without a line, ServerFault, and an AbortError when the signal says so
 */
export async function uploadFile(
  path: string,
  file: Blob,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  const sdk = await loadSdk();
  signal.throwIfAborted();
  const task = sdk.uploadBytesResumable(sdk.ref(openStorage(sdk), path), file, { contentType: file.type });
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
    throw told(sdk, error);
  } finally {
    unwatch();
    signal.removeEventListener("abort", stop);
  }
}

let storage: FirebaseStorage | undefined;

function openStorage({ getStorage, connectStorageEmulator }: Sdk): FirebaseStorage {
  if (storage !== undefined) return storage;
  storage = getStorage(firebaseApp);
  storage.maxUploadRetryTime = patienceMs;
  if (isDemoProject) {
    const { host, port } = emulatorAddress("storage");
    connectStorageEmulator(storage, host, port);
  }
  return storage;
}

/** The SDK's reasons in our words. */
function told({ StorageError }: Sdk, error: unknown): Error {
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
