import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  correctedGift,
  counts,
  envelopeAfter,
  envelopeKey,
  giftInputOf,
  giftSchema,
  newGift,
  withoutAuthor,
  withoutGiver,
  withThanks,
  type GiftInput,
} from "./gift.ts";
import { giftRowOf, giftTotals, mergeGiftRows, packGiftRows, unpackGiftRows } from "./gift-row.ts";
import { eventTypes } from "../content/event-type.ts";
import { hasGifts } from "./gift-events.ts";

const input: GiftInput = {
  ...{ kind: "envelope", guest: "G".repeat(20), name: "Bapak Hadi", through: "Bu Tuti", envelope: "A 012" },
  ...{ amount: 500_000, note: "Amplop putih" },
};
const now = new Date("2027-01-09T03:00:00Z");
const later = new Date("2027-01-09T04:00:00Z");
const rina = { uid: "rina", name: "Rina" };
const gift = newGift(input, { id: "a".repeat(20), state: "noted", by: rina, now });

describe("an entry", () => {
  test("keeps the old values through corrections", () => {
    const once = correctedGift(
      gift,
      { input: { ...input, amount: 550_000 } },
      { uid: "budi", name: "Budi" },
      later,
    );
    expect(once).toMatchObject({ amount: 550_000, revision: 2, authors: ["rina", "budi"] });
    expect(once.corrections).toEqual([
      { at: later, by: { uid: "budi", name: "Budi" }, before: { amount: 500_000 } },
    ]);
    const twice = correctedGift(once, { isRemoved: true }, rina, later);
    expect(twice.corrections[1]?.before).toEqual({ isRemoved: false });
    expect(giftSchema.parse(twice)).toEqual(twice);
  });

  test("stays the same one where nothing is corrected", () => {
    expect(correctedGift(gift, { input }, rina, later)).toBe(gift);
  });

  test("loses who counted it with another amount, and with nothing else", () => {
    const counted = { ...gift, countedBy: [rina] };
    expect(correctedGift(counted, { input: { ...input, amount: 1 } }, rina, later).countedBy).toEqual([]);
    expect(correctedGift(counted, { input: { ...input, note: "" } }, rina, later).countedBy).toEqual([rina]);
  });

  test("tells nothing of its giver once they are forgotten, not in what was corrected either", () => {
    const corrected = correctedGift(
      gift,
      { input: { ...input, name: "Hadi", through: "", amount: 1 } },
      rina,
      later,
    );
    const left = withoutGiver(corrected, later);
    expect(JSON.stringify(left)).not.toMatch(/Hadi|Tuti|GGGG|putih/);
    expect(left).toMatchObject({ amount: 1, envelope: "A 012", guest: null, revision: 3 });
    expect(left.corrections[0]?.before).toEqual({ amount: 500_000 });
    expect(giftSchema.parse(left)).toEqual(left);
  });

  test("of nobody's account names none", () => {
    const nobody = { uid: null, name: "Tamu" };
    expect(newGift(input, { id: "a".repeat(20), state: "declared", by: nobody, now })).toMatchObject({
      ...{ authors: [], by: nobody, hasPhoto: false, isRemoved: false },
    });
    expect(correctedGift(gift, { isRemoved: true }, nobody, later).authors).toEqual(["rina"]);
  });

  test("is confirmed or declined by a correction that keeps what it was", () => {
    const declared = newGift(input, { id: "a".repeat(20), state: "declared", by: rina, now });
    const confirmed = correctedGift(declared, { state: "confirmed" }, rina, later);
    expect(confirmed).toMatchObject({ state: "confirmed", isRemoved: false, revision: 2 });
    expect(confirmed.corrections[0]?.before).toEqual({ state: "declared" });
    expect(correctedGift(confirmed, { isRemoved: true }, rina, later)).toMatchObject({
      ...{ state: "confirmed", isRemoved: true },
    });
  });

  test("keeps the others whom it names when one is erased", () => {
    const budi = { uid: "budi", name: "Budi" };
    const corrected = { ...correctedGift(gift, { isRemoved: true }, budi, later), countedBy: [rina, budi] };
    expect(withoutAuthor(corrected, "budi", later)).toMatchObject({
      ...{ by: rina, authors: ["rina"], revision: 3, updatedAt: later },
      countedBy: [rina, { uid: null, name: "" }],
      corrections: [{ by: { uid: null, name: "" } }],
    });
  });

  test("of somebody who is forgotten has no words and no picture", () => {
    expect(withoutGiver({ ...gift, hasPhoto: true }, later)).toMatchObject({
      ...{ guest: null, name: "", through: "", note: "", hasPhoto: false },
    });
  });

  test("names no account that is erased", () => {
    const corrected = { ...correctedGift(gift, { isRemoved: true }, rina, later), countedBy: [rina] };
    const left = withoutAuthor(corrected, "rina", later);
    expect(JSON.stringify(left)).not.toMatch(/rina/i);
    expect(giftSchema.parse(left)).toEqual(left);
  });

  test("counts once it is written down or confirmed, and not while it waits", () => {
    expect(
      (["noted", "confirmed", "declared", "declined"] as const).map((state) =>
        counts({ state, isRemoved: false }),
      ),
    ).toEqual([true, true, false, false]);
    expect(counts({ state: "noted", isRemoved: true })).toBe(false);
  });
});

