import { rowOf } from "@janur/domain/guest/guest-row";
import { newGuest } from "@janur/domain/guest/new-guest";
import { guestInputSchema, type Guest } from "@janur/domain/guest/guest";
import { unsent } from "@janur/domain/guest/sending";
import { expect, test } from "vitest";
import { sendingSummary } from "./summary.ts";

const now = new Date("2026-12-01T03:00:00.000Z");
const input = guestInputSchema.parse({
  name: "Hadi",
  honorific: "",
  suffix: "",
  origin: "",
  group: "",
  seats: 2,
  note: "",
});
let count = 0;
function row(change: Partial<Guest> = {}) {
  count += 1;
  const id = `Guest${String(count).padStart(15, "0")}`;
  return rowOf({ ...newGuest(input, { id, listing: "listed", now }), ...change });
}

test("counts each guest as far as they are, and nobody who is not on the list", () => {
  const sent = { ...unsent, state: "sent", at: now, by: "Rani" } as const;
  const opened = { firstAt: now, lastAt: now };
  const coming = { ...row({ sending: sent, opened }), attendance: "yes" as const, people: 3 };
  const rows = [row(), row({ sending: sent }), row({ opened }), coming, row({ listing: "inbox" })];
  expect(sendingSummary(rows)).toEqual({
    guests: 4,
    people: 8,
    sent: 3,
    opened: 2,
    answered: 1,
    silent: 2,
    unsent: 1,
    coming: 1,
    comingPeople: 3,
  });
});
