import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { supportChatId, teamChatId } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import { doc, serverTimestamp, setDoc, Timestamp, writeBatch } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest";
import { lastOf, newMessage, paceOf, send, teamFrame } from "./chat.ts";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { commitPaced } from "./paced.ts";
import { addComment, addTask, newComment, newTask } from "./task.ts";
import { newTeam, randomId, type Team } from "./team.ts";

/* What may be begun is not begun once more over what stands there: its counts would start from nothing. */

let environment: RulesTestEnvironment;
let team: Team;
let uid: string;
beforeAll(async () => {
  environment = await rulesEnvironment();
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  team = newTeam(environment);
  uid = team.uidOf("owner");
  await team.storeHead();
});

const database = () => firestoreOf(team.contextOf("owner"));

test("a chat of a team", async () => {
  const chatId = teamChatId(team.invitationId);
  const begin = () => {
    const message = newMessage(randomId(), uid);
    const batch = writeBatch(database());
    batch.set(doc(database(), paths.chatMessage(chatId, message.id)), message);
    batch.set(doc(database(), paths.messagePace(uid)), paceOf(message.id), { merge: true });
    batch.set(doc(database(), paths.chat(chatId)), {
      ...teamFrame(team.invitationId),
      ...{ messages: 1, last: lastOf(message), updatedAt: serverTimestamp(), isTold: false },
    });
    return batch.commit();
  };
  await assertSucceeds(begin());
  await assertFails(begin());
});

describe("the pace of", () => {
  const since = () => Timestamp.fromMillis(Date.now() - 1_000);

  test("messages", async () => {
    await team.store(paths.messagePace(uid), { ids: [], at: since(), count: 60, since: since() });
    const message = newMessage(randomId(), uid);
    const batch = writeBatch(database());
    const frame = teamFrame(team.invitationId);
    batch.set(doc(database(), paths.chatMessage(teamChatId(team.invitationId), message.id)), message);
    batch.set(doc(database(), paths.chat(teamChatId(team.invitationId))), {
      ...frame,
      ...{ messages: 1, last: lastOf(message), updatedAt: serverTimestamp(), isTold: false },
    });
    batch.set(doc(database(), paths.messagePace(uid)), {
      ids: [message.id],
      at: serverTimestamp(),
      count: 1,
    });
    await assertFails(batch.commit());
  });

  test("changes", async () => {
    await team.store(paths.changePace(uid), { ids: [], at: since(), count: 60, since: since() });
    await assertFails(
      setDoc(doc(database(), paths.changePace(uid)), { ids: [], at: serverTimestamp(), count: 1 }),
    );
  });
});

describe("the count of", () => {
  const first = (id: string) => ({ ids: [id], at: serverTimestamp(), count: 1 });

  test("tasks", async () => {
    const id = randomId();
    await team.store(paths.taskCount(team.invitationId), { count: 7 });
    const task = newTask(id, team.invitationId, uid);
    await assertFails(addTask(database(), team.invitationId, id, task, first(id)));
    await assertSucceeds(addTask(database(), team.invitationId, id, task));
  });

  test("what is said about a task", async () => {
    const [taskId, id] = [randomId(), randomId()];
    await team.store(paths.task(taskId), newTask(taskId, team.invitationId, uid));
    await team.store(paths.commentCount(taskId), { count: 7 });
    const comment = newComment(id, uid, "owner");
    await assertFails(addComment(database(), taskId, id, comment, first(id)));
    await assertSucceeds(addComment(database(), taskId, id, comment));
  });
});

test("the words of a comment, with a count of their own", async () => {
  const [taskId, id] = [randomId(), randomId()];
  await team.store(paths.task(taskId), newTask(taskId, team.invitationId, uid));
  await assertSucceeds(addComment(database(), taskId, id, newComment(id, uid, "owner")));
  const other = newComment(id, uid, "owner", { text: "Belum." });
  await assertFails(addComment(database(), taskId, id, other));
});

test("the place of an editor in the draft, by what only taking it back would be allowed", async () => {
  const said = { uid, section: null, at: Timestamp.fromMillis(0) };
  await team.store(paths.presence(team.invitationId, uid), said);
  const entry = doc(database(), paths.presence(team.invitationId, uid));
  await assertFails(setDoc(entry, { ...said, section: "x".repeat(200), at: serverTimestamp() }));
  await assertSucceeds(setDoc(entry, { ...said, at: serverTimestamp() }));
});

test("a mark of what was read", async () => {
  const chatId = supportChatId(uid);
  await team.store(paths.chat(chatId), { messages: 5, uid });
  const mark = () =>
    setDoc(doc(database(), paths.chatRead(chatId, uid)), { uid, messages: 3, readAt: serverTimestamp() });
  await assertSucceeds(mark());
  await assertFails(mark());
});

test("settings, by taking them away", async () => {
  const target = doc(database(), paths.userSettings(uid, "display"));
  await assertSucceeds(
    commitPaced(database(), uid, [], (batch) => batch.set(target, { density: "compact" })),
  );
  await assertFails(commitPaced(database(), uid, [], (batch) => batch.delete(target)));
});

test("a role says nothing of somebody who has left the team", async () => {
  await team.store(paths.invitation(team.invitationId), { members: [] });
  const chatId = teamChatId(team.invitationId);
  const message = newMessage(randomId(), uid);
  await assertFails(send(database(), { chatId, frame: teamFrame(team.invitationId), message }));
  const id = randomId();
  await assertFails(addTask(database(), team.invitationId, id, newTask(id, team.invitationId, uid)));
});
