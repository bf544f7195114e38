import { mergeLogs, type DoorLog } from "@janur/domain/door/door-log";
import type { DoorEvent, LoggedEvent } from "@janur/domain/door/door-event";
import type { DoorRow } from "@janur/domain/door/door-row";
import type { Verdict } from "@janur/domain/door/verdict";
import type { WalkIn } from "@janur/domain/door/door-event";
import type { Ceremony, Key } from "../call/operations.ts";
import type { Choices, Pack, Session } from "../stored/database.ts";
import { noList, type DoorList } from "./list.ts";
import { createStore } from "./store.ts";

/** Where whoever holds the device stands on their way to the door. */
export type Phase = "opening" | "noLink" | "pin" | "preparing" | "standing" | "changing" | "ended";

/** What fills the screen until somebody taps. */
export type Shown =
  | { kind: "verdict"; verdict: Verdict }
  | { kind: "test" }
  | { kind: "in"; row: DoorRow | null; walkIn: WalkIn | null; people: number; inAll: number; nonce: string };

export interface Desk {
  phase: Phase;
  /** Why there is nothing to do, as a code of the server or of `post`. */
  refusal: string;
  session: Session | null;
  /** The link that was opened while arrivals of another were not handed in; it waits for them. */
  next: Key | null;
  /** Whether another tab has begun with another link: this page hands in what it has, and is done. */
  isReplaced: boolean;
  pack: Pack | null;
  list: DoorList;
  log: DoorLog;
  /** What happens while somebody practises, which nothing keeps and nobody hears of. */
  practice: DoorLog | null;
  choices: Choices;
  /** Who holds the device. */
  by: string;
  hasSignal: boolean;
  /** The server takes no more events of this feast. */
  isFull: boolean;
  /** Events that the server refused, which must not hold up the others. */
  refused: ReadonlySet<string>;
  /** Events that the browser could not write down; they are tried again, and lost with this page. */
  unwritten: readonly LoggedEvent[];
  /** Whether the list, or who the device is, could not be written down either. */
  isUnkept: boolean;
  /** Whether the browser emptied its storage, and the page itself is not there again yet. */
  isEmptied: boolean;
  shown: Shown | null;
  /** Whose sheet is open: one of the list, or somebody who is on none. */
  guestId: string | null;
  walkIn: WalkIn | null;
}

/** The camera alone. */
export const nothingOpen = { shown: null, guestId: null, walkIn: null } as const;

export const noChoices: Choices = { ceremony: "", mode: "review", hasSound: true, camera: "" };

/** Of no link: before the first, after the last, and between two. */
export const nothingKnown = {
  ...{ next: null, isReplaced: false, pack: null, list: noList, log: new Map<string, LoggedEvent>() },
  ...{ practice: null, isFull: false, refused: new Set<string>(), unwritten: [], isUnkept: false },
  ...{ isEmptied: false, ...nothingOpen },
};

export const desk = createStore<Desk>({
  ...{ phase: "opening", refusal: "", session: null, choices: noChoices, by: "", hasSignal: true },
  ...nothingKnown,
});

/** All that counts at this moment: what happened, or what was practised. */
export function currentLog({ log, practice }: Pick<Desk, "log" | "practice">): DoorLog {
  return practice ?? log;
}

/** The ceremony at whose door the device stands: the chosen one, else the link's, else that of this hour by the server's clock. */
export function currentCeremony({
  pack,
  choices,
  session,
}: Pick<Desk, "pack" | "choices" | "session">): Ceremony | null {
  const ceremonies = pack?.ceremonies ?? [];
  const now = Date.now() + (session?.skew ?? 0);
  const of = (wanted: string | null | undefined) => ceremonies.find(({ id }) => id === wanted);
  return of(choices.ceremony) ?? of(pack?.ceremony) ?? ceremonyNow(ceremonies, now);
}

/** Guests come that long before the hour. */
const earlyMs = 2 * 3_600_000;

/** The ceremony to which guests come now: the last that began or is about to, else the first. */
export function ceremonyNow(ceremonies: readonly Ceremony[], now: number): Ceremony | null {
  const begun = ceremonies.filter(({ startAt }) => startAt !== null && Date.parse(startAt) - earlyMs <= now);
  const latest = begun.sort((a, b) => Date.parse(a.startAt ?? "") - Date.parse(b.startAt ?? "")).at(-1);
  return latest ?? ceremonies[0] ?? null;
}

/** Of what somebody tells, what is not known yet: each look reaches back, so most of it is. */
export function newsAmong({ log }: Pick<Desk, "log">, told: readonly LoggedEvent[]): LoggedEvent[] {
  return told.filter(({ nonce, changedAt }) => {
    const known = log.get(nonce);
    return known === undefined || known.changedAt !== changedAt;
  });
}

export function learnEvents(events: readonly LoggedEvent[]): void {
  if (events.length > 0) desk.set({ log: mergeLogs(desk.get().log.values(), events) });
}

/** What nobody but this device knows yet. */
export function pendingEvents({ log, refused }: Pick<Desk, "log" | "refused">): LoggedEvent[] {
  return [...log.values()].filter(({ receivedAt, nonce }) => receivedAt === null && !refused.has(nonce));
}

/** How many of them the server has not taken, also those that it refuses. */
export function countUnreceived(events: Iterable<LoggedEvent>): number {
  return [...events].filter(({ receivedAt }) => receivedAt === null).length;
}

/** An event as it is handed in. */
export function eventToSend({
  skew: _skew,
  receivedAt: _at,
  changedAt: _changed,
  ...event
}: LoggedEvent): DoorEvent {
  return event;
}
