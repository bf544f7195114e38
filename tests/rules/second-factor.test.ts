import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { supportChatId } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import { doc, getDoc, setDoc, Timestamp } from "firebase/firestore";
import { afterAll, beforeAll, test } from "vitest";
import { guestThread } from "./chat.ts";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { randomId } from "./team.ts";

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment();
});
afterAll(() => environment.cleanup());

test("in a real project the staff reads support's chats only in a session that a second factor has proven", async () => {
  const host = `host-${randomId()}`;
  const staff = `staff-${randomId()}`;
  const path = paths.chat(supportChatId(host));
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(firestoreOf(context), paths.account(staff)), { role: "admin", isDisabled: false });
    // Whole, because the staff's own list reads all of these.
    const last = { id: randomId(), by: "host", uid: host, name: "Rani", text: "Halo" };
    await setDoc(doc(firestoreOf(context), path), {
      ...guestThread(supportChatId(host), "", last.id),
      kind: "support",
      invitationId: null,
      uid: host,
      name: "Rani",
      last,
      updatedAt: Timestamp.now(),
    });
  });
  const as = (claims: Record<string, unknown>) =>
    getDoc(doc(firestoreOf(environment.authenticatedContext(staff, { role: "admin", ...claims })), path));
  const byPassword = { sign_in_provider: "password", identities: {} };
  const proven = { ...byPassword, sign_in_second_factor: "totp", second_factor_identifier: "one" };

  await assertSucceeds(as({ firebase: byPassword }));
  await assertFails(as({ aud: "janur-production", firebase: byPassword }));
  await assertSucceeds(as({ aud: "janur-production", firebase: proven }));
  await assertFails(as({ aud: "janur-production", firebase: proven, role: "host" }));
  // A project cannot call itself a demo in the middle of its name.
  await assertFails(as({ aud: "janur-demo-x", firebase: byPassword }));
});
