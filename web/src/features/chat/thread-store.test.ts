import { chatLimits } from "@janur/domain/limits/chat-limits";
import { describe, expect, test } from "vitest";
import type { LatestMessages, ThreadMessage } from "./message-data.ts";
import { ThreadStore, withLatest } from "./thread-store.ts";

const message = (number: number): ThreadMessage => ({
  id: `m${String(number)}`,
  by: "host",
  uid: "rani",
  name: "Rani",
  text: String(number),
  createdAt: new Date(number),
  place: String(number).padStart(6, "0"),
});
/** Oldest first. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => message(from + index));
const latest = (from: number, to: number): LatestMessages => ({
  messages: range(from, to).reverse(),
  pending: [],
  isFull: to - from >= chatLimits.page,
  isFromServer: true,
});
const { page } = chatLimits;

describe("the latest page", () => {
  test("begins a thread, with older ones behind a full page", () => {
    const nothing = { messages: null, hasOlder: false };
    expect(withLatest(nothing, latest(0, 3))).toEqual({ messages: range(0, 3), hasOlder: false });
    expect(withLatest(nothing, latest(0, page)).hasOlder).toBe(true);
  });

  test("joins what is known, and what has slid out of it stays", () => {
    const known = { messages: range(0, page), hasOlder: false };
    const next = withLatest(known, latest(4, page + 4));
    expect(next).toEqual({ messages: range(0, page + 4), hasOlder: false });
  });

  test("begins anew where more came than it shows, so that nothing is missing in between", () => {
    const known = { messages: range(0, page), hasOlder: false };
    const next = withLatest(known, latest(page + 10, 2 * page + 10));
    expect(next).toEqual({ messages: range(page + 10, 2 * page + 10), hasOlder: true });
  });
});

test("scrolling up puts older pages before it, until there are none", async () => {
  const all = range(0, page + 5);
  const store = new ThreadStore({
    watch: (next) => {
      next(latest(5, page + 5));
      return () => undefined;
    },
    older: ({ place }) => Promise.resolve(all.filter((one) => one.place < place).reverse()),
  });
  store.subscribe(() => undefined);
  expect(store.get()).toMatchObject({ hasOlder: true });
  await Promise.all([store.loadOlder(), store.loadOlder()]);
  expect(store.get()).toEqual({ messages: all, hasOlder: false, error: null });
});

test("a message that this device remembers alone joins nothing: what came before it is not left out", () => {
  let next: (latest: LatestMessages) => void = () => undefined;
  const store = new ThreadStore({
    watch: (told) => {
      next = told;
      return () => undefined;
    },
    older: () => Promise.resolve([]),
  });
  store.subscribe(() => undefined);
  next(latest(0, page));
  // Its own, number page + 1, was taken as the line broke; the one before it was somebody else's.
  const remembered = { ...latest(2, page), isFromServer: false };
  next({ ...remembered, messages: [message(page + 1), ...remembered.messages] });
  expect(store.get().messages?.at(-1)?.id).toBe(`m${String(page + 1)}`);
  next(latest(page + 1, 2 * page + 1));
  expect(store.get()).toMatchObject({ messages: range(page + 1, 2 * page + 1), hasOlder: true });
});

test("a message whose answer was lost is not left out when others wrote a whole page meanwhile", async () => {
  const all = range(0, 2 * page);
  let next: (latest: LatestMessages) => void = () => undefined;
  const store = new ThreadStore({
    watch: (told) => {
      next = told;
      return () => undefined;
    },
    older: ({ place }) => Promise.resolve(all.filter((one) => one.place < place).reverse()),
  });
  store.subscribe(() => undefined);
  next(latest(0, 10));
  // The server has taken its message 10, and those of others after it; its answer to 10 is lost.
  const others = (from: number, to: number): LatestMessages => {
    const shown = latest(from, to);
    return { ...shown, messages: shown.messages.filter(({ id }) => id !== "m10"), pending: ["m10"] };
  };
  next(others(0, 20));
  next(others(0, page));
  next(others(9, page + 9));
  next(latest(15, page + 15));
  while (store.get().hasOlder) await store.loadOlder();
  expect(store.get().messages).toEqual(range(0, page + 15));
});

test("an empty cache is no empty chat, and a failure can be tried again", () => {
  let failing = true;
  const store = new ThreadStore({
    watch: (next, fail) => {
      if (failing) fail(new Error("no signal"));
      else next({ messages: [], pending: [], isFull: false, isFromServer: false });
      return () => undefined;
    },
    older: () => Promise.resolve([]),
  });
  store.subscribe(() => undefined);
  expect(store.get().error).toEqual(new Error("no signal"));
  failing = false;
  store.retry();
  expect(store.get()).toEqual({ messages: null, hasOlder: false, error: null });
});
