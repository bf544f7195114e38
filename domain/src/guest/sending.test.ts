import { describe, expect, test } from "vitest";
import {
  bouncedSending,
  dispatchedSending,
  type DispatchEnd,
  hasNoAddress,
  markedSending,
  queuedSending,
  sendingAt,
  type Sending,
  sendingSchema,
  thanksNews,
  unmarkedSending,
  unsent,
  withMailWish,
  withNewAddress,
  withNewNumber,
  withOpenAddress,
} from "./sending.ts";

const at = new Date("2026-11-22T03:00:00.000Z");
const later = new Date("2026-11-23T03:00:00.000Z");
const mark = (known: Sending, what: Partial<Parameters<typeof markedSending>[1]>) =>
  markedSending(known, {
    markId: "m1",
    run: "invitation",
    mark: "sent",
    by: "Bude Sri",
    channel: "whatsapp",
    at,
    ...what,
  });

test("an invitation is handed to WhatsApp, then sent", () => {
  const handed = mark(unsent, { mark: "handed" });
  expect(handed).toMatchObject({ state: "handed", at, by: "Bude Sri" });
  const sent = mark(handed ?? unsent, { markId: "m2" });
  expect(sent).toMatchObject({ state: "sent", at, before: { state: "handed", markId: "m2" } });
});

