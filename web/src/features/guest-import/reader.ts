import type { Answer, Question } from "./import-worker.ts";

/** So long a file may be read; what takes longer never ends. */
const patienceMs = 60_000;

export interface Reader {
  /** One question at a time. @throws DOMException when it takes too long, Error when the worker fails */
  ask: <Kind extends Answer["kind"]>(
    question: Question,
    kind: Kind,
  ) => Promise<Extract<Answer, { kind: Kind | "refused" }>>;
  stop: () => void;
}

/** Starts what reads files beside the page, so that nothing on it waits. */
export async function startReader(): Promise<Reader> {
  const { workerAddress } = await import("./import-worker.ts");
  const worker = new Worker(workerAddress, { type: "module" });
  return {
    ask: (question, kind) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          worker.terminate();
          reject(new Error("the reader takes too long"));
        }, patienceMs);
        worker.onmessage = ({ data }: MessageEvent<Answer>) => {
          clearTimeout(timer);
          if (isAnswer(data, kind)) resolve(data);
          else reject(new Error(`the reader answered ${data.kind}`));
        };
        worker.onerror = ({ message }) => {
          clearTimeout(timer);
          reject(new Error(message));
        };
        worker.postMessage(question);
      }),
    stop: () => {
      worker.terminate();
    },
  };
}

function isAnswer<Kind extends Answer["kind"]>(
  answer: Answer,
  kind: Kind,
): answer is Extract<Answer, { kind: Kind | "refused" }> {
  return answer.kind === kind || answer.kind === "refused";
}
