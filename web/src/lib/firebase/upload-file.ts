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
export async function uploadFile(path: string, file: Blob, options: UploadOptions): Promise<void> {
  // Cloud Storage's SDK is wanted by nobody who uploads nothing.
  const { sendFile } = await import("./send-file.ts");
  options.signal.throwIfAborted();
  await sendFile(path, file, options);
}
