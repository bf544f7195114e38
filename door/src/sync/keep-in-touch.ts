import { browser } from "../browser.ts";
import { countUnreceived, desk, learnEvents, pendingEvents, type Desk } from "../desk/desk.ts";
import { begin, endIfPast, enter, letGo, refreshPack } from "../desk/open-desk.ts";
import { keepAgain } from "../desk/keep-session.ts";
import { hearTabs } from "../stored/tabs.ts";
import { readEvents } from "../stored/events.ts";
import { backoffMs } from "./backoff.ts";
import { exchangeEvents, mayWait, waitForNews } from "./exchange-events.ts";
import { storePageAgain } from "./store-page.ts";

/** How often others' arrivals are asked for where the server does not wait for them: while guests come, and otherwise; and how often the list. */
const quickMs = 2_000;
const everyMs = 5_000;
/** So long after the last event guests are coming. */
const busyMs = 10 * 60_000;
const listEveryMs = 120_000;
/** So long a device waits for more before it hands in what just happened. */
const gatherMs = 150;

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let listAt = 0;
let newsAt = 0;
let isRunning = false;
/** How often somebody asked while a call was on its way, which may have passed what they asked for. */
let missed = 0;
let isWaiting = false;
/** Whether this is the tab that talks to the server. */
let isTalker = false;
/** Ends the wait for another tab to be closed. */
let inLine: AbortController | undefined;

/**
 * Of several tabs of one device one talks to the server: the one that somebody looks at, whose list and word on the
 * signal must be new. Browsers slow down the timers of the others.
 */
export function keepInTouch(): void {
  hearTabs({
    events: (events) => {
      learnEvents(events);
    },
    wiped: letGo,
  });
  listen();
  takeTurn();
}

function takeTurn(): void {
  const { locks } = browser;
  const { next, session } = desk.get();
  // Tabs of another door have their own to say.
  const line = `janur-door ${(next ?? session)?.token ?? ""}`;
  if (isTalker) return;
  inLine?.abort();
  const talk = () => {
    isTalker = true;
    soon();
  };
  if (locks === undefined) {
    talk();
    return;
  }
  const granted = () => {
    talk();
    return new Promise<never>(() => undefined);
  };
  if (document.hidden) standInLine(locks, line, granted);
  else
    locks.request(line, { steal: true }, granted).catch(() => {
      isTalker = false;
      standInLine(locks, line, granted);
    });
}

/** Until whoever talks is closed, or somebody looks at this tab again. */
function standInLine(locks: LockManager, line: string, granted: () => Promise<never>): void {
  inLine = new AbortController();
  locks.request(line, { signal: inLine.signal }, granted).catch(() => {
    isTalker = false;
  });
}

function listen(): void {
  addEventListener("online", soon);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    takeTurn();
    soon();
  });
  let { log: known, phase: before } = desk.get();
  desk.subscribe(() => {
    const { log, phase } = desk.get();
    // A phone that has just been let in hears of others at once; its list is as new.
    if (phase === "preparing" && !hasDoor(before)) listAt = Date.now();
    if (hasDoor(phase) && !hasDoor(before)) soon();
    before = phase;
    if (log === known) return;
    known = log;
    newsAt = Date.now();
    if (pendingEvents(desk.get()).length > 0 && failures === 0) later(gatherMs);
  });
}

function hasDoor(phase: Desk["phase"]): boolean {
  return phase === "standing" || phase === "preparing" || phase === "changing";
}

function soon(): void {
  failures = 0;
  later(0);
}

function later(waitMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void run(), waitMs);
}

async function run(): Promise<void> {
  if (!isTalker) return;
  await endIfPast();
  if (!hasDoor(desk.get().phase)) {
    void openAgain();
    later(everyMs);
    return;
  }
  if (isRunning) {
    missed += 1;
    return;
  }
  isRunning = true;
  const before = missed;
  const refusal = await talk().catch(() => "trouble");
  isRunning = false;
  heard(refusal);
  if (refusal === null && missed > before) later(0);
  else if (refusal === null && isAtRest()) void wait();
  else again(refusal);
}

let isOpening = false;

/** Where the list did not come for want of a signal it is asked for again, without a tap. */
async function openAgain(): Promise<void> {
  const { phase, refusal } = desk.get();
  const isCut = refusal === "offline" || refusal === "trouble";
  if (isOpening || phase !== "opening" || !isCut) return;
  isOpening = true;
  await enter().catch(() => undefined);
  isOpening = false;
}

/** Whether there is nothing to do but to hear of others. */
function isAtRest(): boolean {
  const { unwritten, isUnkept, isEmptied } = desk.get();
  const isWritten = unwritten.length === 0 && !isUnkept && !isEmptied;
  return isTalker && isWritten && pendingEvents(desk.get()).length === 0 && mayWait() && !document.hidden;
}

/** What the last call says of the signal. */
function heard(refusal: string | null): void {
  failures = refusal === null ? 0 : failures + 1;
  const isFull = refusal === "door/full";
  desk.set({ hasSignal: refusal === null || isFull, isFull });
}

function again(refusal: string | null): void {
  const isMore = pendingEvents(desk.get()).length > 0;
  const isBusy = Date.now() - newsAt < busyMs && !document.hidden;
  if (refusal === null) later(isMore ? gatherMs : isBusy ? quickMs : everyMs);
  else later(backoffMs(failures, Math.random()));
}

/** Lets the server tell what is new; what happens here is handed in beside it. */
async function wait(): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  const { log } = desk.get();
  const from = Date.now();
  const refusal = await waitForNews().catch(() => "trouble");
  isWaiting = false;
  if (refusal !== null) heard(refusal);
  // An answer at once that says nothing new would be asked for without end.
  const isEmpty = desk.get().log === log && Date.now() - from < quickMs;
  if (refusal !== null || isEmpty) again(refusal);
  else if (isAtRest() && !isListDue()) void wait();
  else later(0);
}

async function talk(): Promise<string | null> {
  await keepAgain();
  const refusal = await exchangeEvents();
  if (desk.get().phase === "changing") {
    await change(refusal);
    return refusal;
  }
  if (refusal !== null) return refusal;
  if (desk.get().isEmptied) await storePageAgain();
  if (!isListDue()) return null;
  const ofList = await refreshPack();
  if (ofList === null) listAt = Date.now();
  return ofList;
}

/** Goes on to the link that waits, as soon as the door before has handed in what other tabs wrote down as well. */
async function change(refusal: string | null): Promise<void> {
  learnEvents(await readEvents().catch(() => []));
  const { next, log } = desk.get();
  if (next === null) return;
  if (countUnreceived(log.values()) === 0) await begin(next);
  else desk.set({ refusal: refusal ?? "refused" });
}

/** Has handed in what no disk holds, before the page is loaded anew. @returns whether nothing is lost with it */
export async function mayLoadAnew(): Promise<boolean> {
  await keepAgain();
  if (desk.get().unwritten.length === 0) return true;
  await exchangeEvents();
  const { unwritten, log } = desk.get();
  return unwritten.every(({ nonce }) => log.get(nonce)?.receivedAt !== null);
}

function isListDue(): boolean {
  return Date.now() - listAt >= listEveryMs;
}

/** Asks again at once, when somebody taps for it. */
export function askNow(): void {
  listAt = 0;
  soon();
}
