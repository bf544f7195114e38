import type { Answer, Question } from "./import-worker.ts";

/** So long a file may be read; what takes longer never ends. */
const patienceMs = 60_000;

export interface Reader {
  /** One question after the other, each with its own answer. @throws Error when it takes too long, or the worker fails */
  ask: <Kind extends Answer["kind"]>(
    question: Question,
    kind: Kind,
  ) => Promise<Extract<Answer, { kind: Kind | "refused" }>>;
  /** Ends it; what is not answered yet never is. */
  stop: () => void;
}

/** Starts what reads files beside the page, so that nothing on it waits. */
export async function startReader(): Promise<Reader> {
  const { workerAddress } = await import("./import-worker.ts");
  const worker = new Worker(workerAddress, { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const answerTo = (question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => {
        worker.terminate();
        reject(new Error("the reader takes too long"));
      }, patienceMs);
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        clearTimeout(timer);
        resolve(data);
      };
      worker.onerror = ({ message }) => {
        clearTimeout(timer);
        reject(new Error(message));
      };
      worker.postMessage(question);
    });
  return {
    ask: async (question, kind) => {
      const own = before.then(() => answerTo(question));
      // Answers say nothing of their questions: the next one waits.
      before = own.catch(() => undefined);
      const answer = await own;
      if (isAnswer(answer, kind)) return answer;
      throw new Error(`the reader answered ${answer.kind}`);
    },
    stop: () => {
      clearTimeout(timer);
      worker.terminate();
      before = new Promise(() => undefined);
    },
  };
}

function isAnswer<Kind extends Answer["kind"]>(
  answer: Answer,
  kind: Kind,
): answer is Extract<Answer, { kind: Kind | "refused" }> {
  return answer.kind === kind || answer.kind === "refused";
}
