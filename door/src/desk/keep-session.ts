import { keep } from "../stored/kept.ts";
import type { Choices, Session } from "../stored/database.ts";
import { desk } from "./desk.ts";

/** Changes what the device knows of itself, on the screen at once and on the disk where that is possible. */
export async function keepSession(change: Partial<Session>): Promise<void> {
  const { session } = desk.get();
  if (session === null) return;
  const next = { ...session, ...change };
  desk.set({ session: next });
  await keep("session", next).catch(() => undefined);
}

export async function keepChoices(change: Partial<Choices>): Promise<void> {
  const next = { ...desk.get().choices, ...change };
  desk.set({ choices: next });
  await keep("choices", next).catch(() => undefined);
}
