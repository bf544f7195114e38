import { limits } from "@janur/domain/limits";
import { expect, test } from "vitest";
import { SenderCounts } from "./sender-counts.ts";

const { count, windowMs } = limits.guest.wrongLinks;
const at = (ms: number) => new Date(Date.parse("2026-12-01T00:00:00Z") + ms);

test("a sender is full after so many, alone, and until the window ends", () => {
  const wrong = new SenderCounts(limits.guest.wrongLinks);
  for (let index = 1; index < count; index += 1) wrong.add("one", at(index));
  expect(wrong.isFull("one", at(count))).toBe(false);
  wrong.add("one", at(count));
  expect(wrong.isFull("one", at(count))).toBe(true);
  expect(wrong.isFull("two", at(count))).toBe(false);
  expect(wrong.isFull("one", at(windowMs))).toBe(true);
  expect(wrong.isFull("one", at(1 + windowMs))).toBe(false);
});

test("many senders do not grow the memory without end, and the newest is remembered", () => {
  const wrong = new SenderCounts(limits.guest.wrongLinks);
  for (let index = 0; index < count; index += 1) wrong.add("first", at(0));
  for (let index = 0; index < 10_000; index += 1) wrong.add(`sender-${String(index)}`, at(1));
  expect(wrong.isFull("first", at(2))).toBe(false);
  for (let index = 0; index < count; index += 1) wrong.add("last", at(2));
  expect(wrong.isFull("last", at(3))).toBe(true);
});