test("an invitation says by which channel it went, as long as it did", () => {
  const handed = mark(unsent, { mark: "handed", channel: "email" });
  expect(handed?.via).toBe("whatsapp");
  expect(mark(handed ?? unsent, { markId: "m2", channel: "printed" })?.via).toBe("whatsapp");
  const printed = mark(unsent, { channel: "printed" }) ?? unsent;
  expect(printed.via).toBe("printed");
  expect(mark(printed, { markId: "m2", mark: "unsent" })?.via).toBeNull();
  expect(mark(printed, { markId: "m2", mark: "wrong-number" })?.via).toBeNull();
  const mailed = end(queued(), {}) ?? unsent;
  expect(mailed.via).toBe("email");
  const unsure = end(queued(), { state: "unsure" }) ?? unsent;
  expect(mark(unsure, { channel: "whatsapp" })?.via).toBe("email");
  expect(bouncedSending(mailed, { id: "m1", isForGood: true, at: later })?.via).toBeNull();
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

test("a contact that is written takes back what was known of the number that it had, and nothing else", () => {
  const wrong = mark({ ...unsent, state: "handed", at, by: "Rani" }, { mark: "wrong-number" }) ?? unsent;
  const before = { phone: "+6281234567890", email: "hadi@rumah.id" };
  expect(sendingAt(wrong, before, { ...before, email: null })).toEqual(wrong);
  expect(sendingAt(wrong, before, { ...before, phone: "+6281234567891" })).toEqual(unsent);
  const bounced: Sending = { ...unsent, problem: "bounced" };
  expect(sendingAt(bounced, before, { ...before, phone: null })).toEqual(bounced);
  expect(sendingAt(bounced, before, { ...before, email: "hadi@kantor.id" })).toEqual(unsent);
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
  // "Not yet" to the second reminder says nothing of the first.
  expect(mark(reminded, { markId: "m2", run: "reminder", mark: "unsent" })).toBeNull();
});

test("a wrong number that a reminder met says nothing of the invitation before it", () => {
  const sent: Sending = { ...unsent, state: "sent", at, by: "Rani", via: "printed" };
  expect(mark(sent, { run: "reminder", mark: "wrong-number" })).toMatchObject({
    ...{ state: "sent", at, by: "Rani", via: "printed" },
    problem: "wrong-number",
  });
});

test("what follows is not noted as handed, and nothing unsent as unsent", () => {
  expect(mark(unsent, { run: "reminder", mark: "handed" })).toBeNull();
  expect(mark(unsent, { mark: "unsent" })).toBeNull();
});

test("what is kept of a sending is read with nothing missing and nothing more", () => {
  const step = { state: "sent", at, by: "Rani", via: "email", problem: null } as const;
  const known: Sending = {
    ...step,
    followedUp: { kind: "reminder", at: later },
    before: { ...step, followedUp: null, markId: "A".repeat(20) },
    dispatch: {
      ...{ id: "B".repeat(20), channel: "email", run: "reminder", state: "sent" },
      ...{ problem: null, by: "Rani", at },
    },
  };
  expect(sendingSchema.parse(known)).toEqual(known);
  for (const odd of [
    { ...known, color: "red" },
    { ...known, followedUp: { kind: "reminder", at, color: "red" } },
    { ...known, before: { ...known.before, color: "red" } },
    { ...known, dispatch: { ...known.dispatch, color: "red" } },
  ])
    expect(sendingSchema.safeParse(odd).success).toBe(false);
});

test("the latest mark can be taken back, an earlier one no more", () => {
  const first = mark(unsent, { mark: "handed" }) ?? unsent;
  const second = mark(first, { markId: "m2" }) ?? unsent;
  expect(unmarkedSending(second, "m1")).toBeNull();
  expect(unmarkedSending(second, "m2")).toMatchObject({ state: "handed", before: null });
  expect(unmarkedSending(unsent, "m1")).toBeNull();
});

const queued = (known: Sending = unsent, run: "invitation" | "reminder" = "invitation") =>
  queuedSending(known, { id: "m1", channel: "email", run, by: "Rani", at });
const message = (known: Sending = unsent, run: "invitation" | "reminder" = "invitation") =>
  queuedSending(known, { id: "m1", channel: "whatsApp", run, by: "Rani", at });
const end = (known: Sending, what: Partial<DispatchEnd>) =>
  dispatchedSending(known, { id: "m1", state: "sent", problem: null, at: later, ...what });

test("an e-mail that was taken is an invitation sent, in the name of who had it sent", () => {
  expect(end(queued(), {})).toMatchObject({
    state: "sent",
    at: later,
    by: "Rani",
    before: null,
    dispatch: { state: "sent", problem: null, at: later },
  });
});

test("the end of an e-mail counts once, and that of another one not at all", () => {
  const over = end(queued(), {});
  expect(end(over ?? unsent, { state: "failed", problem: "server" })).toBeNull();
  expect(end(queued(), { id: "m2" })).toBeNull();
  expect(end(unsent, {})).toBeNull();
});

test("an e-mail that did not go leaves the invitation where it was", () => {
  const failed = end(queued(), { state: "failed", problem: "server" });
  expect(failed).toMatchObject({ state: "unsent", problem: null, dispatch: { state: "failed" } });
  expect(end(queued(), { state: "failed", problem: "recipient" })).toMatchObject({ problem: "bounced" });
});

test("where nobody knows whether an invitation arrived somebody is asked; what follows it counts as told", () => {
  expect(end(queued(), { state: "unsure" })).toMatchObject({ state: "handed", by: "Rani" });
  const sent: Sending = { ...unsent, state: "sent", at, by: "Sri" };
  expect(end(queued(sent, "reminder"), { state: "unsure" })).toMatchObject({
    state: "sent",
    by: "Sri",
    followedUp: { kind: "reminder", at: later },
  });
});

test("who wants no e-mails stays so whatever happens, until they say otherwise", () => {
  const marked = mark(unsent, {}) ?? unsent;
  const stopped = withMailWish(marked, false);
  expect(stopped).toMatchObject({ state: "sent", problem: "unsubscribed" });
  expect(unmarkedSending(stopped, "m1")).toBeNull();
  expect(mark(stopped, { markId: "m2", mark: "wrong-number" })?.problem).toBe("unsubscribed");
  expect(end(queued(stopped), { state: "failed", problem: "recipient" })?.problem).toBe("unsubscribed");
  expect(withNewAddress(stopped).problem).toBe("unsubscribed");
  expect(withNewNumber(stopped).problem).toBe("unsubscribed");
  expect(withMailWish(stopped, true).problem).toBeNull();
  expect(withMailWish({ ...unsent, problem: "wrong-number" }, true).problem).toBe("wrong-number");
});

test("another address takes back that there was none, and that it did not exist", () => {
  const none = end(queued(), { state: "failed", problem: "no-address" }) ?? unsent;
  expect(withNewAddress(none)).toEqual(unsent);
  const refusing = end(queued(), { state: "failed", problem: "unsubscribed" }) ?? unsent;
  expect(withNewAddress(refusing)).toEqual(unsent);
  const bounced = end(queued(), { state: "failed", problem: "recipient" }) ?? unsent;
  expect(withNewAddress(bounced).problem).toBeNull();
});

test("an address that takes mails again frees who was left out because of it, and nobody else", () => {
  const refusing = end(queued(), { state: "failed", problem: "unsubscribed" }) ?? unsent;
  expect(withOpenAddress(refusing)).toEqual(unsent);
  const nowhere = end(queued(), { state: "failed", problem: "no-address" }) ?? unsent;
  expect(withOpenAddress(nowhere)).toBe(nowhere);
  expect(withOpenAddress(queued())).toMatchObject({ dispatch: { state: "queued" } });
});

test("an e-mail that did not go takes back nothing that was done by hand", () => {
  const handed: Sending = { ...unsent, state: "handed", at, by: "Sri", via: "whatsapp" };
  expect(end(queued(handed), { state: "failed", problem: "server" })).toMatchObject({
    ...{ state: "handed", at, by: "Sri", via: "whatsapp" },
  });
});

test("only what failed for want of an address has none", () => {
  const failed = { channel: "email", state: "failed", problem: "no-address" } as const;
  expect(hasNoAddress(failed, "email")).toBe(true);
  expect(hasNoAddress({ ...failed, problem: "unsubscribed" }, "email")).toBe(true);
  expect(hasNoAddress(failed, "whatsApp")).toBe(false);
  expect(hasNoAddress({ ...failed, state: "sent" }, "email")).toBe(false);
  expect(hasNoAddress({ ...failed, problem: "server" }, "email")).toBe(false);
  expect(hasNoAddress(null, "email")).toBe(false);
});

test("an address that takes mails again is no news of who never got one", () => {
  expect(withOpenAddress(unsent)).toBe(unsent);
});

describe("a message that came back", () => {
  const sent = end(queued(), {}) ?? unsent;
  const back = (known: Sending, isForGood: boolean, id = "m1") =>
    bouncedSending(known, { id, isForGood, at: later });

  test("was not sent; for good its address does not exist, for now it may go again", () => {
    const forGood = { state: "unsent", at: null, by: "", problem: "bounced" };
    expect(back(sent, true)).toMatchObject({
      ...forGood,
      dispatch: { state: "failed", problem: "recipient" },
    });
    expect(back(sent, false)).toMatchObject({
      ...{ ...forGood, problem: null },
      dispatch: { state: "failed", problem: "returned" },
    });
  });

  test("says so once, and only of the message that is meant", () => {
    expect(back(back(sent, true) ?? unsent, false)).toBeNull();
    expect(back(sent, true, "m2")).toBeNull();
    expect(back(queued(), true)).toBeNull();
    expect(back(unsent, true)).toBeNull();
  });

  test("leaves the invitation as it is where it followed it", () => {
    const reminded = end(queued({ ...unsent, state: "sent", at, by: "Sri" }, "reminder"), {}) ?? unsent;
    expect(back(reminded, false)).toMatchObject({ state: "sent", by: "Sri", followedUp: null });
  });
});

describe("news of a WhatsApp message", () => {
  const told = (...news: DispatchEnd["state"][]) =>
    news.reduce((known, state) => end(known, { state }) ?? known, message());

  test("say that an invitation was sent, has arrived and was read, and never go back", () => {
    const read = told("sent", "delivered", "read");
    expect(read).toMatchObject({ state: "sent", by: "Rani", dispatch: { state: "read" } });
    expect(told("read", "delivered", "failed", "sent", "unsure")).toEqual(told("read"));
    expect(end(read, { state: "read" })).toBeNull();
    expect(end(read, { id: "m2", state: "failed" })).toBeNull();
  });

  test("leave what somebody marked meanwhile, and that it can be taken back", () => {
    const marked = mark(told("sent"), { markId: "m9", run: "reminder", at: later }) ?? unsent;
    const read = end(marked, { state: "read" }) ?? unsent;
    expect(unmarkedSending(read, "m9")).toMatchObject({ state: "sent", followedUp: null });
  });

  test("that say more of one that was taken change no more than how far it is", () => {
    const latest = new Date("2026-11-24T03:00:00.000Z");
    for (const known of [told("sent"), told("delivered")])
      expect(end(known, { state: "read", at: latest })).toMatchObject({
        ...{ state: "sent", at: later, via: "whatsapp" },
        dispatch: { state: "read", at: latest },
      });
    const reminded = end(message({ ...unsent, state: "sent", at }, "reminder"), {}) ?? unsent;
    expect(end(reminded, { state: "delivered", at: latest })?.followedUp).toEqual({
      kind: "reminder",
      at: later,
    });
  });

  test("leave an invitation as it went before by hand", () => {
    const sent: Sending = { ...unsent, state: "sent", at, by: "Sri", via: "printed" };
    expect(end(message(sent), {})).toMatchObject({ state: "sent", at, by: "Sri", via: "printed" });
  });

  test("say that a number is right only where they arrived", () => {
    const wrong: Sending = { ...unsent, problem: "wrong-number" };
    expect(end(message(wrong), { state: "sent" })?.problem).toBe("wrong-number");
    expect(end(message(wrong), { state: "delivered" })?.problem).toBeNull();
    expect(end(message(wrong), { state: "read" })?.problem).toBeNull();
  });

  test("of a reminder that did not arrive take back no other follow-up", () => {
    const reminded = end(message({ ...unsent, state: "sent", at }, "reminder"), {}) ?? unsent;
    const thanked: Sending = { ...reminded, followedUp: { kind: "thanks", at: later } };
    const failure = { state: "failed", problem: "template" } as const;
    expect(end(thanked, failure)?.followedUp).toEqual({ kind: "thanks", at: later });
    expect(end({ ...reminded, followedUp: null }, failure)?.followedUp).toBeNull();
  });

  test("that it did not arrive leave the invitation unsent; who is not on WhatsApp has a wrong number", () => {
    const failed = end(told("sent"), { state: "failed", problem: "limited" });
    expect(failed).toMatchObject({ state: "unsent", at: null, problem: null, dispatch: { state: "failed" } });
    const wrong = end(told("sent"), { state: "failed", problem: "recipient" }) ?? unsent;
    expect(wrong).toMatchObject({ state: "unsent", problem: "wrong-number" });
    expect(withNewNumber(wrong).problem).toBeNull();
    const reminded = end(message({ ...unsent, state: "sent", at, by: "Sri" }, "reminder"), {}) ?? unsent;
    expect(end(reminded, { state: "failed", problem: "template" })).toMatchObject({
      state: "sent",
      by: "Sri",
      followedUp: null,
    });
  });

  test("that it arrived after all are better than a failure and than a guess", () => {
    const wrong = end(told("sent"), { state: "failed", problem: "recipient" }) ?? unsent;
    const arrived = { state: "sent", problem: null, dispatch: { state: "delivered", problem: null } };
    expect(end(wrong, { state: "delivered" })).toMatchObject(arrived);
    expect(told("unsure")).toMatchObject({ state: "handed" });
    expect(told("unsure", "sent")).toMatchObject({ state: "sent" });
    expect(told("unsure", "failed")).toMatchObject({ state: "unsent" });
  });

  test("have nothing to do with e-mails: another number is not another address", () => {
    const nowhere = end(message(), { state: "failed", problem: "no-address" }) ?? unsent;
    expect(withNewAddress(nowhere)).toEqual(nowhere);
    expect(withNewNumber(nowhere)).toEqual(unsent);
    const mail = end(queued(), { state: "failed", problem: "no-address" }) ?? unsent;
    expect(withNewNumber(mail)).toEqual(mail);
  });
});

describe("news of thanks", () => {
  const after = (kind: "thanks" | "reminder", when: Date): Sending => ({
    ...unsent,
    followedUp: { kind, at: when },
  });
  const early = new Date("2026-11-22T03:00:00.000Z");
  const late = new Date("2026-11-23T03:00:00.000Z");

  test("come with thanks that are later than what was known", () => {
    expect(thanksNews(unsent, after("thanks", late))).toEqual({ at: late, isThanked: true });
    expect(thanksNews(after("reminder", early), after("thanks", late))).toEqual({
      at: late,
      isThanked: true,
    });
    expect(thanksNews(after("thanks", early), after("thanks", late))).toEqual({ at: late, isThanked: true });
  });

  test("come with thanks that are taken back, or of which only earlier ones are left", () => {
    expect(thanksNews(after("thanks", late), unsent)).toEqual({ at: late, isThanked: false });
    expect(thanksNews(after("thanks", late), after("thanks", early))).toEqual({ at: late, isThanked: false });
    expect(thanksNews(after("thanks", late), after("reminder", early))).toEqual({
      at: late,
      isThanked: false,
    });
  });

  test("are none where nothing changed, or another message went", () => {
    expect(thanksNews(unsent, unsent)).toBeNull();
    expect(thanksNews(after("thanks", late), after("thanks", late))).toBeNull();
    expect(thanksNews(unsent, after("reminder", late))).toBeNull();
    expect(thanksNews(after("thanks", early), after("reminder", late))).toBeNull();
    expect(thanksNews(after("thanks", early), after("reminder", early))).toBeNull();
    expect(thanksNews(after("reminder", late), unsent)).toBeNull();
    expect(thanksNews(after("reminder", late), after("reminder", early))).toBeNull();
  });
});
