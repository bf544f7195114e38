import { expect, test } from "vitest";
import { markedSending, unmarkedSending, unsent, withNewNumber, type Sending } from "./sending.ts";

const at = new Date("2026-11-22T03:00:00.000Z");
const later = new Date("2026-11-23T03:00:00.000Z");
const mark = (known: Sending, what: Partial<Parameters<typeof markedSending>[1]>) =>
  markedSending(known, { markId: "m1", run: "invitation", mark: "sent", by: "Bude Sri", at, ...what });

test("an invitation is handed to WhatsApp, then sent", () => {
  const handed = mark(unsent, { mark: "handed" });
  expect(handed).toMatchObject({ state: "handed", at, by: "Bude Sri" });
  const sent = mark(handed ?? unsent, { markId: "m2" });
  expect(sent).toMatchObject({ state: "sent", at, before: { state: "handed", markId: "m2" } });
});

test("the same mark twice has one effect", () => {
  const sent = mark(unsent, {}) ?? unsent;
  expect(mark(sent, { at: later })).toBeNull();
});

test("what was sent is not merely handed again", () => {
  expect(mark({ ...unsent, state: "sent", at, by: "Rani" }, { mark: "handed" })).toBeNull();
});

test("a wrong number takes the sending back, and another number takes the problem back", () => {
  const wrong = mark({ ...unsent, state: "handed", at, by: "Rani" }, { mark: "wrong-number" });
  expect(wrong).toMatchObject({ state: "unsent", at: null, by: "", problem: "wrong-number" });
  expect(withNewNumber(wrong ?? unsent)).toEqual(unsent);
});

test("sending to a number that was called wrong says that it is not", () => {
  expect(mark({ ...unsent, problem: "wrong-number" }, {})).toMatchObject({ state: "sent", problem: null });
  expect(mark({ ...unsent, problem: "bounced" }, {})).toMatchObject({ state: "sent", problem: "bounced" });
});

test("what follows leaves the invitation as it is", () => {
  const sent: Sending = { ...unsent, state: "sent", at, by: "Rani" };
  const reminded = mark(sent, { run: "reminder", at: later }) ?? unsent;
  expect(reminded).toMatchObject({
    state: "sent",
    at,
    by: "Rani",
    followedUp: { kind: "reminder", at: later },
  });
  expect(mark(reminded, { markId: "m2", run: "reminder", mark: "unsent" })).toMatchObject({
    followedUp: null,
  });
  expect(mark(reminded, { markId: "m2", run: "thanks", mark: "unsent" })).toBeNull();
});

test("the latest mark can be taken back, an earlier one no more", () => {
  const first = mark(unsent, { mark: "handed" }) ?? unsent;
  const second = mark(first, { markId: "m2" }) ?? unsent;
  expect(unmarkedSending(second, "m1")).toBeNull();
  expect(unmarkedSending(second, "m2")).toMatchObject({ state: "handed", before: null });
  expect(unmarkedSending(unsent, "m1")).toBeNull();
});
