import { expect, test } from "vitest";
import { arrivalsByGuest } from "./arrivals-by-guest.ts";
import type { Arrived } from "./door-report.ts";

const came = (guest: string | null, ceremony: string, people: number, at: number): Arrived => ({
  ...{ guest, ceremony, people, disputed: 0, souvenirs: 0, notes: [] },
  walkIn: guest === null ? { id: "WalkInOfThisTest0001", name: "Budi", of: "" } : null,
  arrivals: [{ nonce: "ArrivalOfThisTest001", at, by: "Rina", people }],
});

test("of several ceremonies the first moment and the most people count; who is on no list is nobody's", () => {
  const arrivals = arrivalsByGuest([
    came("a", "resepsi", 4, 2_000),
    came("a", "akad", 2, 1_000),
    came(null, "akad", 3, 500),
  ]);
  expect([...arrivals]).toEqual([["a", { at: 1_000, people: 4 }]]);
});
