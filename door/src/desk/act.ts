import type { WalkIn } from "@janur/domain/door/door-event";
import type { DoorRow } from "@janur/domain/door/door-row";
import { peopleAtDoor, type Standing, type Verdict } from "@janur/domain/door/verdict";
import { arrivedPeople } from "@janur/domain/door/arrived-people";
import { signal, type Signal } from "../signals/signal.ts";
import { keepSession } from "./keep-session.ts";
import { attendeeOf } from "./attendees.ts";
import { currentCeremony, currentLog, desk, nothingOpen } from "./desk.ts";
import { isCode, judge } from "./judge.ts";
import { writeEvent } from "./write-event.ts";

/** What was read last, and when: a camera reads the same code many times while somebody holds it. */
let last = { text: "", at: 0 };
const sameCodeMs = 3_000;

/**
 * Says what a code means, and in express mode lets its guest in. A code that is still held up is read once.
 * @param isNext whether it takes the place of the verdict that is shown: whoever pulls a scanner's trigger means the next guest
 */
export async function takeCode(text: string, isNext = false): Promise<void> {
  const now = Date.now();
  const isSame = text === last.text && now - last.at < sameCodeMs;
  last = { text, at: now };
  // Whoever is being welcomed is meant once more where a trigger is pulled twice, or a scanner never rests.
  if (isSame && (!isNext || desk.get().shown?.kind === "in")) return;
  if (isNext && !isSheetOpen()) desk.set({ shown: null });
  if (isBusy()) return;
  const isPreparing = desk.get().phase === "preparing";
  // What lies on the table is some other code, of a network or of a shop.
  if (isPreparing && !isCode(text)) return;
  const verdict = await judge(text);
  // Before the door is open a guest's own card serves to try the camera, and lets nobody in.
  if (verdict === "test" || isPreparing) {
    desk.set({ shown: { kind: "test" } });
    say("in");
    await keepSession({ camera: "works", testedAt: Date.now() + (desk.get().session?.skew ?? 0) });
    return;
  }
  await showVerdict(verdict, isSame);
}

function say(kind: Signal): void {
  signal(kind, desk.get().choices.hasSound);
}

/** Something is on the screen that somebody has to see first. */
function isBusy(): boolean {
  return desk.get().shown !== null || isSheetOpen();
}

function isSheetOpen(): boolean {
  const { guestId, walkIn } = desk.get();
  return guestId !== null || walkIn !== null;
}

/**
 * Whoever may simply walk in is let in, or asked about; for all others the screen says why not yet.
 * @param isAgain of a code that was read a moment ago nobody more is let in by chance: it says how they stand
 */
async function showVerdict(verdict: Verdict, isAgain: boolean): Promise<void> {
  const isReview = desk.get().choices.mode === "review";
  const ceremony = currentCeremony(desk.get());
  const isChance = isAgain && !isReview && verdict.kind === "partly";
  if (mayWalkIn(verdict) && ceremony !== null && !isChance) {
    if (isReview) {
      say("read");
      desk.set({ guestId: verdict.row.id });
    } else await letIn(verdict.row, peopleAtDoor(verdict.row, verdict.arrived.people, ceremony));
    return;
  }
  say(verdict.kind === "allIn" || verdict.kind === "otherCeremony" || isChance ? "again" : "no");
  desk.set({ shown: { kind: "verdict", verdict } });
}

function mayWalkIn(verdict: Verdict): verdict is Exclude<Standing, { kind: "allIn" | "otherCeremony" }> {
  return verdict.kind === "expected" || verdict.kind === "partly";
}

/** Whose arrival is being written: the disk may take its time, and a second tap lets nobody in twice. */
const entering = new Set<string>();

export async function letIn(row: DoorRow, people: number): Promise<void> {
  if (entering.has(row.id)) return;
  entering.add(row.id);
  const nonce = await writeEvent({ kind: "arrive", guest: row.id, people });
  entering.delete(row.id);
  const ceremony = currentCeremony(desk.get())?.id ?? "";
  const attendee = attendeeOf(currentLog(desk.get()), ceremony, row.id);
  const inAll = arrivedPeople(attendee?.arrivals ?? [], row.seats).people;
  desk.set({ ...nothingOpen, shown: { kind: "in", row, walkIn: null, people, inAll, nonce } });
  say("in");
}

export async function letInWalkIn(walkIn: WalkIn, people: number): Promise<void> {
  const nonce = await writeEvent({ kind: "arrive", walkIn, people });
  desk.set({ ...nothingOpen, shown: { kind: "in", row: null, walkIn, people, inAll: people, nonce } });
  say("in");
}

/** Takes back an event; whoever it was about comes again as if nothing had been. */
export async function takeBack(nonce: string): Promise<void> {
  const event = currentLog(desk.get()).get(nonce);
  if (event === undefined) return;
  await writeEvent({ kind: "undo", guest: event.guest, walkIn: event.walkIn, target: nonce });
}

/** Back to the camera. */
export function dismiss(): void {
  desk.set(nothingOpen);
}

/** From a verdict, or a name in the list, to their sheet. */
export function openGuest(guestId: string): void {
  desk.set({ ...nothingOpen, guestId });
}

/** The same for who is on no list. */
export function openWalkIn(walkIn: WalkIn): void {
  desk.set({ ...nothingOpen, walkIn });
}
