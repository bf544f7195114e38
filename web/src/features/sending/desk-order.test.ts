import { describe, expect, test } from "vitest";
import { deskOrder, lacksNumber } from "./desk-order.ts";

type Waiting = Parameters<typeof lacksNumber>[0] & { sending: "unsent" | "handed" };

const guest = (id: string, change: Partial<Waiting> = {}): Waiting => ({
  id,
  channel: "whatsapp",
  kind: "person",
  sending: "unsent",
  ...change,
});
const mobile = "+6281234567890";
const landline = "+62215551234";
const order = (waiting: Waiting[], numbers: [string, string | null][], skipped: string[] = []) =>
  deskOrder(waiting, { run: "invitation", numbers: new Map(numbers), skipped: new Set(skipped) }).map(
    ({ id }) => id,
  );

describe("who can be written to comes first", () => {
  test("without a number, or with a telephone at home alone, they wait at the end", () => {
    const waiting = ["A", "B", "C", "D"].map((id) => guest(id));
    const numbers: [string, string | null][] = [
      ["A", null],
      ["B", landline],
      ["C", mobile],
    ];
    // Of D nothing is known yet.
    expect(order(waiting, numbers)).toEqual(["C", "D", "A", "B"]);
  });

  test("a group, and whoever is invited by hand, needs none", () => {
    const waiting = [
      guest("A", { kind: "group" }),
      guest("B", { channel: "printed" }),
      guest("C", { channel: "spoken" }),
    ];
    expect(order(waiting, [["A", null], ["B", null], ["C", null]])).toEqual(["A", "B", "C"]); // prettier-ignore
    expect(lacksNumber(guest("B", { channel: "printed" }), { run: "reminder", numbers: new Map([["B", null]]) }), "a reminder is written").toBe(true); // prettier-ignore
  });

  test("who was chosen is next all the same, and an opened message is asked about", () => {
    const waiting = [guest("A"), guest("B"), guest("C", { sending: "handed" })];
    const numbers: [string, string | null][] = [
      ["A", null],
      ["B", mobile],
      ["C", null],
    ];
    expect(order(waiting, numbers)).toEqual(["B", "C", "A"]);
    expect(order(waiting, numbers, ["B", "C"])).toEqual(["A", "B", "C"]);
  });
});
