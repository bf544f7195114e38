import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countedAgain, countState, giftCountSchema, seenCount, type GiftCount } from "./gift-count.ts";

const at = new Date("2027-01-09T13:00:00Z");
const empty: GiftCount = { envelope: "12", counts: [], booked: null, settled: null, uids: [], updatedAt: at };
const by = (uid: string, amount: number) => ({ uid, name: uid.toUpperCase(), amount, at });
function counted(...all: [string, number][]): GiftCount {
  return all.reduce<GiftCount>((count, [uid, amount]) => {
    const next = countedAgain(count, by(uid, amount));
    if (next === null) throw new Error(`${uid} was one too many`);
    return next;
  }, empty);
}

describe("counting together", () => {
  test("waits for a second person, then agrees or differs", () => {
    expect(countState(empty)).toBe("waiting");
    expect(countState(counted(["rina", 5]))).toBe("waiting");
    expect(countState(counted(["rina", 5], ["budi", 5]))).toBe("agreed");
    expect(countState(counted(["rina", 5], ["budi", 6]))).toBe("differs");
  });

  test("differs where the two agree and the book says otherwise", () => {
    expect(countState({ ...counted(["rina", 5], ["budi", 5]), booked: 6 })).toBe("differs");
    expect(countState({ ...counted(["rina", 5], ["budi", 5]), booked: 5 })).toBe("agreed");
  });

  test("the same person is never both", () => {
    const twice = counted(["rina", 5], ["rina", 6]);
    expect(twice.counts).toEqual([by("rina", 6)]);
    expect(countState(twice)).toBe("waiting");
  });

  test("nobody counts after the other's amount was told, and no third person at all", () => {
    const differs = counted(["rina", 5], ["budi", 6]);
    for (const uid of ["rina", "budi", "sari"]) expect(countedAgain(differs, by(uid, 6))).toBeNull();
    expect(countedAgain({ ...differs, settled: { amount: 6, by: "Sari", at } }, by("sari", 5))).toBeNull();
  });

  test("tells nobody what another counted before they have counted themselves, whoever they are", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 9_000_000 }), fc.boolean(), (amount, maySee) => {
        const seen = seenCount(counted(["rina", amount]), "budi", maySee);
        expect(seen).toMatchObject({ state: "waiting", mine: null, by: ["RINA"] });
        expect(JSON.stringify(seen)).not.toContain(String(amount));
      }),
    );
  });

  test("tells the two who differ, and who keeps the book, both amounts; others none", () => {
    const differs = counted(["rina", 5_000], ["budi", 6_000]);
    expect(seenCount(differs, "rina", false)).toMatchObject({
      mine: 5_000,
      amounts: [
        { name: "RINA", amount: 5_000 },
        { name: "BUDI", amount: 6_000 },
      ],
    });
    expect(seenCount(differs, "sari", true).amounts).toHaveLength(2);
    expect(seenCount(differs, "sari", false).amounts).toEqual([]);
    expect(seenCount({ ...differs, booked: 7 }, "rina", false).booked).toBeNull();
  });

  test("the same person counts again while the other one has not", () => {
    expect(counted(["rina", 5], ["rina", 6], ["budi", 6]).counts).toEqual([by("rina", 6), by("budi", 6)]);
    expect(counted(["rina", 5], ["budi", 6]).uids).toEqual(["rina", "budi"]);
  });

  test("tells who keeps the book what it says and what was settled", () => {
    const differs = { ...counted(["rina", 5], ["budi", 6]), booked: 7 };
    expect(seenCount(differs, "sari", true)).toMatchObject({ booked: 7, settled: null });
    const settled = { ...differs, settled: { amount: 6, by: "Sari", at } };
    expect(seenCount(settled, "rina", false)).toMatchObject({
      ...{ state: "settled", booked: null, settled: 6 },
      amounts: [{ amount: 5 }, { amount: 6 }],
    });
    expect(seenCount(settled, "joko", false)).toMatchObject({ amounts: [], settled: null });
  });

  test("is settled once, and stays so", () => {
    const settled = { ...counted(["rina", 5], ["budi", 6]), settled: { amount: 6, by: "Sari", at } };
    expect(countState(settled)).toBe("settled");
    expect(giftCountSchema.parse(settled)).toEqual(settled);
  });
});
