import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { newUserProfile } from "@janur/domain/account/account";
import { teamChatId, type Chat } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import type { SwitchName } from "@janur/domain/service/switches";
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from "firebase/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rulesText } from "../../tools/rules-text.ts";
import { newMessage, send, teamFrame } from "./chat.ts";
import { firestoreOf, switchesProject } from "./environment.ts";
import { updatePaced } from "./paced.ts";
import { addComment, addTask, newComment, newTask } from "./task.ts";
import { emailOf, newTeam, randomId } from "./team.ts";

/* In a project of its own: what is shut there would stop everybody else's tests. */

let environment: RulesTestEnvironment;
beforeAll(async () => {
  const { hostname, port } = new URL(`http://${process.env["FIRESTORE_EMULATOR_HOST"] ?? ""}`);
  environment = await initializeTestEnvironment({
    projectId: switchesProject,
    firestore: {
      host: hostname,
      port: Number(port),
      rules: rulesText("firestore.rules"),
    },
  });
});
afterAll(() => environment.cleanup());

async function shut(...names: SwitchName[]): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(firestoreOf(context), paths.service("switches")), {
      shut: names,
      changedAt: new Date(),
    });
  });
}

function newcomer() {
  const uid = `newcomer-${randomId()}`;
  const email = emailOf(uid);
  const own = doc(firestoreOf(environment.authenticatedContext(uid, { email })), paths.user(uid));
  const profile = { ...newUserProfile({ uid, email, displayName: "Rani" }), createdAt: serverTimestamp() };
  return { own, create: () => setDoc(own, profile) };
}

test("nobody gets a profile while sign-up is shut, and who has one goes on", async () => {
  await environment.withSecurityRulesDisabled((context) =>
    deleteDoc(doc(firestoreOf(context), paths.service("switches"))),
  );
  const known = newcomer();
  await assertSucceeds(known.create());
  await shut("signUp");
  await assertFails(newcomer().create());
  await assertSucceeds(updatePaced(known.own, known.own.id, { displayName: "Rani Ayu" }));
  await shut();
  await assertSucceeds(newcomer().create());
});

test("in maintenance everything is read and nothing is written", async () => {
  const known = newcomer();
  await shut();
  await assertSucceeds(known.create());
  await shut("writing");
  await assertFails(updatePaced(known.own, known.own.id, { displayName: "Rani Ayu" }));
  await assertFails(newcomer().create());
  expect((await assertSucceeds(getDoc(known.own))).exists()).toBe(true);
  await shut("uploads", "mails");
  await assertSucceeds(updatePaced(known.own, known.own.id, { displayName: "Rani Ayu" }));
});

test("in maintenance a team neither writes messages, nor tasks, nor about them", async () => {
  const team = newTeam(environment);
  const taskId = randomId();
  const database = firestoreOf(team.contextOf("owner"));
  const uid = team.uidOf("owner");
  await team.storeHead();
  await environment.withSecurityRulesDisabled(async (context) => {
    const task = newTask(taskId, team.invitationId, uid, { assignee: uid });
    await setDoc(doc(firestoreOf(context), paths.task(taskId)), task);
  });
  const message = (id: string, frame: Partial<Chat>) =>
    send(database, { chatId: teamChatId(team.invitationId), frame, message: newMessage(id, uid) });
  const writes: (() => Promise<void>)[] = [
    () => message(randomId(), teamFrame(team.invitationId)),
    () => message(randomId(), {}),
    () => {
      const id = randomId();
      return addTask(database, team.invitationId, id, newTask(id, team.invitationId, uid));
    },
    () =>
      updatePaced(doc(database, paths.task(taskId)), uid, { status: "done", updatedAt: serverTimestamp() }, [
        taskId,
      ]),
    () => {
      const id = randomId();
      return addComment(database, taskId, id, newComment(id, uid, "owner"));
    },
  ];
  for (const write of writes) {
    await shut("writing");
    await assertFails(write());
    await shut();
    await assertSucceeds(write());
  }
});

test("nobody reads or writes the switches past the operations", async () => {
  const { own } = newcomer();
  const switches = doc(own.firestore, paths.service("switches"));
  await assertFails(getDoc(switches));
  await assertFails(setDoc(switches, { shut: [] }));
});
