import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { publicWish, publicWishSchema, wishInputSchema, type Wish } from "./wish.ts";

const wish: Wish = {
  id: "AbcdefghijKLMNOPQRs9",
  name: "Ibu Suparmi",
  text: "Mugi rukun.",
  attendance: "yes",
  guestId: "ZbcdefghijKLMNOPQRs9",
  isHidden: false,
  isHeld: false,
  isPinned: true,
  reply: "Matur nuwun, Bu.",
  createdAt: new Date("2026-11-21T03:00:00Z"),
};

test("everybody sees name, words, presence, place, reply and time, and no id of a guest", () => {
  const shown = publicWish(wish);
  expect(publicWishSchema.parse(shown)).toEqual({
    id: wish.id,
    name: "Ibu Suparmi",
    text: "Mugi rukun.",
    attendance: "yes",
    isPinned: true,
    reply: "Matur nuwun, Bu.",
    createdAt: "2026-11-21T03:00:00.000Z",
  });
  expect(JSON.stringify(shown)).not.toContain("Zbcdefghij");
});

test("name and words hold their limits and not one more", () => {
  const isWish = (name: string, text: string) => wishInputSchema.safeParse({ name, text }).success;
  const { name, text } = limits.wish;
  expect(isWish("x".repeat(name), "x".repeat(text))).toBe(true);
  expect(isWish("x".repeat(name + 1), "x")).toBe(false);
  expect(isWish("x", "x".repeat(text + 1))).toBe(false);
  expect(isWish(" ", "x")).toBe(false);
  expect(isWish("x", " \n")).toBe(false);
});
