import { doorPassCallables } from "@janur/domain/contracts/door-callables";
import { expect, test } from "vitest";

/*
 * A phone that was prepared in the morning sends by the evening what it sent then, whatever was deployed meanwhile. These
 * are calls of devices of earlier days, word for word; they are added to and never changed.
 */
const id = (letter: string) => letter.repeat(20);
const key = { token: `${id("p")}.${"s".repeat(22)}`, proof: "proof" };
const event = {
  ...{ nonce: id("n"), ceremony: "resepsi", kind: "arrive", guest: id("g"), walkIn: null, people: 2 },
  ...{ text: "", target: null, knew: [id("k")], deviceId: id("d"), deviceAt: 1_764_000_000_000, by: "Rina" },
};
const calls = {
  "25 November 2026, the list": ["doorPack", { ...key, known: "" }],
  "25 November 2026, an exchange": [
    "doorSync",
    { ...key, sentAt: 1_764_000_000_000, events: [event], since: { at: 0, nonce: "" }, device: null },
  ],
  "25 November 2026, an exchange that says how the device is": [
    "doorSync",
    {
      ...{ ...key, sentAt: 1_764_000_000_000, since: { at: 1_764_000_000_000, nonce: id("n") } },
      events: [
        { ...event, kind: "undo", people: 0, knew: [], target: id("n") },
        { ...event, guest: null, walkIn: { id: id("w"), name: "Pak Joko", of: "kantor Pak Hadi" }, knew: [] },
        { ...event, kind: "envelope", people: 0, knew: [], text: "A12" },
        { ...event, kind: "note", people: 0, knew: [], text: "kursi roda" },
        { ...event, kind: "souvenir", people: 1, knew: [] },
      ],
      device: {
        ...{ id: id("d"), by: "Rina", isPageStored: true, isKept: false, camera: "works", testedAt: null },
        ...{ list: { guests: 240, at: 1_764_000_000_000 }, battery: 0.8, pending: 3 },
      },
    },
  ],
  "26 November 2026, an exchange that waits for news": [
    "doorSync",
    {
      ...{ ...key, sentAt: 1_764_000_000_000, events: [], since: { at: 1_764_000_000_000, nonce: "" } },
      ...{ device: null, wait: { ms: 10_000, has: 3 } },
    },
  ],
} as const;

test.each(Object.entries(calls))("a call of %s is understood", (_when, [name, input]) => {
  expect(doorPassCallables[name].input.safeParse(input).error).toBeUndefined();
});
