import { limits } from "@janur/domain/limits";
import { afterEach, expect, test, vi } from "vitest";
import type { Answer, Question } from "./import-worker.ts";
import { startReader } from "./reader.ts";

vi.mock("./import-worker.ts", () => ({ workerAddress: "file:///import-worker.js" }));

/** A worker whose answers come when the test says so. */
class SlowWorker {
  static asked: Question[] = [];
  static answer: (answer: Answer) => void = () => undefined;
  onmessage: ((event: { data: Answer }) => void) | null = null;
  isOver = false;
  postMessage(question: Question) {
    SlowWorker.asked.push(question);
    SlowWorker.answer = (data) => {
      if (!this.isOver) this.onmessage?.({ data });
    };
  }
  terminate() {
    this.isOver = true;
  }
}
vi.stubGlobal("Worker", SlowWorker);

afterEach(() => {
  SlowWorker.asked = [];
  vi.useRealTimers();
});

const check = (columns: Extract<Question, { kind: "check" }>["columns"]): Question => ({
  kind: "check",
  columns,
  hasHeader: true,
  existing: [],
  context: { guest: limits.guest, emailPattern: "@", ceremonies: [] },
});
const checked = (ms: number): Answer => ({ kind: "checked", rows: [], doubles: [], ms });

test("a question that is asked while another one is open gets its own answer", async () => {
  const reader = await startReader();
  const first = reader.ask(check(["name", "phone"]), "checked");
  const second = reader.ask(check(["phone", "name"]), "checked");
  await vi.waitFor(() => {
    expect(SlowWorker.asked).toHaveLength(1);
  });
  SlowWorker.answer(checked(1));
  expect(await first).toEqual(checked(1));
  await vi.waitFor(() => {
    expect(SlowWorker.asked.map((question) => question.kind === "check" && question.columns)).toEqual([
      ["name", "phone"],
      ["phone", "name"],
    ]);
  });
  SlowWorker.answer(checked(2));
  expect(await second).toEqual(checked(2));
});

test("what was asked before the end is neither answered nor refused later", async () => {
  vi.useFakeTimers();
  const reader = await startReader();
  const settled = vi.fn();
  void reader.ask(check(["name"]), "checked").then(settled, settled);
  void reader.ask(check(["phone"]), "checked").then(settled, settled);
  await vi.advanceTimersByTimeAsync(0);
  reader.stop();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(settled).not.toHaveBeenCalled();
});
