import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import {
  guestChatId,
  lastMessageOf,
  staffName,
  supportChatId,
  teamChatId,
  threadsOpenUntil,
  type Chat,
} from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { paths } from "@janur/domain/paths";
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Role } from "./access-table.ts";
import { guestThread, newMessage, send, teamFrame, type SentMessage } from "./chat.ts";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { updatePaced } from "./paced.ts";
import { newTeam, randomId, type Team } from "./team.ts";

type SignedIn = Exclude<Role, "signedOut">;

let environment: RulesTestEnvironment;
let team: Team;
let teamChat: string;
let messageId: string;
beforeAll(async () => {
  environment = await rulesEnvironment();
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  team = newTeam(environment);
  teamChat = teamChatId(team.invitationId);
  messageId = randomId();
  await storeHead();
});

const databaseOf = (role: Role) => firestoreOf(team.contextOf(role));

async function storeHead(change: Record<string, unknown> = {}): Promise<void> {
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(firestoreOf(context), paths.invitation(team.invitationId)), { ...team.head, ...change }),
  );
}

async function storeThread(change: Record<string, unknown> = {}): Promise<string> {
  const chatId = guestChatId(team.invitationId, randomId());
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(
      doc(firestoreOf(context), paths.chat(chatId)),
      guestThread(chatId, team.invitationId, randomId(), change),
    ),
  );
  return chatId;
}

const frames = {
  none: {},
  team: () => teamFrame(team.invitationId),
  support: (role: SignedIn): Partial<Chat> => ({
    id: supportChatId(team.uidOf(role)),
    kind: "support",
    invitationId: null,
    uid: team.uidOf(role),
    name: "Rani",
    guestId: null,
    isBlocked: false,
    guestSeen: 0,
  }),
};

/** Sends into the team's chat. */
function sendToTeam(
  role: SignedIn,
  change: Record<string, unknown> = {},
  sent: Partial<SentMessage> = {},
): Promise<void> {
  const message = newMessage(messageId, team.uidOf(role), { name: role, ...change });
  return send(databaseOf(role), { chatId: teamChat, frame: frames.team(), message, ...sent });
}

const letters = (length: number) => "x".repeat(length);

/** What accounts are called. */
async function storeProfile(role: SignedIn, displayName = "Rani"): Promise<void> {
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(firestoreOf(context), paths.user(team.uidOf(role))), { displayName }),
  );
}

describe("the chat of a team", () => {
  test.each(["owner", "editor", "sender", "usher", "viewer"] as const)("is everybody's: %s", async (role) => {
    await assertSucceeds(sendToTeam(role));
    const database = databaseOf(role);
    await assertSucceeds(getDoc(doc(database, paths.chat(teamChat))));
    const messages = query(
      collection(database, paths.chatMessages(teamChat)),
      orderBy("createdAt", "desc"),
      limit(50),
    );
    expect((await getDocs(messages)).docs.map(({ id }) => id)).toEqual([messageId]);
    const chats = query(
      collection(database, paths.chats()),
      where("invitationId", "==", team.invitationId),
      where("kind", "==", "team"),
      limit(1),
    );
    expect((await getDocs(chats)).docs[0]?.data()).toMatchObject({ messages: 1, last: { id: messageId } });
  });

  test.each(["stranger", "admin"] as const)("is not for a %s", async (role) => {
    await assertFails(sendToTeam(role));
    await sendToTeam("owner");
    const database = databaseOf(role);
    await assertFails(getDoc(doc(database, paths.chat(teamChat))));
    await assertFails(getDocs(query(collection(database, paths.chatMessages(teamChat)), limit(50))));
  });

  test("goes on with each message, which comes once", async () => {
    await assertSucceeds(sendToTeam("owner"));
    const again = sendToTeam("owner");
    await assertFails(again);
    messageId = randomId();
    await assertSucceeds(sendToTeam("viewer", {}, { frame: {} }));
    const stored = await getDoc(doc(databaseOf("owner"), paths.chat(teamChat)));
    expect(stored.data()).toMatchObject({ messages: 2, last: { id: messageId, name: "viewer" } });
  });

  test.each<[string, Record<string, unknown>]>([
    ["no words", { text: "   " }],
    ["too many words", { text: letters(chatLimits.text.max + 1) }],
    ["no text", { text: 7 }],
    ["another's name", { name: "editor" }],
    ["another's id", { uid: "somebody" }],
    ["the staff's voice", { by: "staff" }],
    ["a guest's voice", { by: "guest" }],
    ["an earlier time", { createdAt: Timestamp.fromMillis(0) }],
    ["another field", { color: "red" }],
    ["another id", { id: "x".repeat(20) }],
  ])("takes no message with %s", async (_what, change) => {
    const message = { ...newMessage(messageId, team.uidOf("owner")), ...change };
    const { id, by, uid, name, text } = newMessage(messageId, team.uidOf("owner"));
    const last = { id, by, uid, name, text };
    await assertFails(
      send(databaseOf("owner"), { chatId: teamChat, frame: frames.team(), message, chat: { last } }),
    );
  });

  test("takes the longest message", async () => {
    await assertSucceeds(sendToTeam("owner", { text: letters(chatLimits.text.max) }));
  });

  test.each<[string, Record<string, unknown>]>([
    ["two more", { messages: 2 }],
    ["another text of the latest than may stand there", { last: { text: letters(141) } }],
    ["an earlier time", { updatedAt: Timestamp.fromMillis(0) }],
    ["that it was told", { isTold: true }],
    ["another kind", { kind: "guest" }],
    ["a name", { name: "Keluarga" }],
    ["a block", { isBlocked: true }],
    ["another field", { color: "red" }],
  ])("is not said to have %s", async (_what, chat) => {
    await assertFails(sendToTeam("owner", {}, { chat }));
  });

  test("has no message that the list does not tell, and tells none that is not there", async () => {
    const database = databaseOf("owner");
    const message = newMessage(messageId, team.uidOf("owner"));
    await assertFails(setDoc(doc(database, paths.chatMessage(teamChat, messageId)), message));
    await sendToTeam("owner");
    await assertFails(
      updateDoc(doc(database, paths.chat(teamChat)), { messages: 2, updatedAt: serverTimestamp() }),
    );
    await assertFails(updateDoc(doc(database, paths.chatMessage(teamChat, messageId)), { text: "Lain" }));
    await assertFails(deleteDoc(doc(database, paths.chatMessage(teamChat, messageId))));
  });
});