describe("thanks for an entry", () => {
  const thank = (one: typeof gift, at: Date, isThanked = true) => withThanks(one, { at, isThanked }, later);
  const thanked = thank(gift, now);

  test("are noted once, of an entry that counts", () => {
    expect(thanked).toMatchObject({ thankedAt: now, updatedAt: later, revision: 2 });
    expect(thank(thanked, later)).toBe(thanked);
    const declared = { ...gift, state: "declared" as const };
    expect(thank(declared, now)).toBe(declared);
  });

  test("are taken back by the message that they came with, and by no other", () => {
    expect(thank(thanked, now, false)).toMatchObject({ thankedAt: null, revision: 3 });
    expect(thank(thanked, later, false)).toBe(thanked);
    expect(thank(gift, now, false)).toBe(gift);
  });
});

describe("the number of an envelope", () => {
  test.each([
    ["a 012", "A12"],
    ["A-12", "A12"],
    ["007", "7"],
    ["100", "100"],
    ["0", "0"],
    ["a - 0 1", "A1"],
    ["", ""],
  ])("%s is compared as %s", (text, key) => {
    expect(envelopeKey(text)).toBe(key);
  });
  test.each([
    ["7", "8"],
    ["A9", "A10"],
    ["A 099", "A 100"],
    ["B", ""],
    ["A1 B", ""],
    [" A9 ", "A10"],
    ["A\n9", ""],
    ["", ""],
  ])("after %s comes %s", (text, next) => {
    expect(envelopeAfter(text)).toBe(next);
  });
});

describe("the packed book", () => {
  const rows = fc.array(
    fc.record({
      amount: fc.option(fc.integer({ min: 0, max: 1_000_000_000 }), { nil: null }),
      name: fc.string({ maxLength: 40 }),
      kind: fc.constantFrom("envelope" as const, "transfer" as const, "parcel" as const, "flowers" as const),
      state: fc.constantFrom(
        "noted" as const,
        "declared" as const,
        "confirmed" as const,
        "declined" as const,
      ),
      isRemoved: fc.boolean(),
    }),
    { maxLength: 60 },
  );
  const rowsOf = (made: { name: string; amount: number | null }[]) =>
    made.map((one, index) => giftRowOf({ ...gift, ...one, id: String(index).padStart(20, "0") }));

  test("comes out as it went in", () => {
    fc.assert(
      fc.property(rows, (made) => {
        const packed = rowsOf(made);
        expect(unpackGiftRows(packGiftRows(packed))).toEqual(packed);
      }),
    );
  });

  test("adds up to what its entries are, by kind and together", () => {
    fc.assert(
      fc.property(rows, (made) => {
        const totals = giftTotals(rowsOf(made));
        const kinds = Object.values(totals.byKind);
        const counted = made.filter(counts);
        expect(totals.entries).toBe(counted.length);
        expect(totals.amount).toBe(counted.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
        expect(kinds.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.amount);
        expect(kinds.reduce((sum, { entries }) => sum + entries, 0)).toBe(totals.entries);
      }),
    );
  });

  test("takes the newer of two, in whatever order they come", () => {
    const [old = giftRowOf(gift)] = rowsOf([{ name: "Lama", amount: 1 }]);
    const fresh = { ...old, name: "Baru", revision: 2 };
    expect(mergeGiftRows([old], [fresh])).toEqual([fresh]);
    expect(mergeGiftRows([fresh], [old], [fresh])).toEqual([fresh]);
  });
});

test("offices have no gifts, families do", () => {
  expect(eventTypes.filter((type) => !hasGifts(type))).toEqual(["seminar", "meeting", "inauguration"]);
});

test("what is asked again of an entry is what was written", () => {
  expect(giftInputOf(gift)).toEqual(input);
});
