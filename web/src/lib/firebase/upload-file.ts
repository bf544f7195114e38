import { AppError } from "@janur/domain/errors";
import { NetworkError, ServerFault } from "../calls/call-errors.ts";
import { auth } from "./auth.ts";
import { emulatorAddress, firebaseOptions, isDemoProject } from "./config.ts";

/*
 * Over Cloud Storage's own HTTP interface: of its SDK nothing else is needed,
 * and only XMLHttpRequest tells how far a body has come.
 */

interface UploadOptions {
  signal: AbortSignal;
  /** From 0 to 1, as often as the browser tells it. */
  onProgress: (part: number) => void;
}

/**
 * Puts a file where the rules let the signed-in account put it.
 * @throws AppError `team/not-allowed` where they do not, NetworkError, ServerFault, and the signal's own reason
 */
export async function uploadFile(path: string, file: Blob, options: UploadOptions): Promise<void> {
  const { signal, onProgress } = options;
  const token = await auth.currentUser?.getIdToken();
  signal.throwIfAborted();
  const status = await new Promise<number>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => {
      request.abort();
    };
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => {
      resolve(request.status);
    };
    request.onerror = () => {
      reject(new NetworkError());
    };
    request.onabort = () => {
      reject(new DOMException("cancelled", "AbortError"));
    };
    request.onloadend = () => {
      signal.removeEventListener("abort", stop);
    };
    request.open("POST", addressOf(path));
    request.setRequestHeader("Authorization", `Firebase ${token ?? ""}`);
    request.setRequestHeader("Content-Type", file.type);
    signal.addEventListener("abort", stop);
    request.send(file);
  });
  if (status === 401) throw new AppError("auth/required");
  if (status === 403) throw new AppError("team/not-allowed");
  if (status !== 200) throw new ServerFault(`uploading answered ${String(status)}`);
}

function addressOf(path: string): string {
  const { host, port } = emulatorAddress("storage");
  const origin = isDemoProject ? `http://${host}:${String(port)}` : "https://firebasestorage.googleapis.com";
  return `${origin}/v0/b/${firebaseOptions.storageBucket ?? ""}/o?name=${encodeURIComponent(path)}`;
}
