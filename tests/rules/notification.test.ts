import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { paths } from "@janur/domain/paths";
import {
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentReference,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { randomId } from "./team.ts";

let environment: RulesTestEnvironment;
let own: DocumentReference;
let path: string;
beforeAll(async () => {
  environment = await rulesEnvironment();
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  const uid = `reader-${randomId()}`;
  path = paths.notification(uid, randomId());
  own = doc(firestoreOf(environment.authenticatedContext(uid)), path);
  await store(null);
});

async function store(readAt: Timestamp | null): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const facts = { kind: "answers", yes: 1, no: 0, maybe: 0, people: 2 };
    await setDoc(doc(firestoreOf(context), path), { facts, isShown: true, readAt });
  });
}

describe("The owner says that they have read it", () => {
  test("now", async () => {
    await assertSucceeds(updateDoc(own, { readAt: serverTimestamp() }));
  });

  test.each<[string, Record<string, unknown>]>([
    ["at a time of their own choice", { readAt: Timestamp.fromMillis(0) }],
    ["as a word", { readAt: "yes" }],
    ["and changes what happened", { readAt: serverTimestamp(), facts: {} }],
    ["and puts it away", { readAt: serverTimestamp(), isShown: false }],
    ["and has it mailed again", { readAt: serverTimestamp(), mailState: "waiting" }],
    ["by taking the field away", { readAt: deleteField() }],
  ])("not %s", async (_name, change) => {
    await assertFails(updateDoc(own, change));
  });

  test("a second time too, from another device, and never unread again", async () => {
    await store(Timestamp.fromMillis(Date.now() - 11_000));
    await assertSucceeds(updateDoc(own, { readAt: serverTimestamp() }));
    await assertFails(updateDoc(own, { readAt: null }));
  });

  test("not again and again", async () => {
    await store(Timestamp.fromMillis(Date.now() - 5_000));
    await assertFails(updateDoc(own, { readAt: serverTimestamp() }));
  });

  test("not for somebody else", async () => {
    const other = doc(firestoreOf(environment.authenticatedContext(`other-${randomId()}`)), path);
    await assertFails(updateDoc(other, { readAt: serverTimestamp() }));
  });
});
