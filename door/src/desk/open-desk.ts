import { fetchPack, openPass, type Key, type PackAnswer } from "../call/operations.ts";
import { wipe, type Pack, type Session } from "../stored/database.ts";
import { readEvents } from "../stored/events.ts";
import { keepAnew, readKept } from "../stored/kept.ts";
import { keepFor } from "../stored/own.ts";
import { tellTabsOfWipe } from "../stored/tabs.ts";
import { countUnreceived, desk, learnEvents, noChoices, nothingKnown } from "./desk.ts";
import { keepPack, keepSession } from "./keep-session.ts";
import { listOf } from "./list.ts";
import { newId } from "./new-id.ts";

const hourMs = 3_600_000;
/** So long after the last ceremony began the list is still there; then nothing is. */
const keptMs = 48 * hourMs;

/** Why a page ends whose device was opened with another link in another tab. */
const replaced = "replaced";
/** What ends a device's work for good. */
const endings = new Set(["pass/revoked", "pass/over", "pass/invalid", "pass/not-allowed"]);

/** Takes the secret out of the address, which is copied, shared and seen. */
function keyInAddress(): Key | null {
  const given = new URLSearchParams(location.hash.slice(1));
  const token = given.get("t");
  if (token === null) return null;
  history.replaceState(null, "", location.pathname);
  return { token, proof: given.get("p") ?? "" };
}

/** From a link, or from what the device has kept, to the door or to whatever stands before it. */
export async function openDesk(): Promise<void> {
  const given = keyInAddress();
  const kept = await readStored();
  const next = given?.token === kept.session?.token ? null : given;
  if (kept.session !== null) keepFor(kept.session.token);
  // Another link is another feast, or another hand: what the device knew is not theirs, but what it alone knows is handed in first.
  if (next !== null && (kept.session === null || countUnreceived(kept.events) === 0)) {
    await begin(next);
    return;
  }
  if (kept.session === null) {
    desk.set({ phase: "noLink" });
    return;
  }
  const isProven = next === null && given?.proof;
  const session = isProven ? { ...kept.session, proof: given.proof } : kept.session;
  desk.set({ session, next, choices: kept.choices ?? noChoices });
  if (kept.pack !== null) takePack(kept.pack);
  learnEvents(kept.events);
  if (next !== null) {
    desk.set({ phase: "changing" });
    return;
  }
  if (kept.pack === null) {
    await enter();
    return;
  }
  // What nobody else knows yet is not thrown away by a clock.
  if (isPast(kept.pack, kept.session.skew) && countUnreceived(kept.events) === 0) {
    await end("pass/over");
    return;
  }
  desk.set({ phase: "standing" });
}

async function readStored() {
  try {
    const [session, pack, choices, events] = await Promise.all([
      readKept("session"),
      readKept("pack"),
      readKept("choices"),
      readEvents(),
    ]);
    return { session, pack, choices, events };
  } catch {
    // A browser that stores nothing still works as long as the page is open.
    return { session: null, pack: null, choices: null, events: [] };
  }
}

/** By the server's clock, as far as this device knows it. */
function isPast({ expireAt, ceremonies }: Pick<Pack, "expireAt" | "ceremonies">, skew: number): boolean {
  const starts = ceremonies.flatMap(({ startAt }) => (startAt === null ? [] : [Date.parse(startAt)]));
  const last = starts.length === 0 ? Infinity : Math.max(...starts) + keptMs;
  return Date.now() + skew > Math.min(Date.parse(expireAt), last);
}

/** A page that stays open for days lets go of the list too, with or without a signal. */
export async function endIfPast(): Promise<void> {
  const { pack, session, log, isReplaced } = desk.get();
  if (session === null || countUnreceived(log.values()) > 0) return;
  if (isReplaced) forget(replaced);
  else if (pack !== null && isPast(pack, session.skew)) await end("pass/over");
}

/** Begins with a link; other tabs let go of the one before it. */
export async function begin(key: Key): Promise<void> {
  const session: Session = {
    ...key,
    ...{ deviceId: newId(), camera: "untried", testedAt: null, skew: 0, exchangedAt: 0 },
    since: { at: 0, nonce: "" },
  };
  tellTabsOfWipe(replaced);
  keepFor(key.token);
  desk.set({ ...nothingKnown, phase: "opening", refusal: "", session, choices: noChoices });
  await keepAnew(session).catch(() => {
    desk.set({ isUnkept: true });
  });
  await enter();
}

/** Asks the server for the list, or for the PIN that it wants first. */
export async function enter(): Promise<void> {
  const refusal = await refreshPack();
  if (refusal === null) desk.set({ phase: "preparing", refusal: "" });
  else if (!endings.has(refusal) && refusal !== "pass/pin-required") desk.set({ phase: "opening", refusal });
}

/** Fetches the list where it changed. @returns why not, or null */
export async function refreshPack(): Promise<string | null> {
  const { session, pack } = desk.get();
  if (session === null) return "pass/invalid";
  const answer = await fetchPack(session, pack?.known ?? "");
  if (!answer.isGiven) {
    await heed(answer.refusal);
    return answer.refusal;
  }
  const next = packOf(answer.result, pack);
  takePack(next);
  await keepSession({ skew: answer.result.serverAt - Date.now() });
  await keepPack(next);
  return null;
}

function packOf({ rows, tables, serverAt, ...given }: PackAnswer, before: Pack | null): Pack {
  return { ...given, rows: rows ?? before?.rows ?? [], tables: tables ?? before?.tables ?? [], at: serverAt };
}

function takePack(pack: Pack): void {
  const { pack: before, list } = desk.get();
  const isSame = before !== null && before.known === pack.known;
  desk.set({ pack, by: pack.by, list: isSame ? list : listOf(pack) });
}

/** Gives the PIN. @returns whether it was right */
export async function givePin(pin: string): Promise<boolean> {
  const { session } = desk.get();
  if (session === null) return false;
  const answer = await openPass(session.token, pin);
  if (!answer.isGiven) {
    await heed(answer.refusal);
    desk.set({ refusal: answer.refusal });
    return false;
  }
  await keepSession({ proof: answer.result.proof });
  await enter();
  return true;
}

/** Does what a refusal asks for: ends, or asks for the PIN; of others the caller knows what to do. */
export async function heed(refusal: string): Promise<void> {
  if (endings.has(refusal)) await end(refusal);
  // Whoever goes on to another door is not asked for the PIN of the one before.
  if (refusal === "pass/pin-required" && desk.get().next === null) desk.set({ phase: "pin", refusal });
}

/** The link is worth nothing any more: nothing of the feast stays on the device. */
export async function end(refusal: string): Promise<void> {
  const { next, isReplaced } = desk.get();
  forget(refusal);
  tellTabsOfWipe(refusal);
  if (!isReplaced) await wipe().catch(() => undefined);
  if (next !== null) await begin(next);
}

/** Lets go of all that is on the screen and in memory. */
export function forget(refusal: string): void {
  desk.set({ ...nothingKnown, phase: "ended", refusal, session: null });
}

/** Another tab has let go of the link; where another took its place, this page first hands in what it alone knows. */
export function letGo(refusal: string): void {
  const { session, log } = desk.get();
  if (session === null) return;
  if (refusal === replaced && countUnreceived(log.values()) > 0) desk.set({ isReplaced: true });
  else forget(refusal);
}
