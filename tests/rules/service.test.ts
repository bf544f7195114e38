import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { newUserProfile } from "@janur/domain/account/account";
import { paths } from "@janur/domain/paths";
import type { SwitchName } from "@janur/domain/service/switches";
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from "firebase/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rootFolder } from "../../tools/folders.ts";
import { firestoreOf } from "./environment.ts";
import { updatePaced } from "./paced.ts";
import { emailOf, randomId } from "./team.ts";

/* In a project of its own: what is shut there would stop everybody else's tests. */

let environment: RulesTestEnvironment;
beforeAll(async () => {
  const { hostname, port } = new URL(`http://${process.env["FIRESTORE_EMULATOR_HOST"] ?? ""}`);
  environment = await initializeTestEnvironment({
    projectId: "demo-janur-switches",
    firestore: {
      host: hostname,
      port: Number(port),
      rules: readFileSync(join(rootFolder, "firestore.rules"), "utf8"),
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

test("nobody reads or writes the switches past the operations", async () => {
  const { own } = newcomer();
  const switches = doc(own.firestore, paths.service("switches"));
  await assertFails(getDoc(switches));
  await assertFails(setDoc(switches, { shut: [] }));
});
