import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { newUserProfile } from "@janur/domain/account/account";
import { supportChatId } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  where,
  type Firestore,
} from "firebase/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { changeCount, updatePaced } from "./paced.ts";
import { emailOf, randomId } from "./team.ts";

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment();
});
afterAll(() => environment.cleanup());

test("the token of an account that is closed opens not even what is its own", async () => {
  const uid = `closed-${randomId()}`;
  const email = emailOf(uid);
  const as = (claims: Record<string, unknown>) =>
    doc(firestoreOf(environment.authenticatedContext(uid, { email, ...claims })), paths.user(uid));
  const profile = { ...newUserProfile({ uid, email, displayName: "Rani" }), createdAt: serverTimestamp() };
  await assertFails(setDoc(as({ closed: true }), profile));
  await assertSucceeds(setDoc(as({}), profile));
  await assertFails(getDoc(as({ closed: true })));
  await assertFails(updatePaced(as({ closed: true }), uid, { displayName: "Lain" }));
  // Opened again, the claim is gone or says no.
  await assertSucceeds(getDoc(as({ closed: false })));
  await assertSucceeds(updatePaced(as({}), uid, { displayName: "Lain" }));
});

test("nor its chat with support, its connections, nor what the staff reads", async () => {
  const uid = `closed-${randomId()}`;
  const [chat, app] = [paths.chat(supportChatId(uid)), `apps/${randomId()}`];
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = firestoreOf(context);
    await setDoc(doc(database, chat), { kind: "support", uid });
    await setDoc(doc(database, app), { owner: uid, invitationId: null });
    await setDoc(doc(database, paths.account(`staff-${uid}`)), { role: "admin", isDisabled: false });
  });
  const as = (caller: string, claims: Record<string, unknown>) =>
    firestoreOf(environment.authenticatedContext(caller, claims));
  for (const path of [chat, app]) {
    await assertFails(getDoc(doc(as(uid, { closed: true }), path)));
    await assertSucceeds(getDoc(doc(as(uid, {}), path)));
  }
  const ownChats = (database: Firestore) =>
    getDocs(
      query(
        collection(database, paths.chats()),
        where("kind", "==", "support"),
        where("uid", "==", uid),
        limit(1),
      ),
    );
  await assertFails(ownChats(as(uid, { closed: true })));
  await assertSucceeds(ownChats(as(uid, {})));
  const count = (claims: Record<string, unknown>) =>
    setDoc(doc(as(uid, claims), paths.changePace(uid)), changeCount(), { merge: true });
  await assertFails(count({ closed: true }));
  await assertSucceeds(count({}));
  await assertFails(count({ closed: true }));
  await assertFails(getDoc(doc(as(uid, { closed: true }), paths.changePace(uid))));
  const staff = (claims: Record<string, unknown>) => as(`staff-${uid}`, { role: "admin", ...claims });
  await assertFails(getDoc(doc(staff({ closed: true }), chat)));
  await assertSucceeds(getDoc(doc(staff({}), chat)));
});

test.each(["firestore.rules", "storage.rules"])("%s asks in one place who is signed in", (file) => {
  const rules = readFileSync(join(import.meta.dirname, "../..", file), "utf8");
  expect(rules.match(/request\.auth != null/g)).toHaveLength(1);
  expect(rules).toContain("return request.auth != null && !request.auth.token.get('closed', false);");
});
