import { randomBytes } from "node:crypto";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { beforeEach, expect, test, vi } from "vitest";
import { defaultProfile, profileDocument } from "../../store/account/profile-document.ts";
import { erasureJobDocument } from "../../store/account/erasure-job.ts";
import { db } from "../../platform/google/firestore.ts";
import { accounts } from "../../platform/google/auth-record.ts";
import { reconcileAccounts, type Stretch } from "./reconcile-accounts.ts";
import { accountDocument } from "../../store/staff-documents.ts";

/** Accounts of this test alone, one behind the other. */
let stretch: Stretch;
beforeEach(() => {
  const from = `reconcile-${randomBytes(8).toString("hex")}`;
  stretch = { from, until: `${from}z` };
});

/** What is left of an account is looked at once it is a day old; only this test's accounts are, so its clock may lie ahead. */
const tomorrow = () => new Date(Date.now() + 90_000_000);
const reconcile = (clock = tomorrow) => reconcileAccounts(clock, stretch);

const uidOf = (name: string) => `${stretch.from}-${name}`;
const entry = (uid: string) => db().doc(paths.account(uid));
const entryOf = async (uid: string) => (await accountDocument(uid).get()).data();
const jobOf = async (uid: string) => (await erasureJobDocument(uid).get()).data();

async function newAccount(name: string): Promise<string> {
  const uid = uidOf(name);
  const account = { uid, email: `${uid}@janur.test`, displayName: "Rani" };
  await accounts().createUser(account);
  await profileDocument(uid).set(defaultProfile(account, new Date()));
  // The suite's own trigger enters it: before it has been here, it would mend what a test breaks.
  await vi.waitFor(
    async () => {
      expect(await entryOf(uid)).toBeDefined();
    },
    { timeout: 25_000, interval: 100 },
  );
  return uid;
}

// How many a run mended is not asked: the night's own run, which another test starts on this suite, may come first.
test("accounts that are missing, unreadable or of earlier are mended, and the others left alone", async () => {
  const missing = await newAccount("missing");
  const unreadable = await newAccount("unreadable");
  const stale = await newAccount("stale");
  const good = await newAccount("good");
  await entry(missing).delete();
  await entry(unreadable).set({ uid: 7, role: "admin", isDisabled: true });
  await entry(stale).update({ displayName: "Nama lama", parts: [] });
  const before = (await entry(good).get()).updateTime;
  expect(await reconcile()).toMatchObject({ erased: 0, failed: 0, isDone: true });
  for (const uid of [missing, unreadable, stale])
    expect(await entryOf(uid)).toMatchObject({ uid, displayName: "Rani" });
  // What the staff decided is kept.
  expect(await entryOf(unreadable)).toMatchObject({ role: "admin", isDisabled: true });
  expect((await entry(good).get()).updateTime).toEqual(before);
  expect(await reconcile()).toMatchObject({ mended: 0, erased: 0, failed: 0, isDone: true });
});

test("what is left of accounts that are gone is being erased, once, and not before it is a day old", async () => {
  const [withProfile, withEntry] = [uidOf("profile"), uidOf("entry")];
  await profileDocument(withProfile).set(defaultProfile({ uid: withProfile }, new Date()));
  await entry(withEntry).set({ uid: withEntry, displayName: 7 });
  expect(await reconcile(() => new Date())).toMatchObject({ erased: 0, isDone: true });
  expect(await reconcile()).toMatchObject({ erased: 2, failed: 0, isDone: true });
  for (const uid of [withProfile, withEntry])
    expect(await jobOf(uid)).toMatchObject({ account: uid, email: null, choices: [], round: 1 });
  expect(await reconcile()).toMatchObject({ erased: 0, failed: 0, isDone: true });
});

test("one that cannot be looked at keeps the others from nothing, and is told", async () => {
  const uid = await newAccount("behind");
  await entry(uid).delete();
  // Firebase Auth knows no ids as long as this.
  await db()
    .doc(paths.user(uidOf("x".repeat(200))))
    .set({ displayName: "Rani" });
  expect(await reconcile()).toMatchObject({ failed: 1, isDone: true });
  expect(await entryOf(uid)).toMatchObject({ uid });
});

test("without time nothing is done, and said to be left", async () => {
  const uid = await newAccount("late");
  await entry(uid).delete();
  let asked = 0;
  const late = () => new Date(Date.now() + (asked++ === 0 ? 0 : limits.staff.reconcileMs + 1));
  expect(await reconcile(late)).toEqual({ looked: 0, mended: 0, erased: 0, failed: 0, isDone: false });
  expect(await entryOf(uid)).toBeUndefined();
});
