import { expect, test, vi } from "vitest";
import { NetworkError } from "../../lib/calls/call-errors.ts";
import { RefusedFile } from "./refused-file.ts";
import { UploadQueue, type UploadSteps } from "./upload-queue.ts";

/** Files that are sent when the test says so. */
function newQueue(change: Partial<UploadSteps<string>> = {}) {
  const sent: { finish: (taken: string) => void; fail: (error: Error) => void; onSent: () => void }[] = [];
  const taken: [string, string][] = [];
  let isOnline = true;
  const queue = new UploadQueue<string>({
    prepare: (file) => Promise.resolve(file),
    send: (_file, _target, { signal, onProgress, onSent }) =>
      new Promise((finish, fail) => {
        onProgress(0.5);
        signal.addEventListener("abort", () => {
          fail(new DOMException("cancelled", "AbortError"));
        });
        sent.push({ finish, fail, onSent });
      }),
    isOnline: () => isOnline,
    onTaken: (target, name) => taken.push([target, name]),
    ...change,
  });
  const states = () => queue.snapshot().map(({ fileName, state }) => `${fileName} ${state.kind}`);
  const setOnline = (value: boolean) => {
    isOnline = value;
  };
  return { queue, sent, taken, states, setOnline };
}

const files = (...names: string[]) => names.map((name) => ({ name, file: new Blob([name]) }));

test("two go at once, the next one as soon as one is there", async () => {
  const { queue, sent, taken, states } = newQueue();
  queue.add("gallery-1", files("a", "b", "c"));
  await vi.waitFor(() => {
    expect(states()).toEqual(["a sending", "b sending", "c queued"]);
  });
  sent[0]?.onSent();
  expect(states()[0]).toBe("a checking");
  sent[0]?.finish("first");
  await vi.waitFor(() => {
    expect(states()).toEqual(["b sending", "c sending"]);
  });
  expect(taken).toEqual([["gallery-1", "first"]]);
});

test("one that overtook another is named to it, so that the order of choosing stays", async () => {
  const order: string[][] = [];
  const { queue, sent } = newQueue({
    onTaken: (_target, name, later) => {
      order.push([name, ...later]);
    },
  });
  queue.add("gallery-1", files("a", "b", "c"));
  await vi.waitFor(() => {
    expect(sent).toHaveLength(2);
  });
  sent[1]?.finish("second");
  await vi.waitFor(() => {
    expect(sent).toHaveLength(3);
  });
  sent[2]?.finish("third");
  sent[0]?.finish("first");
  await vi.waitFor(() => {
    expect(order).toEqual([["second"], ["third"], ["first", "second", "third"]]);
  });
});

test("one that is refused says why and keeps nobody up", async () => {
  const { queue, sent, taken, states } = newQueue();
  queue.add("gallery-1", files("a", "b"));
  await vi.waitFor(() => {
    expect(sent).toHaveLength(2);
  });
  sent[0]?.fail(new RefusedFile("heic"));
  sent[1]?.finish("second");
  await vi.waitFor(() => {
    expect(states()).toEqual(["a refused"]);
  });
  expect(queue.snapshot()[0]?.state).toEqual({ kind: "refused", reason: "heic" });
  expect(taken).toEqual([["gallery-1", "second"]]);

  queue.add("cover", files("c"));
  expect(states()[0]).toBe("a refused");
  queue.add("gallery-1", files("d"));
  expect(states()).toEqual(["c preparing", "d preparing"]);
});

test("without signal it waits and goes on by itself; what fails otherwise waits for a tap", async () => {
  const { queue, sent, states, setOnline } = newQueue();
  queue.add("gallery-1", files("a", "b"));
  await vi.waitFor(() => {
    expect(sent).toHaveLength(2);
  });
  sent[1]?.fail(new Error("500"));
  setOnline(false);
  sent[0]?.fail(new NetworkError());
  await vi.waitFor(() => {
    expect(states()).toEqual(["a offline", "b failed"]);
  });
  setOnline(true);
  queue.resume();
  await vi.waitFor(() => {
    expect(states()).toEqual(["a sending", "b failed"]);
  });
  queue.retry(queue.snapshot()[1]?.key ?? 0);
  await vi.waitFor(() => {
    expect(states()).toEqual(["a sending", "b sending"]);
  });
});

test("what fails where nobody sees it is told, with all that did", async () => {
  const lost: string[][] = [];
  const { queue, sent, states } = newQueue({
    onLost: (uploads) => {
      lost.push(uploads.map(({ fileName }) => fileName));
    },
  });
  const leave = queue.watch("gallery-1");
  queue.add("gallery-1", files("a"));
  await vi.waitFor(() => {
    expect(sent).toHaveLength(1);
  });
  sent[0]?.fail(new Error("500"));
  await vi.waitFor(() => {
    expect(states()).toEqual(["a failed"]);
  });
  expect(lost).toEqual([]);
  queue.add("gallery-1", files("b", "c"));
  leave();
  await vi.waitFor(() => {
    expect(sent).toHaveLength(3);
  });
  sent[1]?.fail(new NetworkError());
  sent[2]?.fail(new RefusedFile("heic"));
  await vi.waitFor(() => {
    expect(lost).toEqual([
      ["a", "b"],
      ["a", "b", "c"],
    ]);
  });
});

test("a cancelled one is stopped, is nobody's picture, and makes room", async () => {
  const { queue, sent, taken, states } = newQueue();
  queue.add("gallery-1", files("a", "b", "c"));
  await vi.waitFor(() => {
    expect(sent).toHaveLength(2);
  });
  queue.remove(queue.snapshot()[0]?.key ?? 0);
  await vi.waitFor(() => {
    expect(states()).toEqual(["b sending", "c sending"]);
  });
  sent[0]?.finish("too late");
  expect(taken).toEqual([]);
});