describe("a guest's thread", () => {
  const answer = (role: SignedIn, chatId: string) =>
    send(databaseOf(role), { chatId, message: newMessage(messageId, team.uidOf(role), { name: role }) });

  test.each(["owner", "editor"] as const)("is answered by the %s", async (role) => {
    await assertSucceeds(answer(role, await storeThread()));
  });

  test.each(["sender", "usher", "viewer", "stranger", "admin"] as const)(
    "is not read by a %s",
    async (role) => {
      const chatId = await storeThread();
      await assertFails(answer(role, chatId));
      await assertFails(getDocs(query(collection(databaseOf(role), paths.chatMessages(chatId)), limit(50))));
    },
  );

  test("is not begun by the family", async () => {
    await assertFails(answer("owner", guestChatId(team.invitationId, randomId())));
  });

  test("takes no answer once the guest is blocked, until they are let in again", async () => {
    const chatId = await storeThread();
    const thread = doc(databaseOf("editor"), paths.chat(chatId));
    const change = (fields: Record<string, unknown>) =>
      updatePaced(thread, team.uidOf("editor"), fields, [chatId.split("-")[2] ?? ""]);
    await assertSucceeds(change({ isBlocked: true }));
    await assertFails(answer("owner", chatId));
    await assertFails(change({ isBlocked: "no" }));
    await assertFails(change({ isBlocked: false, guestSeen: 9 }));
    await assertSucceeds(change({ isBlocked: false }));
    await assertSucceeds(answer("owner", chatId));
  });

  test.each([
    ["in the last minute", 60_000, true],
    ["a minute after it", -60_000, false],
  ])("takes answers until a week after the event: %s", async (_when, leftMs, isTaken) => {
    const until = threadsOpenUntil({ contactsUntil: new Date() })?.getTime() ?? 0;
    await storeHead({ contactsUntil: new Date(2 * Date.now() - until + leftMs) });
    const sent = answer("owner", await storeThread());
    await (isTaken ? assertSucceeds(sent) : assertFails(sent));
  });
});

describe("a chat with support", () => {
  beforeEach(() => Promise.all([team.storeStaff(), storeProfile("stranger")]));

  const ask = (role: SignedIn, change: Record<string, unknown> = {}) =>
    send(databaseOf(role), {
      chatId: supportChatId(team.uidOf(role)),
      frame: frames.support(role),
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
    const frame = { ...frames.support("stranger"), name };
    const message = newMessage(messageId, team.uidOf("stranger"), { name: "Rani" });
    await assertFails(send(databaseOf("stranger"), { chatId, frame, message }));
  });

  test("is answered under one name, whoever of the staff it is", async () => {
    await ask("stranger");
    messageId = randomId();
    const chatId = supportChatId(team.uidOf("stranger"));
    const message = newMessage(messageId, team.uidOf("admin"), { by: "staff", name: "Bu Wening" });
    await assertFails(send(databaseOf("admin"), { chatId, message }));
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

describe("what a list shows of a message", () => {
  const emoji = "💍".repeat(100);
  const cases: [string, string][] = [
    ["a short one", "Halo"],
    ["one that just fits", letters(chatLimits.lastText)],
    ["a long one", letters(chatLimits.lastText + 1)],
    ["one of emoji", emoji],
    ["one with an emoji where it is cut", `a${emoji}`],
    ["one with a family where it is cut", "👨‍👩‍👧‍👦".repeat(30)],
    ["one with accents of their own", "é".repeat(150)],
    ["one over lines", "Halo\nDimas\r\n".repeat(20)],
  ];

  test.each(cases)("is its beginning, as the product cuts it: %s", async (_what, text) => {
    const message = newMessage(messageId, team.uidOf("owner"), { text });
    const { id, by, uid, name } = message;
    const last = lastMessageOf({ id, by: "host", uid, name, text });
    expect(by).toBe("host");
    await assertSucceeds(
      send(databaseOf("owner"), { chatId: teamChat, frame: frames.team(), message, chat: { last } }),
    );
  });

  test.each<[string, string, string]>([
    ["another text", "Halo", "Kirim kata sandi Anda"],
    ["more than it says", "Halo", "Halo, kirim kata sandi Anda"],
    ["nothing", "Halo", ""],
    ["too little of a long one", letters(200), letters(40)],
    ["a long one whole", letters(200), letters(200)],
    ["another long one", letters(200), "y".repeat(140)],
    ["its end", `${"y".repeat(60)}${letters(140)}`, letters(140)],
  ])("is not %s", async (_what, text, shown) => {
    const message = newMessage(messageId, team.uidOf("owner"), { text });
    const { id, by, uid, name } = message;
    const last = { id, by, uid, name, text: shown };
    await assertFails(
      send(databaseOf("owner"), { chatId: teamChat, frame: frames.team(), message, chat: { last } }),
    );
  });
});
