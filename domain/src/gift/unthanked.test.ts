import { expect, test } from "vitest";
import { unthankedGuests } from "./unthanked.ts";

const row = { guest: "hadi", kind: "envelope", state: "noted", isRemoved: false, thankedAt: null } as const;

test("whoever gave waits for thanks once their gift counts, and until they were thanked", () => {
  for (const state of ["noted", "confirmed"] as const)
    expect([...unthankedGuests([{ ...row, state }]).keys()]).toEqual(["hadi"]);
  for (const state of ["declared", "declined"] as const)
    expect([...unthankedGuests([{ ...row, state }])]).toEqual([]);
  for (const change of [{ isRemoved: true }, { thankedAt: 1 }, { guest: null }])
    expect([...unthankedGuests([{ ...row, ...change }])]).toEqual([]);
  // A second gift waits although the first was thanked for, and one that was declined changes nothing about another.
  const rows = [{ ...row, thankedAt: 1 }, row, { ...row, state: "declined" as const }];
  expect([...unthankedGuests(rows).keys()]).toEqual(["hadi"]);
});

test("what they gave is named by its kinds", () => {
  const rows = [row, { ...row, kind: "flowers" as const }, { ...row, guest: "sri", kind: "parcel" as const }];
  expect([...unthankedGuests([...rows, { ...row, kind: "parcel", thankedAt: 1 }])]).toEqual([
    ["hadi", ["envelope", "flowers"]],
    ["sri", ["parcel"]],
  ]);
});
