import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { supportChatId, teamChatId } from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { paths } from "@janur/domain/paths";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { doc, getDoc, increment, serverTimestamp, setDoc, Timestamp, writeBatch } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { EarlyMessage, sendMessage, type OutgoingMessage } from "../../web/src/features/chat/message-data.ts";
import { newMessage, send } from "./chat.ts";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { addComment, addTask, countOf, newComment, newTask } from "./task.ts";
import { newTeam, randomId, type Team } from "./team.ts";

/* What browsers write directly has a rate and a count. */

let environment: RulesTestEnvironment;
let team: Team;
beforeAll(async () => {
  environment = await rulesEnvironment();
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  team = newTeam(environment);
  await team.storeHead();
  await team.store(paths.user(team.uidOf("stranger")), { displayName: "Rani" });
});

type Writer = "owner" | "viewer" | "stranger";
const databaseOf = (role: Writer) => firestoreOf(team.contextOf(role));

function toTeam(role: Writer, name: string = role): OutgoingMessage {
  const id = teamChatId(team.invitationId);
  const frame = { id, kind: "team" as const, invitationId: team.invitationId, uid: null, name: "" };
  return message(role, name, { ...frame, guestId: null, isBlocked: false, guestSeen: 0 });
}

function toSupport(name = "Rani"): OutgoingMessage {
  const uid = team.uidOf("stranger");
  const frame = { id: supportChatId(uid), kind: "support" as const, invitationId: null, uid, name };
  return message("stranger", name, { ...frame, guestId: null, isBlocked: false, guestSeen: 0 });
}

function message(role: Writer, name: string, frame: NonNullable<OutgoingMessage["frame"]>): OutgoingMessage {
  return { id: randomId(), chatId: frame.id, by: "host", uid: team.uidOf(role), name, text: "Halo", frame };
}

const { count: most, windowMs } = chatLimits.pace;
const setPace = (role: Writer, count: number, agoMs: number) =>
  team.store(paths.messagePace(team.uidOf(role)), { count, since: Timestamp.fromMillis(Date.now() - agoMs) });

describe("messages of one account", () => {
  test.each([
    ["a viewer's into the team's chat", () => toTeam("viewer"), "viewer"],
    ["an account's into its own chat with support", () => toSupport(), "stranger"],
  ] as const)("stop at the limit: %s", async (_whose, next, role) => {
    const sent: boolean[] = [];
    const stopped: unknown[] = [];
    for (let index = 0; index < most + 3; index += 1)
      await sendMessage(databaseOf(role), next()).then(
        (isTaken) => sent.push(isTaken),
        (error: unknown) => stopped.push(error),
      );
    // The first window has no beginning, so one begins where it is full.
    expect(sent).toEqual(Array.from({ length: most + 3 }, () => true));
    await setPace(role, most, 0);
    for (let index = 0; index < 3; index += 1)
      await expect(sendMessage(databaseOf(role), next())).rejects.toBeInstanceOf(EarlyMessage);
    expect(stopped).toEqual([]);
  });

  test("a hundred at once, by hand, are as many as the limit says", async () => {
    await setPace("viewer", 0, 0);
    const chatId = teamChatId(team.invitationId);
    const { frame } = toTeam("viewer");
    const taken: boolean[] = [];
    for (let index = 0; index < 100; index += 1) {
      const sent = newMessage(randomId(), team.uidOf("viewer"), { name: "viewer" });
      await send(databaseOf("viewer"), { chatId, frame: frame ?? {}, message: sent }).then(
        () => taken.push(true),
        () => undefined,
      );
    }
    expect(taken).toHaveLength(most);
  });

  test("go on in the next window, and as one whose name has changed meanwhile", async () => {
    await setPace("stranger", most, windowMs + 5_000);
    expect(await sendMessage(databaseOf("stranger"), toSupport())).toBe(true);
    await team.store(paths.user(team.uidOf("stranger")), { displayName: "Rani Kusuma" });
    const late = { ...toSupport(), frame: null };
    expect(await sendMessage(databaseOf("stranger"), late)).toBe(true);
    const stored = await getDoc(doc(databaseOf("stranger"), paths.chatMessage(late.chatId, late.id)));
    expect(stored.get("name")).toBe("Rani Kusuma");
    expect(await sendMessage(databaseOf("stranger"), toTeam("stranger"))).toBe(false);
  });

  test.each<[string, Record<string, unknown> | null]>([
    ["nothing", null],
    ["none of them", { ids: ["x".repeat(20)], at: serverTimestamp(), count: increment(1) }],
    ["less than it is", { at: serverTimestamp(), count: increment(0) }],
    ["less than there were", { at: serverTimestamp(), count: increment(-5) }],
    ["a window that goes on as a new one", { at: serverTimestamp(), count: 1, since: serverTimestamp() }],
    ["a window of another time", { at: serverTimestamp(), count: 1, since: Timestamp.fromMillis(0) }],
    ["another time", { at: Timestamp.fromMillis(0), count: increment(1) }],
    ["a fraction", { at: serverTimestamp(), count: increment(0.5) }],
    ["a field more", { at: serverTimestamp(), count: increment(1), note: "x" }],
  ])("are not counted as %s", async (_what, change) => {
    await setPace("viewer", 10, 0);
    const sent = newMessage(randomId(), team.uidOf("viewer"), { name: "viewer" });
    const { frame, chatId } = toTeam("viewer");
    const pace = change === null ? null : { ids: [sent.id], ...change };
    await assertFails(send(databaseOf("viewer"), { chatId, frame: frame ?? {}, message: sent, pace }));
    await assertSucceeds(send(databaseOf("viewer"), { chatId, frame: frame ?? {}, message: sent }));
  });

  test.each<[string, string[]]>([
    ["names that are no ids", ["x"]],
    ["very long ones", ["x".repeat(5_000)]],
    ["more than one", [randomId(), randomId()]],
    ["none", []],
  ])("are not counted by %s", async (_what, ids) => {
    const pace = doc(databaseOf("viewer"), paths.messagePace(team.uidOf("viewer")));
    await assertFails(setDoc(pace, { ids, at: serverTimestamp(), count: 1 }));
    await assertSucceeds(setDoc(pace, { ids: [randomId()], at: serverTimestamp(), count: 1 }));
  });

  test("a new window begins with one, not with less", async () => {
    await setPace("viewer", most, windowMs + 5_000);
    const sent = newMessage(randomId(), team.uidOf("viewer"), { name: "viewer" });
    const { frame, chatId } = toTeam("viewer");
    const sendAs = (count: number) =>
      send(databaseOf("viewer"), {
        ...{ chatId, frame: frame ?? {}, message: sent },
        pace: { ids: [sent.id], at: serverTimestamp(), count, since: serverTimestamp() },
      });
    await assertFails(sendAs(-50));
    await assertFails(sendAs(0));
    await assertSucceeds(sendAs(1));
  });

  test("one that was counted earlier is not sent later", async () => {
    const sent = newMessage(randomId(), team.uidOf("viewer"), { name: "viewer" });
    const { frame, chatId } = toTeam("viewer");
    const pace = doc(databaseOf("viewer"), paths.messagePace(sent.uid));
    await assertSucceeds(setDoc(pace, { ids: [sent.id], at: serverTimestamp(), count: 1 }));
    await assertFails(send(databaseOf("viewer"), { chatId, frame: frame ?? {}, message: sent, pace: null }));
  });

  test("two in one commit do not count as one", async () => {
    const chatId = teamChatId(team.invitationId);
    const database = databaseOf("viewer");
    const [first, second] = [toTeam("viewer"), toTeam("viewer")];
    await sendMessage(database, first);
    const batch = writeBatch(database);
    const ids = [randomId(), second.id];
    for (const id of ids)
      batch.set(
        doc(database, paths.chatMessage(chatId, id)),
        newMessage(id, team.uidOf("viewer"), { name: "viewer" }),
      );
    batch.set(
      doc(database, paths.messagePace(team.uidOf("viewer"))),
      { ids, at: serverTimestamp(), count: increment(2) },
      { merge: true },
    );
    await assertFails(batch.commit());
  });
});

