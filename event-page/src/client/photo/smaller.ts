import { fact } from "../page.ts";
import { shrink } from "./shrink.ts";

let worker: Worker | null | undefined;
let ids = 0;
const waiting = new Map<number, (blob: Blob | null) => void>();

/** Null where this browser has none that can draw. */
function workerOf(): Worker | null {
  if (worker !== undefined) return worker;
  try {
    worker = "OffscreenCanvas" in window ? new Worker(fact("worker")) : null;
  } catch {
    worker = null;
  }
  worker?.addEventListener("message", ({ data }: MessageEvent<{ id: number; blob: Blob | null }>) => {
    waiting.get(data.id)?.(data.blob);
    waiting.delete(data.id);
  });
  worker?.addEventListener("error", () => {
    worker = null;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  });
  return worker;
}

/** On the page itself: older iPhones draw nowhere else. */
function shrinkHere(file: Blob): Promise<Blob | null> {
  return shrink(file, (width, height) => {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    return canvas;
  }).catch(() => null);
}

/** A smaller copy of a picture, or null for a file that this phone cannot read. */
export async function smaller(file: Blob): Promise<Blob | null> {
  const beside = workerOf();
  if (beside) {
    const blob = await new Promise<Blob | null>((resolve) => {
      waiting.set((ids += 1), resolve);
      beside.postMessage({ id: ids, file });
    });
    if (blob) return blob;
  }
  return shrinkHere(file);
}
