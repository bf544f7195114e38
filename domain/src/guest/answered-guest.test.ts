import { expect, test } from "vitest";
import { answeredFields, historyAfter } from "./answered-guest.ts";
import { limits } from "../limits.ts";
import { answerInputSchema, makeAnswer } from "../rsvp/rsvp.ts";

const now = new Date("2026-11-21T03:00:00.000Z");

function answer(revision: number) {
  const input = { ceremonies: { resepsi: "yes" }, adults: 2, children: 0, companions: [], note: "" };
  const meta = { revision, key: "a-key-of-this-test", answeredAt: now, by: "guest" as const };
  return makeAnswer(answerInputSchema.parse(input), meta);
}

test("the first answer leaves no history, a later one leaves what it replaced", () => {
  const first = answeredFields(
    { answer: null, history: [], seat: null, listing: "listed" },
    answer(1),
    null,
    now,
  );
  expect(first).toEqual({ answer: answer(1), history: [], seat: null, updatedAt: now });
  const second = answeredFields({ ...first, listing: "listed" }, answer(2), 10, now);
  expect(second.history).toEqual([
    { revision: 1, attendance: "yes", people: 2, by: "guest", answeredAt: now },
  ]);
  expect(second.seat).toEqual({ state: "pending", requestedAt: now, held: 0 });
});

test("the history forgets the oldest beyond its limit", () => {
  const revisions = Array.from({ length: limits.rsvp.history + 5 }, (_, index) => index + 1);
  const history = revisions.reduce<ReturnType<typeof historyAfter>>(
    (known, revision) => historyAfter({ answer: answer(revision), history: known }),
    [],
  );
  expect(history.map(({ revision }) => revision)).toEqual(revisions.slice(5));
});
