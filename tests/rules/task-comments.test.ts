import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { paths } from "@janur/domain/paths";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { addComment, newComment, newTask } from "./task.ts";
import { newTeam, randomId, type Team } from "./team.ts";

let environment: RulesTestEnvironment;
let team: Team;
const task = randomId();
const deletedTask = randomId();

beforeAll(async () => {
  environment = await rulesEnvironment();
  team = newTeam(environment);
  await team.storeHead();
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = firestoreOf(context);
    for (const id of [task, deletedTask]) {
      const deletedAt = id === task ? null : serverTimestamp();
      const written = newTask(id, team.invitationId, team.uidOf("owner"), { deletedAt });
      await setDoc(doc(database, paths.task(id)), written);
    }
  });
});
afterAll(() => environment.cleanup());

/** Says it as somebody of the team, with changes to what would be allowed. */
function say(
  role: "owner" | "editor" | "sender" | "viewer" | "stranger",
  change: Record<string, unknown> = {},
  taskId = task,
  id = randomId(),
) {
  const comment = newComment(id, team.uidOf(role), role, change);
  return { id, written: addComment(firestoreOf(team.contextOf(role)), taskId, id, comment) };
}

test.each(["owner", "editor", "sender", "viewer"] as const)("%s of the team says something", async (role) => {
  await assertSucceeds(say(role).written);
});

test.each<[string, Record<string, unknown>]>([
  ["under another's name", { name: "owner" }],
  ["as somebody else", { uid: "somebody" }],
  ["at a time of their own", { createdAt: new Date(0) }],
  ["without a word", { text: "" }],
  ["at too great length", { text: "x".repeat(taskLimits.comment.max + 1) }],
  ["with more than a comment has", { isPinned: true }],
  ["that is no text", { text: 7 }],
])("nothing is said %s", async (_, change) => {
  await assertFails(say("viewer", change).written);
});

test("the longest comment is taken", async () => {
  await assertSucceeds(say("viewer", { text: "x".repeat(taskLimits.comment.max) }).written);
});

test("nothing is said about a task that is deleted or was never there, nor by strangers", async () => {
  await assertFails(say("editor", {}, deletedTask).written);
  await assertFails(say("editor", {}, randomId()).written);
  await assertFails(say("stranger").written);
});

test("nobody who has left the team takes back what they said", async () => {
  const id = randomId();
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(
      doc(firestoreOf(context), paths.taskComment(task, id)),
      newComment(id, team.uidOf("stranger"), "stranger"),
    ),
  );
  await assertFails(deleteDoc(doc(firestoreOf(team.contextOf("stranger")), paths.taskComment(task, id))));
});

test("words are never changed, and taken back by their author, by owner and editors", async () => {
  const own = say("sender");
  await own.written;
  const as = (role: "sender" | "viewer" | "editor") =>
    doc(firestoreOf(team.contextOf(role)), paths.taskComment(task, own.id));
  await assertFails(updateDoc(as("sender"), { text: "Belum." }));
  await assertFails(setDoc(as("sender"), newComment(own.id, team.uidOf("sender"), "sender")));
  await assertFails(deleteDoc(as("viewer")));
  await assertSucceeds(deleteDoc(as("sender")));
  const other = say("sender");
  await other.written;
  const reference = doc(firestoreOf(team.contextOf("editor")), paths.taskComment(task, other.id));
  await assertSucceeds(deleteDoc(reference));
  expect(other.id).not.toBe(own.id);
});
