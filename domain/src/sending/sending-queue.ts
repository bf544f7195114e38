import { daysBetween } from "../time/calendar-day.ts";
import type { GuestSender } from "../guest/guest.ts";
import type { GuestRow } from "../guest/guest-row.ts";
import type { Invitation } from "../invitation/invitation.ts";
import { limits } from "../limits.ts";
import type { SendingRun } from "../guest/sending-run.ts";
import { hasNoAddress } from "../guest/sending.ts";
import { compareNames } from "../text/name-order.ts";
import { wallClock } from "../time/zone.ts";

/** How far a guest is, the furthest that is known: what comes after sending is seen from their own taps. */
export const sendingStages = ["unsent", "handed", "sent", "opened", "answered"] as const;
export type SendingStage = (typeof sendingStages)[number];

type Row = Pick<
  GuestRow,
  | "id"
  | "name"
  | "kind"
  | "listing"
  | "sender"
  | "sending"
  | "sentAt"
  | "sentBy"
  | "openedAt"
  | "attendance"
  | "followedUpAt"
  | "followedUp"
  | "problem"
  | "isLinkRevoked"
  | "channel"
  | "dispatch"
>;

export function stageOf(row: Pick<Row, "sending" | "openedAt" | "attendance">): SendingStage {
  if (row.attendance !== null) return "answered";
  return row.openedAt !== null ? "opened" : row.sending;
}

type Head = Pick<Invitation, "status" | "startAt" | "zone" | "toldChange">;

const dayMs = 86_400_000;

/** Days from today to the day of the feast, on the feast's own calendar; null while no day is known. */
function daysToGo({ startAt, zone }: Pick<Invitation, "startAt" | "zone">, now: Date): number | null {
  return startAt === null ? null : daysBetween(wallClock(now, zone).date, wallClock(startAt, zone).date);
}

/** Which reminder it is time for: a week before, or the day before. */
export function suggestedReminder(head: Pick<Invitation, "startAt" | "zone">, now: Date): 7 | 1 | null {
  const left = daysToGo(head, now);
  if (left === null || left < 0 || left > 7) return null;
  return left <= 1 ? 1 : 7;
}

/**
 * From when on a follow-up counts for the run that is under way, in ms since 1970: an earlier one was
 * for something else. Reminders begin anew a week and a day before the feast; changes with each change.
 */
function runSince(run: SendingRun, head: Head, now: Date): number {
  if (run === "change") return head.toldChange?.at.getTime() ?? 0;
  if (run === "invitation" || head.startAt === null)
    return run === "reminder" ? now.getTime() - 7 * dayMs : 0;
  const start = head.startAt.getTime();
  if (run === "thanks") return start;
  const days = suggestedReminder(head, now);
  // A day earlier than suggested, for whoever was early.
  return days === null ? now.getTime() - 7 * dayMs : start - (days + 1) * dayMs;
}

/** Runs that there is a reason for now, in their order. */
export function openRuns(head: Head, now: Date): SendingRun[] {
  const left = daysToGo(head, now);
  const isOver = left !== null && left < 0;
  const isOff = head.status === "postponed" || head.status === "cancelled";
  const runs: SendingRun[] = isOff || isOver ? [] : ["invitation", "reminder"];
  if (head.toldChange !== null && !isOver) runs.push("change");
  if (isOver && head.status !== "cancelled") runs.push("thanks");
  return runs.length === 0 ? ["invitation"] : runs;
}

/**
 * Whom thanks are for: those who said that they would come, or those whom the door let in, who may have said nothing or
 * even no; `anybody` where the family has chosen already.
 */
type Thanked = "said" | "anybody" | ReadonlySet<string>;

function isThanked({ id, attendance }: Pick<Row, "id" | "attendance">, thanked: Thanked): boolean {
  if (thanked === "anybody") return true;
  if (thanked !== "said") return thanked.has(id);
  return attendance === "yes" || attendance === "maybe";
}

/** Whether a run is about this guest at all, done or not. */
function isFor(row: Row, run: SendingRun, head: Head, thanked: Thanked): boolean {
  if (row.listing === "inbox") return false;
  const stage = stageOf(row);
  switch (run) {
    case "invitation":
      return true;
    case "reminder":
      return row.kind !== "group" && (stage === "sent" || stage === "opened");
    case "change": {
      if (head.toldChange === null) return false;
      if (head.status !== "published") return stage !== "unsent";
      return row.openedAt !== null && row.openedAt < head.toldChange.at.getTime();
    }
    case "thanks":
      return isThanked(row, thanked);
  }
}

/** Whether this run has nothing left to do for a guest it is about. */
function isDone(row: Row, run: SendingRun, since: number): boolean {
  if (run === "invitation") {
    const stage = stageOf(row);
    return stage !== "unsent" && stage !== "handed";
  }
  return row.followedUp === run && row.followedUpAt !== null && row.followedUpAt >= since;
}

/** Whose queue it is; somebody who may take everybody's also has the guests of nobody in particular. */
export interface QueueOwner {
  sender: GuestSender;
  name: string;
  takesUnassigned: boolean;
}

function isOwnGuest(row: Pick<Row, "sender">, owner: QueueOwner): boolean {
  if (row.sender === null) return owner.takesUnassigned;
  return row.sender.kind === owner.sender.kind && row.sender.id === owner.sender.id;
}

