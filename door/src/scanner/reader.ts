/** Reads the code on a picture; null for none. */
export interface Reader {
  read: (picture: ImageData) => Promise<string | null>;
}

interface Detector {
  detect: (picture: ImageData) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}
declare global {
  // Chromium's own; in no library of types yet.
  var BarcodeDetector: DetectorClass | undefined;
}

/** What the browser brings, else machine code in a worker, so that the screen never waits for a picture. */
export async function makeReader(): Promise<Reader> {
  const Own = globalThis.BarcodeDetector;
  if (Own !== undefined && (await Own.getSupportedFormats().catch((): string[] => [])).includes("qr_code")) {
    const detector = new Own({ formats: ["qr_code"] });
    return {
      read: async (picture) => (await detector.detect(picture).catch(() => []))[0]?.rawValue ?? null,
    };
  }
  return workerReader();
}

function workerReader(): Reader {
  const worker = new Worker(new URL("reader-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (text: string | null) => void>();
  let next = 0;
  worker.addEventListener("message", (message: MessageEvent<{ id: number; text: string }>) => {
    waiting.get(message.data.id)?.(message.data.text === "" ? null : message.data.text);
    waiting.delete(message.data.id);
  });
  return {
    read: (picture) =>
      new Promise((resolve) => {
        next += 1;
        waiting.set(next, resolve);
        worker.postMessage({ id: next, picture }, [picture.data.buffer]);
      }),
  };
}
