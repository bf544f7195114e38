import type { GiftInput } from "@janur/domain/gift/gift";
import { expect, test } from "vitest";
import { rebasedGift } from "./rebased-gift.ts";

const base: GiftInput = {
  ...{ kind: "envelope", guest: null, name: "Pak Hadi", through: "", envelope: "12", amount: 50_000 },
  note: "",
};

test("a photo or a thank-you that raised the revision changes nothing of what is typed", () => {
  const typed = { ...base, amount: 75_000, note: "lewat" };
  expect(rebasedGift(base, base, typed)).toEqual({ gift: typed, clashes: [] });
});

test("what was not touched is as the book has it now", () => {
  const typed = { ...base, note: "lewat Bu Tuti" };
  const now = { ...base, amount: 100_000 };
  expect(rebasedGift(base, now, typed)).toEqual({ gift: { ...now, note: "lewat Bu Tuti" }, clashes: [] });
});

test("a field that both changed keeps what was typed and is named", () => {
  const now = { ...base, amount: 100_000 };
  expect(rebasedGift(base, now, { ...base, amount: 75_000 })).toEqual({
    gift: { ...base, amount: 75_000 },
    clashes: ["amount"],
  });
});

test("a name that is being typed does not get the guest that somebody else chose", () => {
  const now = { ...base, name: "Bapak Hadi Wiranto", guest: "a".repeat(20) };
  expect(rebasedGift(base, now, { ...base, name: "Pak Ha" })).toEqual({
    gift: { ...base, name: "Pak Ha" },
    clashes: ["name"],
  });
});

test("what came back as it was sent clashes with nothing, blanks around it or not", () => {
  const typed = { ...base, name: "Bu Tini ", amount: 75_000 };
  expect(rebasedGift(base, { ...typed, name: "Bu Tini" }, typed).clashes).toEqual([]);
});
