import { keep } from "../stored/kept.ts";
import { writeEvents } from "../stored/events.ts";
import type { Choices, Pack, Session } from "../stored/database.ts";
import { desk } from "./desk.ts";

/** Changes what the device knows of itself, on the screen at once and on the disk where that is possible. */
export async function keepSession(change: Partial<Session>): Promise<void> {
  const { session } = desk.get();
  if (session === null) return;
  const next = { ...session, ...change };
  desk.set({ session: next });
  await keepOrSay("session", next);
}

export async function keepChoices(change: Partial<Choices>): Promise<void> {
  const next = { ...desk.get().choices, ...change };
  desk.set({ choices: next });
  await keepOrSay("choices", next);
}

export async function keepPack(pack: Pack): Promise<void> {
  await keepOrSay("pack", pack);
}

/** A disk without room stops nobody: the page goes on with what it has in memory, and says so. */
async function keepOrSay(...[name, value]: Parameters<typeof keep>): Promise<void> {
  try {
    await keep(name, value);
  } catch {
    desk.set({ isUnkept: true });
  }
}

/** Tries again what could not be written, the events first. */
export async function keepAgain(): Promise<void> {
  const { unwritten, isUnkept, session, pack, choices } = desk.get();
  if (unwritten.length === 0 && !isUnkept) return;
  try {
    await writeEvents(unwritten);
    if (session !== null) await keep("session", session);
    if (pack !== null) await keep("pack", pack);
    await keep("choices", choices);
    desk.set({ unwritten: [], isUnkept: false });
  } catch {
    desk.set({ isUnkept: true });
  }
}
