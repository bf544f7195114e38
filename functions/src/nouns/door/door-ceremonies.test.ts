import { expect, it } from "vitest";
import { ceremoniesVersion } from "./door-ceremonies.ts";

const akad = {
  id: "akad",
  name: { id: "Akad", en: "Akad" },
  startAt: null,
  zone: "Asia/Jakarta" as const,
  isOpen: true,
};

it("of as many ceremonies others are another version, and the same are the same", () => {
  expect(ceremoniesVersion([{ ...akad }])).toBe(ceremoniesVersion([akad]));
  for (const change of [
    { id: "resepsi" },
    { name: { id: "Pemberkatan", en: "Blessing" } },
    { isOpen: false },
  ])
    expect(ceremoniesVersion([{ ...akad, ...change }])).not.toBe(ceremoniesVersion([akad]));
});
