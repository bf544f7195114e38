import type { Filling } from "@janur/domain/seating/fill-seats";
import type { FillQuestion } from "./fill-worker.ts";

/** Looks for seats beside the page, so that nothing on it waits. */
export async function fillBeside(question: FillQuestion): Promise<Filling> {
  const { workerAddress } = await import("./fill-worker.ts");
  const worker = new Worker(workerAddress, { type: "module" });
  try {
    return await new Promise<Filling>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Filling>) => {
        resolve(data);
      };
      worker.onerror = ({ message }) => {
        reject(new Error(message));
      };
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
