import { randomBytes } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import { shiftedDate } from "@janur/domain/time/calendar-day";
import type { Task } from "@janur/domain/task/task";
import { expect } from "vitest";
import { db } from "../../functions/src/platform/google/firestore.ts";
import { newAccount, type Account } from "./accounts.ts";
import { draftWedding, type Product } from "./product.ts";
import { putTask } from "./stored-tasks.ts";

export const newId = () => documentIdFromBytes(randomBytes(20));
/** Before everything that any test puts there. */
export const first = new Date("2001-01-01T00:00:00.000Z");
export const past = () => new Date(Date.now() - 60_000);
export const clock = () => new Date();
/** Accounts that nobody else looks at. */
const night = `night-${randomBytes(8).toString("hex")}`;
/** Keys that sealed nothing of what other tests keep. */
export const [newestKey, olderKey] = [randomBytes(24).toString("hex"), randomBytes(24).toString("hex")];
export const accountsOfNight = { from: night, until: `${night}z` };

export interface Row {
  /** Paths of documents without a readable field but the one by which they are found; they are taken away afterwards. */
  poison: () => Promise<Record<string, Record<string, unknown>>> | Record<string, Record<string, unknown>>;
  /** Puts down what should be served. @returns looks whether it was */
  sound: () => Promise<() => Promise<void>>;
  run: () => Promise<unknown>;
}

export const mailMessage = {
  template: "teamInvitation",
  to: "ibu@janur.test",
  language: "id",
  params: {
    inviterName: "Rani",
    invitationTitle: "Rani & Dimas",
    role: "editor",
    path: "/join#t=abc",
    expiresAt: "2026-12-01T00:00:00.000Z",
    zone: "Asia/Jakarta",
  },
} as const;

export const goneFrom = (path: string) => async () => {
  expect((await db().doc(path).get()).exists).toBe(false);
};

/** A task of the test's owner. */
export async function addTask(owner: Account, invitationId: string, change: Partial<Task>): Promise<string> {
  return (await putTask({ invitationId, createdBy: owner.uid, createdAt: first, ...change })).id;
}

export const kindsFor = async ({ uid }: Account): Promise<unknown[]> =>
  (await db().collection(paths.notifications(uid)).get()).docs.map((news): unknown => news.get("facts.kind"));

/** A wedding of an account that nobody else's news reach. */
export async function ownWedding(product: Product) {
  const account = await newAccount("Sari");
  return { account, ...(await draftWedding(product, account)) };
}

export const dayAfterTomorrow = shiftedDate(new Date().toISOString().slice(0, 10), 2);

/** Lays poison at the head of a sweep's work, and what should be served behind it; runs it and looks. */
export async function serveBehind(row: Row): Promise<void> {
  const poison = Object.entries(await row.poison());
  const putDown = db().batch();
  for (const [path, fields] of poison) putDown.set(db().doc(path), fields);
  await putDown.commit();
  try {
    const isServed = await row.sound();
    await row.run();
    await isServed();
  } finally {
    const takeAway = db().batch();
    for (const [path] of poison) takeAway.delete(db().doc(path));
    await takeAway.commit();
  }
}
