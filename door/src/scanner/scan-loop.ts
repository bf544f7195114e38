import { pictureOf, type Look } from "./picture-of.ts";
import { makeReader, type Reader } from "./reader.ts";

/** Pixels of a frame that are looked at; more cost time and find little more. */
const side = 800;
/** A breath between two looks, so that a cheap phone neither stutters nor runs hot. */
const restMs = 60;
const looks: readonly Look[] = ["whole", "middle"];

let reader: Promise<Reader> | undefined;

/** Loads what reads codes, before the first of them is held up. */
export function readerReady(): Promise<Reader> {
  reader ??= makeReader();
  return reader;
}

/** Looks at what the camera shows, again and again. @returns how to stop */
export function startScanning(video: HTMLVideoElement, found: (text: string) => void): () => void {
  const scanning = new AbortController();
  const { signal } = scanning;
  const run = async () => {
    const { read } = await readerReady();
    for (let turn = 0; !signal.aborted; turn += 1) {
      const picture = document.hidden ? null : pictureOf(video, looks[turn % looks.length] ?? "whole", side);
      const text = picture === null ? null : await read(picture);
      if (text !== null) found(text);
      await new Promise((resolve) => setTimeout(resolve, restMs));
    }
  };
  void run();
  return () => {
    scanning.abort();
  };
}

/** The longer side to which a photograph is shrunk, the larger one tried last. */
const photoSides = [1_000, 2_000];

/** Reads a code from a picture that a guest has sent, or that somebody has taken. */
export async function readPhoto(file: Blob): Promise<string | null> {
  const { read } = await readerReady();
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  for (const size of photoSides)
    for (const look of looks) {
      const picture = pictureOf(bitmap, look, size);
      const text = picture === null ? null : await read(picture);
      if (text !== null) return text;
    }
  return null;
}