/** Whether somebody else has opened this guest's message a moment ago. */
function isHeldByOther(
  row: Pick<Row, "sending" | "sentAt" | "sentBy">,
  { name }: Pick<QueueOwner, "name">,
  now: Date,
): boolean {
  return (
    row.sending === "handed" &&
    row.sentBy !== name &&
    row.sentAt !== null &&
    now.getTime() - row.sentAt < limits.sending.heldMs
  );
}

type Reach = Pick<Row, "channel" | "problem" | "dispatch">;

/** Whether nothing can reach a guest on their channel before somebody has seen to it. */
function isBlocked({ channel, problem, dispatch }: Reach): boolean {
  if (channel !== "email") return problem === "wrong-number";
  return problem === "bounced" || problem === "unsubscribed" || hasNoAddress(dispatch, "email");
}

/** Whether a message of this run is on its way to a guest. */
function isUnderWay({ dispatch }: Pick<Row, "dispatch">, run: SendingRun): boolean {
  return dispatch?.state === "queued" && dispatch.run === run;
}

/** Of an invitation that may have arrived somebody must say so first. */
function isAsked({ sending }: Pick<Row, "sending">, run: SendingRun): boolean {
  return run === "invitation" && sending === "handed";
}

interface RunNow {
  run: SendingRun;
  head: Head;
  now: Date;
}

/** Whether a message of this run may be queued for a guest: they need it, none is on its way, and none may have arrived. */
function awaitsAny(row: Row, { run, head, now }: RunNow): boolean {
  const needsIt =
    !row.isLinkRevoked && isFor(row, run, head, "anybody") && !isDone(row, run, runSince(run, head, now));
  return needsIt && !isUnderWay(row, run) && !isAsked(row, run);
}

/** Whether an e-mail of this run may be queued for a guest who is to be reached so. */
export function awaitsMail(row: Row, sending: RunNow): boolean {
  const isReached = row.problem !== "bounced" && row.problem !== "unsubscribed";
  return awaitsAny(row, sending) && row.channel === "email" && isReached;
}

/** Whether a guest is written to over WhatsApp, one person or household at a number. */
function hasNumber({ channel, kind, problem }: Pick<Row, "channel" | "kind" | "problem">): boolean {
  return channel === "whatsapp" && kind !== "group" && problem !== "wrong-number";
}

/** Whether a WhatsApp message of this run may be queued for a guest who is to be reached so. */
export function awaitsWhatsApp(row: Row, sending: RunNow): boolean {
  return awaitsAny(row, sending) && hasNumber(row);
}

function isCarried({ dispatch }: Pick<Row, "dispatch">, run: SendingRun): boolean {
  return dispatch?.channel === "whatsApp" && dispatch.run === run;
}

function isTaken({ dispatch }: Pick<Row, "dispatch">): boolean {
  return dispatch?.state === "sent" || dispatch?.state === "delivered" || dispatch?.state === "read";
}

interface SendingQueue<Guest extends Row> {
  /** Those to send to by hand; opened ones of one's own first. */
  waiting: Guest[];
  /** Those who are reached by e-mail, all at once. */
  mails: Guest[];
  /** Of those who wait, whom a connected WhatsApp number can write to, all at once. */
  messages: Guest[];
  /** Those to whom a message is on its way. */
  underWay: Guest[];
  /** Those whom a WhatsApp message of this run is to reach or has reached; not whom something else has reached since. */
  carried: Guest[];
  /** Those whom nothing can reach on their channel. */
  problems: Guest[];
  /** Those whom the run would be for, had their link not been taken back: there is nothing to send. */
  withoutLink: Guest[];
  done: number;
  total: number;
}

/**
 * What is left of a run for one sender, in the order of names.
 * @param came whom thanks are for; null for all who said that they would come
 */
export function sendingQueue<Guest extends Row>(
  rows: readonly Guest[],
  {
    run,
    head,
    owner,
    now,
    came,
  }: { run: SendingRun; head: Head; owner: QueueOwner; now: Date; came: ReadonlySet<string> | null },
): SendingQueue<Guest> {
  const since = runSince(run, head, now);
  const all = rows.filter((row) => isOwnGuest(row, owner) && isFor(row, run, head, came ?? "said"));
  const own = all.filter((row) => !row.isLinkRevoked);
  const left = own.filter((row) => !isDone(row, run, since));
  const underWay = left.filter((row) => isUnderWay(row, run));
  const rest = left.filter((row) => !isUnderWay(row, run));
  const good = rest.filter((row) => !isBlocked(row)).sort((a, b) => compareNames(a.name, b.name));
  const isMailed = (row: Guest) => row.channel === "email" && !isAsked(row, run);
  const open = good.filter((row) => !isMailed(row) && !isHeldByOther(row, owner, now));
  const isMessaged = (row: Guest) =>
    hasNumber(row) && !isAsked(row, run) && !hasNoAddress(row.dispatch, "whatsApp");
  return {
    waiting: [...open.filter((row) => isAsked(row, run)), ...open.filter((row) => !isAsked(row, run))],
    mails: good.filter(isMailed),
    messages: good.filter(isMessaged),
    underWay,
    carried: own.filter((row) => isCarried(row, run) && isTaken(row) === isDone(row, run, since)),
    problems: rest.filter(isBlocked),
    withoutLink: all.filter((row) => row.isLinkRevoked && !isDone(row, run, since)),
    done: own.length - left.length,
    total: own.length,
  };
}
