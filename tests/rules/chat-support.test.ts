import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { staffName, supportChatId, type Chat } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Role } from "./access-table.ts";
import { newMessage, send } from "./chat.ts";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { newTeam, randomId, type Team } from "./team.ts";

type SignedIn = Exclude<Role, "signedOut">;

let environment: RulesTestEnvironment;
let team: Team;
let messageId: string;
beforeAll(async () => {
  environment = await rulesEnvironment();
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  team = newTeam(environment);
  messageId = randomId();
  await team.storeHead();
});

const databaseOf = (role: Role) => firestoreOf(team.contextOf(role));

const supportFrame = (role: SignedIn): Partial<Chat> => ({
  id: supportChatId(team.uidOf(role)),
  kind: "support",
  invitationId: null,
  uid: team.uidOf(role),
  name: "Rani",
  guestId: null,
  isBlocked: false,
  guestSeen: 0,
});

/** What accounts are called. */
async function storeProfile(role: SignedIn, displayName = "Rani"): Promise<void> {
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(firestoreOf(context), paths.user(team.uidOf(role))), { displayName }),
  );
}

describe("a chat with support", () => {
  beforeEach(() => Promise.all([team.storeStaff(), storeProfile("stranger")]));

  const ask = (role: SignedIn, change: Record<string, unknown> = {}) =>
    send(databaseOf(role), {
      chatId: supportChatId(team.uidOf(role)),
      frame: supportFrame(role),
      message: newMessage(messageId, team.uidOf(role), { name: "Rani", ...change }),
    });

  test("is begun by the account and answered by staff", async () => {
    await assertSucceeds(ask("stranger"));
    messageId = randomId();
    const chatId = supportChatId(team.uidOf("stranger"));
    const message = newMessage(messageId, team.uidOf("admin"), { by: "staff", name: staffName });
    await assertSucceeds(send(databaseOf("admin"), { chatId, message }));
    const chats = collection(databaseOf("admin"), paths.chats());
    await assertSucceeds(
      getDocs(query(chats, where("kind", "==", "support"), orderBy("updatedAt", "desc"), limit(100))),
    );
    const own = query(
      collection(databaseOf("stranger"), paths.chats()),
      where("kind", "==", "support"),
      where("uid", "==", team.uidOf("stranger")),
      limit(1),
    );
    expect((await getDocs(own)).size).toBe(1);
    const ofAnyKind = collection(databaseOf("stranger"), paths.chats());
    await assertFails(getDocs(query(ofAnyKind, where("uid", "==", team.uidOf("stranger")), limit(1))));
  });

  test("is nobody else's", async () => {
    await ask("stranger");
    messageId = randomId();
    const chatId = supportChatId(team.uidOf("stranger"));
    const message = newMessage(messageId, team.uidOf("owner"));
    await assertFails(send(databaseOf("owner"), { chatId, message }));
    await assertFails(getDoc(doc(databaseOf("owner"), paths.chat(chatId))));
    const chats = collection(databaseOf("owner"), paths.chats());
    await assertFails(getDocs(query(chats, where("kind", "==", "support"), limit(100))));
  });

  test("is not written in the staff's voice", async () => {
    await assertFails(ask("stranger", { by: "staff" }));
    await assertFails(ask("stranger", { by: "staff", name: staffName }));
  });

  test.each(["Tim Janur", "Rani (owner)", "rani", ""])("is not asked under the name %j", async (name) => {
    await assertFails(ask("stranger", { name }));
    const chatId = supportChatId(team.uidOf("stranger"));
    const frame = { ...supportFrame("stranger"), name };
    const message = newMessage(messageId, team.uidOf("stranger"), { name: "Rani" });
    await assertFails(send(databaseOf("stranger"), { chatId, frame, message }));
  });

  test.each<[string, Record<string, unknown>]>([
    ["a team's", { kind: "team" }],
    ["one of an invitation", { invitationId: "A".repeat(20) }],
    ["somebody else's", { uid: "somebody" }],
  ])("is not begun as %s", async (_whose, change) => {
    const chatId = supportChatId(team.uidOf("stranger"));
    const frame = { ...supportFrame("stranger"), ...change };
    const message = newMessage(messageId, team.uidOf("stranger"), { name: "Rani" });
    await assertFails(send(databaseOf("stranger"), { chatId, frame, message }));
  });

  test("is answered under one name, whoever of the staff it is", async () => {
    await ask("stranger");
    messageId = randomId();
    const chatId = supportChatId(team.uidOf("stranger"));
    for (const change of [
      { by: "staff", name: "Bu Wening" },
      { by: "host", name: staffName },
    ]) {
      const message = newMessage(messageId, team.uidOf("admin"), change);
      await assertFails(send(databaseOf("admin"), { chatId, message }));
    }
  });

  test.each(["formerAdmin", "shutAdmin"] as const)(
    "is nothing to a %s, whose token still carries the claim",
    async (role) => {
      await ask("stranger");
      messageId = randomId();
      const chatId = supportChatId(team.uidOf("stranger"));
      const database = databaseOf(role);
      const message = newMessage(messageId, team.uidOf(role), { by: "staff", name: staffName });
      await assertFails(send(database, { chatId, message }));
      await assertFails(getDoc(doc(database, paths.chat(chatId))));
      await assertFails(getDocs(query(collection(database, paths.chatMessages(chatId)), limit(50))));
      await assertFails(getDocs(query(collection(database, paths.chatReads(chatId)), limit(50))));
      const chats = collection(database, paths.chats());
      const all = query(chats, where("kind", "==", "support"), orderBy("updatedAt", "desc"), limit(100));
      await assertFails(getDocs(all));
      const mark = { uid: team.uidOf(role), messages: 1, readAt: serverTimestamp() };
      await assertFails(setDoc(doc(database, paths.chatRead(chatId, team.uidOf(role))), mark));
      // Their own is theirs like anybody's.
      await storeProfile(role);
      messageId = randomId();
      await assertSucceeds(ask(role));
    },
  );
});
