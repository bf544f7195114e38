import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { guestChatId, supportChatId } from "@janur/domain/chat/chat";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { paths } from "@janur/domain/paths";
import {
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type WriteBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { guestThread } from "./chat.ts";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { changeCount, commitPaced } from "./paced.ts";
import { newTask } from "./task.ts";
import { emailOf, newTeam, randomId, type Team } from "./team.ts";

/* What stands already is changed as often as an account may, and no faster. pace.test.ts has what is added. */

let environment: RulesTestEnvironment;
let team: Team;
let uid: string;
let taskId: string;
let threadId: string;
beforeAll(async () => {
  environment = await rulesEnvironment();
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  team = newTeam(environment);
  uid = team.uidOf("owner");
  [taskId, threadId] = [randomId(), randomId()];
  const chatId = guestChatId(team.invitationId, threadId);
  await team.storeHead();
  await team.store(paths.user(uid), { id: uid, displayName: "Rani", email: emailOf(uid), photoURL: null });
  await team.store(paths.userSettings(uid, "appearance"), { textSize: "large" });
  await team.store(paths.task(taskId), newTask(taskId, team.invitationId, uid));
  await team.store(paths.chat(chatId), guestThread(chatId, team.invitationId, randomId()));
});

const database = () => firestoreOf(team.contextOf("owner"));
const { count: most, windowMs } = taskLimits.changePace;
const setPace = (count: number, agoMs: number) =>
  team.store(paths.changePace(uid), { count, since: Timestamp.fromMillis(Date.now() - agoMs) });

/** One change of each document that an account may change again and again, and how the count names it. */
const changes: Record<string, { ids: () => string[]; add: (batch: WriteBatch) => void }> = {
  "the name of a profile": {
    ids: () => [],
    add: (batch) => batch.update(doc(database(), paths.user(uid)), { displayName: `Rani ${randomId()}` }),
  },
  "a setting": {
    ids: () => [],
    add: (batch) =>
      batch.set(
        doc(database(), paths.userSettings(uid, "appearance")),
        { textSize: "normal" },
        { merge: true },
      ),
  },
  "the first choice of a section": {
    ids: () => [],
    add: (batch) => batch.set(doc(database(), paths.userSettings(uid, "display")), { density: "compact" }),
  },
  "a task": {
    ids: () => [taskId],
    add: (batch) =>
      batch.update(doc(database(), paths.task(taskId)), { title: "Lain", updatedAt: serverTimestamp() }),
  },
  "the block of a guest": {
    ids: () => [threadId],
    add: (batch) =>
      batch.update(doc(database(), paths.chat(guestChatId(team.invitationId, threadId))), {
        isBlocked: true,
      }),
  },
};

describe.each(Object.entries(changes))("%s", (_what, { ids, add }) => {
  const commit = (pace: Record<string, unknown> | null, named = ids()) => {
    const batch = writeBatch(database());
    add(batch);
    if (pace !== null)
      batch.set(doc(database(), paths.changePace(uid)), { ...changeCount(named), ...pace }, { merge: true });
    return batch.commit();
  };

  test("is counted in the commit that changes it", async () => {
    await assertFails(commit(null));
    await assertSucceeds(commit({}));
    // What was counted a moment ago counts for nothing else.
    await assertFails(commit(null));
  });

  test("ends at the limit, and goes on in the next window", async () => {
    await setPace(most - 1, 0);
    await assertSucceeds(commit({}));
    await assertFails(commit({}));
    await assertFails(commit({ count: 1, since: serverTimestamp() }));
    await setPace(most, windowMs + 5_000);
    await assertFails(commit({}));
    await assertSucceeds(commit({ count: 1, since: serverTimestamp() }));
  });

  test.each<[string, Record<string, unknown>]>([
    ["less than it is", { count: increment(0) }],
    ["less than there were", { count: increment(-5) }],
    ["a new window while one goes on", { count: 1, since: serverTimestamp() }],
    ["one of another time", { count: 1, since: Timestamp.fromMillis(0) }],
    ["another time", { at: Timestamp.fromMillis(0) }],
    ["a field more", { note: "x" }],
    ["ids that are none", { ids: ["../users/x"] }],
  ])("is not counted as %s", async (_how, pace) => {
    await setPace(10, 0);
    await assertFails(commit(pace));
    await assertSucceeds(commit({}));
  });
});

test("the first window has no beginning, and none that is no time", async () => {
  const { add } = changes["the name of a profile"] ?? { add: () => undefined };
  const batch = writeBatch(database());
  add(batch);
  batch.set(doc(database(), paths.changePace(uid)), { ...changeCount(), since: null }, { merge: true });
  await assertFails(batch.commit());
});

test.each(["a task", "the block of a guest"])("%s is counted by its own id", async (what) => {
  const { ids, add } = changes[what] ?? { ids: () => [], add: () => undefined };
  await assertFails(commitPaced(database(), uid, [], add));
  await assertFails(commitPaced(database(), uid, [randomId()], add));
  await assertSucceeds(commitPaced(database(), uid, ids(), add));
});

test("one commit changes no more tasks than it may name", async () => {
  const ids = Array.from({ length: taskLimits.batch + 1 }, randomId);
  for (const id of ids) await team.store(paths.task(id), newTask(id, team.invitationId, uid));
  const change = (some: readonly string[], named = some) =>
    commitPaced(database(), uid, named, (batch) => {
      for (const id of some)
        batch.update(doc(database(), paths.task(id)), { title: "Lain", updatedAt: serverTimestamp() });
    });
  await assertFails(change(ids));
  await assertFails(change(ids, ids.slice(1)));
  await assertSucceeds(change(ids.slice(1)));
});

test("nobody counts for somebody else, nor opens the window of another by deleting it", async () => {
  const other = firestoreOf(team.contextOf("editor"));
  const pace = doc(other, paths.changePace(uid));
  await assertFails(setDoc(pace, changeCount(), { merge: true }));
  await assertFails(getDoc(pace));
  const batch = writeBatch(database());
  batch.delete(doc(database(), paths.changePace(uid)));
  await assertFails(batch.commit());
});

describe("a mark of how far somebody has read", () => {
  const chatId = () => supportChatId(uid);
  const mark = (messages: number) =>
    setDoc(doc(database(), paths.chatRead(chatId(), uid)), { uid, messages, readAt: serverTimestamp() });
  const setMark = (messages: number, agoMs: number) =>
    team.store(paths.chatRead(chatId(), uid), {
      uid,
      messages,
      readAt: Timestamp.fromMillis(Date.now() - agoMs),
    });
  beforeEach(() => team.store(paths.chat(chatId()), { messages: 5, uid }));

  test("moves on with each message, and is said again only later", async () => {
    await assertSucceeds(mark(3));
    await assertFails(mark(3));
    await assertFails(mark(2));
    await assertSucceeds(mark(4));
    await assertSucceeds(mark(5));
    await assertFails(mark(6));
    await setMark(5, 11_000);
    await assertSucceeds(mark(5));
    // So many messages, so many marks: with those that a chat takes they end.
    const stored = await getDoc(doc(database(), paths.chatRead(chatId(), uid)));
    expect(stored.get("messages")).toBe(5);
    await assertFails(updateDoc(stored.ref, { readAt: serverTimestamp() }));
  });
});
