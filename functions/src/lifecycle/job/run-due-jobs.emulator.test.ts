import { paths } from "@janur/domain/paths";
import { expect, test, vi } from "vitest";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { db } from "../../platform/google/firestore.ts";
import { erasureJobDocument, erasureJobId } from "../../store/account/erasure-job.ts";
import { workOrHandBack } from "./run-due-jobs.ts";

const clock = () => new Date();
const past = () => new Date(Date.now() - 60_000);

async function dueErasure(): Promise<string> {
  const { uid } = await newAccount("Udin");
  const job = { kind: "erase", account: uid, email: null, round: 2 } as const;
  await erasureJobDocument(uid).set({ ...job, choices: [], done: [], askedAt: past(), dueAt: past() });
  return uid;
}

const isThere = async (uid: string) =>
  (
    await db()
      .doc(paths.job(erasureJobId(uid)))
      .get()
  ).exists;

test("a job is worked on at once", async () => {
  const uid = await dueErasure();
  await workOrHandBack(erasureJobId(uid), clock, 30_000);
  expect(await isThere(uid)).toBe(false);
});

test("one that takes longer holds up nobody, fails nothing and comes to its end", async () => {
  const uid = await dueErasure();
  await workOrHandBack(erasureJobId(uid), clock, 0);
  await vi.waitUntil(async () => !(await isThere(uid)), { timeout: 20_000, interval: 200 });
});

test("one that fails is said to", async () => {
  const { uid } = await newAccount("Udin");
  await db()
    .doc(paths.job(erasureJobId(uid)))
    .set({ dueAt: past() });
  await expect(workOrHandBack(erasureJobId(uid), clock, 30_000)).rejects.toThrow();
  await db()
    .doc(paths.job(erasureJobId(uid)))
    .delete();
});
