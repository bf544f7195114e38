import { afterEach, expect, test, vi } from "vitest";
import { storedMessages, type KeptTexts } from "./stored-messages.ts";
import type { OutgoingMessage } from "./message-data.ts";

afterEach(() => {
  vi.useRealTimers();
});

function storage(): KeptTexts {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => texts.set(key, value),
    removeItem: (key) => {
      texts.delete(key);
    },
  };
}

const message = (text: string): OutgoingMessage => ({
  id: text.padEnd(20, "0"),
  chatId: `team-${"A".repeat(20)}`,
  by: "host",
  uid: "rani",
  name: "Rani",
  text,
  frame: null,
});

test("what a new tab writes in the same moment comes after what the one before has kept", () => {
  vi.useFakeTimers({ now: 1_000 });
  const texts = storage();
  const before = storedMessages("rani", () => texts);
  for (const text of ["a", "b", "c"]) before.put(message(text));
  const after = storedMessages("rani", () => texts);
  after.read();
  for (const text of ["d", "e"]) after.put(message(text));
  const kept = storedMessages("rani", () => texts).read();
  expect(kept.map(({ text }) => text)).toEqual(["a", "b", "c", "d", "e"]);
});

test("a picture's message is kept with its shape; what is neither words nor picture is not read back", () => {
  const texts = storage();
  const kept = storedMessages("rani", () => texts);
  const picture = { ...message("a"), text: "", picture: { width: 640, height: 480 } };
  kept.put(picture);
  kept.put({ ...message("b"), text: "" });
  expect(storedMessages("rani", () => texts).read()).toEqual([picture]);
});
