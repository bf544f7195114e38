import { describe, expect, test } from "vitest";
import { packRows, rowOf, unpackRows } from "../guest/guest-row.ts";
import { newGuest } from "../guest/new-guest.ts";
import { emptyGuest, type Guest, type GuestInput } from "../guest/guest.ts";
import type { Dispatch } from "../guest/sending-dispatch.ts";
import {
  awaitsMail,
  awaitsWhatsApp,
  openRuns,
  sendingQueue,
  stageOf,
  suggestedReminder,
  type QueueOwner,
} from "./sending-queue.ts";
import type { SendingRun } from "../guest/sending-run.ts";
import { unsent } from "../guest/sending.ts";

const now = new Date("2026-12-06T03:00:00.000Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const head = { status: "published", startAt: days(6), zone: "Asia/Jakarta", toldChange: null } as const;
const input: GuestInput = { ...emptyGuest, name: "Hadi", honorific: "Bapak", seats: 2 };
let count = 0;
const row = (change: Partial<Guest> = {}) => {
  count += 1;
  const id = `Guest${String(count).padStart(15, "0")}`;
  return rowOf({ ...newGuest(input, { id, listing: "listed", now: days(-30) }), ...change });
};
const rani: QueueOwner = { sender: { kind: "member", id: "rani" }, name: "Rani", takesUnassigned: true };
const sri: QueueOwner = {
  sender: { kind: "pass", id: "SriPass0000000000000" },
  name: "Bude Sri",
  takesUnassigned: false,
};
const sent = { ...unsent, state: "sent", at: days(-3), by: "Rani" } as const;
const opened = { firstAt: days(-2), lastAt: days(-2) };

describe("a queue of invitations", () => {
  const queue = (rows: ReturnType<typeof row>[], owner = rani) =>
    sendingQueue(rows, { run: "invitation", head, owner, now, came: null });

  test("has one's own guests, and for who may those of nobody", () => {
    const [mine, theirs, nobodys] = [row({ sender: rani.sender }), row({ sender: sri.sender }), row()];
    expect(queue([mine, theirs, nobodys]).waiting).toEqual([mine, nobodys]);
    expect(queue([mine, theirs, nobodys], sri).waiting).toEqual([theirs]);
  });

  test("begins with those whose question waits, and counts what is done", () => {
    const [fresh, asked, done] = [
      row(),
      row({ sending: { ...unsent, state: "handed", at: now, by: "Rani" } }),
      row({ sending: sent }),
    ];
    expect(queue([fresh, asked, done])).toMatchObject({ waiting: [asked, fresh], done: 1, total: 3 });
  });

  test("leaves alone whom somebody else has opened, for an hour", () => {
    const by = { ...unsent, state: "handed", by: "Dimas" } as const;
    const theirs = row({ sending: { ...by, at: new Date(now.getTime() - 59 * 60_000) } });
    const stale = row({ sending: { ...by, at: new Date(now.getTime() - 60 * 60_000) } });
    expect(queue([theirs, stale]).waiting).toEqual([stale]);
  });

  test("puts wrong numbers aside", () => {
    const wrong = row({ sending: { ...unsent, problem: "wrong-number" } });
    expect(queue([wrong])).toMatchObject({ waiting: [], problems: [wrong], done: 0, total: 1 });
  });

  test("needs nobody who has opened or answered, waits in the inbox, or whose link was taken back", () => {
    const isLinkRevoked = true;
    const withoutLink = row({ isLinkRevoked });
    const rows = [row({ opened }), row({ listing: "inbox" }), withoutLink, row({ opened, isLinkRevoked })];
    expect(queue(rows)).toMatchObject({ waiting: [], problems: [], withoutLink: [withoutLink], total: 1 });
  });
});

describe("e-mails", () => {
  const dispatch = (change: Partial<Dispatch>) =>
    row({
      channel: "email",
      sending: {
        ...unsent,
        dispatch: {
          id: "Mail0000000000000000",
          channel: "email",
          run: "invitation",
          state: "queued",
          problem: null,
          by: "Rani",
          at: now,
          ...change,
        },
      },
    });
  const queue = (rows: ReturnType<typeof row>[], run: SendingRun = "invitation") =>
    sendingQueue(rows, { run, head, owner: rani, now, came: null });
  const awaits = (guest: ReturnType<typeof row>, run: SendingRun = "invitation") =>
    awaitsMail(guest, { run, head, now });

  test("go to those who are reached so, and to nobody else", () => {
    const [byMail, byHand] = [row({ channel: "email" }), row()];
    expect(queue([byMail, byHand])).toMatchObject({ mails: [byMail], waiting: [byHand] });
    expect([awaits(byMail), awaits(byHand)]).toEqual([true, false]);
  });

  test("that are on their way are waited for, one run at a time", () => {
    const waiting = dispatch({});
    expect(queue([waiting])).toMatchObject({
      mails: [],
      waiting: [],
      underWay: [waiting],
      done: 0,
      total: 1,
    });
    expect(awaits(waiting)).toBe(false);
    const other = { ...dispatch({ run: "reminder" }) };
    expect(queue([other]).mails).toEqual([other]);
  });

  test("that failed at a server can go again; without an address that takes mails they cannot", () => {
    const [again, nowhere, refusing] = [
      dispatch({ state: "failed", problem: "server" }),
      dispatch({ state: "failed", problem: "no-address" }),
      dispatch({ state: "failed", problem: "unsubscribed" }),
    ];
    expect(queue([again, nowhere, refusing])).toMatchObject({
      mails: [again],
      problems: [nowhere, refusing],
    });
    expect(awaits(again)).toBe(true);
  });

  test("do not go to who wants none, or whose address does not exist; WhatsApp still does", () => {
    const stopped = { sending: { ...unsent, problem: "unsubscribed" } } as const;
    const bounced = { sending: { ...unsent, problem: "bounced" } } as const;
    const rows = [row({ channel: "email", ...stopped }), row({ channel: "email", ...bounced })];
    expect(queue(rows)).toMatchObject({ mails: [], problems: rows });
    expect(rows.map((guest) => awaits(guest))).toEqual([false, false]);
    const byHand = row(stopped);
    expect(queue([byHand]).waiting).toEqual([byHand]);
    const wrongNumber = row({ channel: "email", sending: { ...unsent, problem: "wrong-number" } });
    expect(queue([wrongNumber]).mails).toEqual([wrongNumber]);
  });

  test("that may have arrived are asked about first", () => {
    const asked = row({ channel: "email", sending: { ...unsent, state: "handed", at: now, by: "Rani" } });
    expect(queue([asked])).toMatchObject({ waiting: [asked], mails: [] });
    expect(awaits(asked)).toBe(false);
  });

  test("are packed and unpacked with how far they are", () => {
    const rows = [row(), dispatch({ state: "failed", problem: "refused" })];
    expect(unpackRows(packRows(rows))).toEqual(rows);
  });
});

describe("messages over a connected WhatsApp number", () => {
  const dispatch = {
    id: "Message0000000000000",
    channel: "whatsApp",
    run: "invitation",
    state: "queued",
    problem: null,
    by: "Rani",
    at: now,
  } as const satisfies Dispatch;
  const carried = (change: Partial<Dispatch>, known: Partial<Guest["sending"]> = {}) =>
    row({ sending: { ...unsent, ...known, dispatch: { ...dispatch, ...change } } });
  const queue = (rows: ReturnType<typeof row>[]) =>
    sendingQueue(rows, { run: "invitation", head, owner: rani, now, came: null });
  const awaits = (guest: ReturnType<typeof row>) => awaitsWhatsApp(guest, { run: "invitation", head, now });

  test("go to those who have a number of their own, who can be written to by hand as well", () => {
    const fresh = row();
    const others = [
      row({ channel: "email" }),
      row({ channel: "printed" }),
      row({ kind: "group" }),
      row({ sending: { ...unsent, problem: "wrong-number" } }),
      row({ sending: { ...unsent, state: "handed", at: now, by: "Rani" } }),
      row({ sending: sent }),
    ];
    expect(queue([fresh, ...others]).messages).toEqual([fresh]);
    expect(queue([fresh]).waiting).toEqual([fresh]);
    expect([fresh, ...others].map(awaits)).toEqual([true, ...others.map(() => false)]);
  });

  test("are waited for, and go again where they failed; without a number somebody else must", () => {
    const [waiting, failed, nowhere] = [
      carried({}),
      carried({ state: "failed", problem: "limited" }),
      carried({ state: "failed", problem: "no-address" }),
    ];
    const found = queue([waiting, failed, nowhere]);
    expect(found).toMatchObject({ underWay: [waiting], messages: [failed], waiting: [failed, nowhere] });
    expect([waiting, failed].map(awaits)).toEqual([false, true]);
    const byMail = { ...nowhere, channel: "email" } as const;
    expect(queue([byMail])).toMatchObject({ mails: [byMail], problems: [] });
  });

  test("are counted with what became of them, of this run alone", () => {
    const read = carried({ state: "read" }, sent);
    const reminded = carried({ run: "reminder", state: "sent" }, sent);
    const failed = carried({ state: "failed", problem: "limited" });
    const byHand = carried({ state: "failed", problem: "limited" }, sent);
    expect(queue([read, reminded, failed, byHand, row()]).carried).toEqual([read, failed]);
    const again = sendingQueue([reminded], { run: "reminder", head, owner: rani, now, came: null });
    expect(again).toMatchObject({ carried: [], messages: [reminded] });
    expect(unpackRows(packRows([read]))).toEqual([read]);
  });
});

describe("reminders", () => {
  const queue = (rows: ReturnType<typeof row>[], at = now) =>
    sendingQueue(rows, { run: "reminder", head, owner: rani, now: at, came: null });

  test("go to those who were sent the invitation and have not answered", () => {
    const [silent, seen, fresh] = [row({ sending: sent }), row({ sending: sent, opened }), row()];
    expect(queue([silent, seen, fresh]).waiting).toEqual([silent, seen]);
  });

  test("go once a week before, and once again the day before", () => {
    const reminded = (at: Date) => row({ sending: { ...sent, followedUp: { kind: "reminder", at } } });
    const guest = reminded(now);
    expect(queue([guest], days(1)).waiting).toEqual([]);
    expect(queue([guest], days(5)).waiting).toEqual([guest]);
    expect(queue([reminded(days(-8))]).waiting).toHaveLength(1);
  });

  test("are suggested a week and a day before", () => {
    const left = (at: Date) => suggestedReminder(head, at);
    expect([days(-2), now, days(5), days(6), days(7)].map(left)).toEqual([null, 7, 1, 1, null]);
    expect(suggestedReminder({ ...head, startAt: null }, now)).toBeNull();
  });
});

describe("news", () => {
  const changed = { ...head, toldChange: { at: days(-1), revision: 3, before: [] } };
  const queue = (rows: ReturnType<typeof row>[], of: Parameters<typeof sendingQueue>[1]["head"]) =>
    sendingQueue(rows, { run: "change", head: of, owner: rani, now, came: null });

  test("go to those who had opened before the change, once", () => {
    const [early, late, silent] = [
      row({ sending: sent, opened }),
      row({ sending: sent, opened: { firstAt: now, lastAt: now } }),
      row({ sending: sent }),
    ];
    const told = row({ sending: { ...sent, followedUp: { kind: "change", at: now } }, opened });
    const before = row({ sending: { ...sent, followedUp: { kind: "change", at: days(-2) } }, opened });
    const found = queue([early, late, silent, told, before], changed);
    expect(found.waiting).toEqual([early, before]);
    expect(found).toMatchObject({ done: 1, total: 3 });
  });

  test("that the feast is off go to everybody who was sent the link", () => {
    const [silent, fresh] = [row({ sending: sent }), row()];
    expect(queue([silent, fresh], { ...changed, status: "cancelled" }).waiting).toEqual([silent]);
  });
});

describe("thanks", () => {
  const thanks = { run: "thanks", head, owner: rani, now: days(8) } as const;
  const waiting = (rows: ReturnType<typeof row>[], came: ReadonlySet<string> | null) =>
    sendingQueue(rows, { ...thanks, came }).waiting.map(({ id }) => id);
  const absent = { ...row(), attendance: "yes" as const };
  const people = (["yes", "maybe", "no", null] as const).map((attendance) => ({ ...row(), attendance }));
  const [yes, maybe, no, silent] = people.map(({ id }) => id);

  test("are for all who said that they would come where no door knows", () => {
    expect(waiting(people, null)).toEqual([yes, maybe]);
  });

  test("are for whom the door let in, whatever they had said before, and for nobody else", () => {
    expect(waiting([...people, absent], new Set([no ?? "", silent ?? ""]))).toEqual([no, silent]);
  });

  test("may be mailed to whom the family chose", () => {
    const mailed = { ...row({ channel: "email" }), attendance: null };
    expect(awaitsMail(mailed, { run: "thanks", head, now: days(8) })).toBe(true);
    expect(awaitsMail({ ...mailed, listing: "inbox" }, { run: "thanks", head, now: days(8) })).toBe(false);
  });
});

test("each time has its runs", () => {
  expect(openRuns(head, now)).toEqual(["invitation", "reminder"]);
  const told = { at: now, revision: 1, before: [] };
  expect(openRuns({ ...head, toldChange: told }, now)).toEqual(["invitation", "reminder", "change"]);
  expect(openRuns({ ...head, status: "cancelled", toldChange: told }, now)).toEqual(["change"]);
  expect(openRuns(head, days(8))).toEqual(["thanks"]);
});

test("a stage is the furthest that is known", () => {
  expect(stageOf(row())).toBe("unsent");
  expect(stageOf(row({ sending: sent, opened }))).toBe("opened");
});
