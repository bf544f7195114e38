import { createHash } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { countAction, rateWindowSchema, type RateWindow } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { Timestamp, WriteBatch } from "firebase-admin/firestore";
import * as z from "zod";
import { db, documentOf } from "../google/firestore.ts";
import { wasOvertaken } from "../google/until-first.ts";

/** `limits/{key}`: what one sender does without a link; gone by TTL and ignored once its window is over. */
export const senderLimitSchema = z.strictObject({ ...rateWindowSchema.shape, expireAt: z.date() });

function windowDocument(invitationId: string, sender: string) {
  const key = createHash("sha256").update(`${invitationId}\n${sender}`).digest("hex").slice(0, 40);
  return documentOf(paths.limit(key), senderLimitSchema);
}

/** A sender's window, and when it was written to the database; never, where it is not there. */
interface Stored {
  window: RateWindow | null;
  writtenAt: Timestamp | undefined;
}

async function readWindow(reference: ReturnType<typeof windowDocument>): Promise<Stored> {
  const snapshot = await reference.get();
  return { window: snapshot.data() ?? null, writtenAt: snapshot.updateTime };
}

/** The window with one action more. @throws AppError `limit/too-many-requests` */
function counted(window: RateWindow | null, now: Date) {
  const limit = limits.rsvp.senderRate;
  const next = countAction(window, now, limit);
  if (next === null) throw new AppError("limit/too-many-requests");
  const { startedAt, count } = next;
  return { startedAt, count, expireAt: new Date(startedAt.getTime() + limit.windowMs) };
}

/**
 * Reads the sender's window and gives back the write that counts this action,
 * to be added to the batch of the action itself. The batch fails when the
 * window changed meanwhile.
 * @throws AppError `limit/too-many-requests`
 */
export async function countForSender(
  invitationId: string,
  sender: string,
  now: Date,
): Promise<(batch: WriteBatch) => void> {
  const reference = windowDocument(invitationId, sender);
  const { window, writtenAt } = await readWindow(reference);
  const written = counted(window, now);
  return (batch) => {
    if (writtenAt === undefined) batch.create(reference, written);
    else batch.update(reference, written, { lastUpdateTime: writtenAt });
  };
}

const capacity = 10_000;

/** What this instance believes of windows; "unsure" where the database has just contradicted it. */
const beliefs = new Map<string, Stored | "unsure">();

/** Puts `value` last, and lets the oldest go where there are too many. */
function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > capacity && oldest !== undefined) map.delete(oldest);
}

/**
 * Commits an action together with the write that counts it for its sender, and
 * mostly reads nothing for it: the window is taken to be as this instance wrote
 * it last, or not to be there yet. Where that is wrong the database refuses the
 * whole commit, and whoever repeats it (`untilFirst`) reads, so that the count
 * is exact whatever an instance believes.
 * @param act puts the action's own writes into the batch
 * @throws AppError `limit/too-many-requests`; the database's refusal where somebody else wrote first
 */
export async function commitForSender(
  invitationId: string,
  sender: string,
  now: Date,
  act: (batch: WriteBatch) => void,
): Promise<void> {
  const reference = windowDocument(invitationId, sender);
  const key = reference.path;
  const belief = beliefs.get(key);
  const stored = belief === "unsure" ? await readWindow(reference) : belief;
  const written = counted(stored?.window ?? null, now);
  const batch = db().batch();
  act(batch);
  if (stored?.writtenAt === undefined) batch.create(reference, written);
  else batch.update(reference, written, { lastUpdateTime: stored.writtenAt });
  try {
    const results = await batch.commit();
    keep(beliefs, key, { window: written, writtenAt: results.at(-1)?.writeTime });
  } catch (error) {
    // Another request of this instance may have learnt better meanwhile.
    if (wasOvertaken(error) && beliefs.get(key) === belief) keep(beliefs, key, "unsure");
    throw error;
  }
}

/** Windows of this instance alone. */
const ownWindows = new Map<string, RateWindow>();

/**
 * Counts an action in the memory of this instance, where something else bounds
 * all senders together and the count need not cost a write.
 * @throws AppError `limit/too-many-requests`
 */
export function countHere(invitationId: string, sender: string, now: Date): void {
  const key = `${invitationId}\n${sender}`;
  keep(ownWindows, key, counted(ownWindows.get(key) ?? null, now));
}