describe("tasks and comments", () => {
  const task = (id: string) => newTask(id, team.invitationId, team.uidOf("owner"));

  test("tasks of an invitation end at the limit", async () => {
    await team.store(paths.taskCount(team.invitationId), { count: taskLimits.perInvitation - 1 });
    const [last, over] = [randomId(), randomId()];
    await assertSucceeds(addTask(databaseOf("owner"), team.invitationId, last, task(last)));
    await assertFails(addTask(databaseOf("owner"), team.invitationId, over, task(over)));
  });

  test.each<[string, (id: string) => Record<string, unknown>]>([
    ["a field more", (id) => ({ ...countOf(id), note: "x" })],
    ["names that are no ids", (id) => countOf(id, "../users/x")],
    ["more than a commit may add", (id) => countOf(id, ...Array.from({ length: 20 }, randomId))],
    ["another time", (id) => ({ ...countOf(id), at: Timestamp.fromMillis(0) })],
  ])("are not counted by %s", async (_what, count) => {
    const id = randomId();
    await assertFails(addTask(databaseOf("owner"), team.invitationId, id, task(id), count(id)));
    const counts = doc(databaseOf("owner"), paths.taskCount(team.invitationId));
    await assertFails(setDoc(counts, count(id), { merge: true }));
    await assertSucceeds(addTask(databaseOf("owner"), team.invitationId, id, task(id)));
  });

  test("one that was counted earlier is not added later", async () => {
    const id = randomId();
    const database = databaseOf("owner");
    await assertSucceeds(
      setDoc(doc(database, paths.taskCount(team.invitationId)), countOf(id), { merge: true }),
    );
    await assertFails(setDoc(doc(database, paths.task(id)), task(id)));
  });

  test("comments on a task end at the limit", async () => {
    const id = randomId();
    await addTask(databaseOf("owner"), team.invitationId, id, task(id));
    await team.store(paths.commentCount(id), { count: taskLimits.commentsPerTask - 1 });
    const say = (commentId: string) =>
      addComment(databaseOf("viewer"), id, commentId, newComment(commentId, team.uidOf("viewer"), "viewer"));
    await assertSucceeds(say(randomId()));
    await assertFails(say(randomId()));
  });

  test("many at once count as many", async () => {
    const ids = Array.from({ length: taskLimits.batch }, randomId);
    const database = databaseOf("owner");
    const commit = (count: Record<string, unknown>) => {
      const batch = writeBatch(database);
      for (const id of ids) batch.set(doc(database, paths.task(id)), task(id));
      batch.set(doc(database, paths.taskCount(team.invitationId)), count, { merge: true });
      return batch.commit();
    };
    await assertFails(commit({ ...countOf(...ids), count: increment(1) }));
    await assertFails(commit(countOf(...ids.slice(1))));
    await assertSucceeds(commit(countOf(...ids)));
    const counted = await getDoc(doc(database, paths.taskCount(team.invitationId)));
    expect(counted.get("count")).toBe(ids.length);
  });
});
