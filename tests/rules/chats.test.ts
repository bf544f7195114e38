import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { guestChatId, staffName, teamChatId, threadsOpenUntil } from "@janur/domain/chat/chat";
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
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Role } from "./access-table.ts";
import { guestThread, lastOf, newMessage, paceOf, send, teamFrame, type SentMessage } from "./chat.ts";
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
  await team.storeHead();
});

const databaseOf = (role: Role) => firestoreOf(team.contextOf(role));

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

/** Sends into the team's chat. */
function sendToTeam(
  role: SignedIn,
  change: Record<string, unknown> = {},
  sent: Partial<SentMessage> = {},
): Promise<void> {
  const message = newMessage(messageId, team.uidOf(role), { name: role, ...change });
  return send(databaseOf(role), { chatId: teamChat, frame: teamFrame(team.invitationId), message, ...sent });
}

const letters = (length: number) => "x".repeat(length);

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
    ["the staff's voice and name", { by: "staff", name: staffName }],
    ["a guest's voice", { by: "guest" }],
    ["an earlier time", { createdAt: Timestamp.fromMillis(0) }],
    ["another field", { color: "red" }],
    ["another id", { id: "x".repeat(20) }],
  ])("takes no message with %s", async (_what, change) => {
    const message = { ...newMessage(messageId, team.uidOf("owner")), ...change };
    const { by, name } = message;
    // What the list says is refused as well where it differs from the message.
    const last = { ...lastOf(newMessage(messageId, team.uidOf("owner"))), by, name };
    await assertFails(
      send(databaseOf("owner"), {
        chatId: teamChat,
        frame: teamFrame(team.invitationId),
        message,
        chat: { last },
      }),
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
    ["another id", { id: "team-x" }],
    ["a guest", { guestId: "A".repeat(20) }],
    ["what a guest has seen", { guestSeen: 1 }],
    ["another invitation", { invitationId: "A".repeat(20) }],
    ["an account", { uid: "somebody" }],
  ])("is not said to have %s", async (_what, chat) => {
    await assertFails(sendToTeam("owner", {}, { chat }));
  });

  test.each<[string, Record<string, unknown>]>([
    ["more than a list shows", { color: "red" }],
    ["another account", { uid: "somebody" }],
    ["another voice", { by: "staff" }],
    ["another name", { name: "editor" }],
  ])("is not said to have a latest message of %s", async (_what, change) => {
    const message = newMessage(messageId, team.uidOf("owner"));
    const last = { ...lastOf(message), ...change };
    await assertFails(
      send(databaseOf("owner"), {
        chatId: teamChat,
        frame: teamFrame(team.invitationId),
        message,
        chat: { last },
      }),
    );
  });

  test("has no message that is counted alone", async () => {
    await sendToTeam("owner");
    const database = databaseOf("owner");
    const message = newMessage(randomId(), team.uidOf("owner"));
    const batch = writeBatch(database);
    batch.set(doc(database, paths.chatMessage(teamChat, message.id)), message);
    batch.set(doc(database, paths.messagePace(message.uid)), paceOf(message.id), { merge: true });
    await assertFails(batch.commit());
  });

  test("ends with the message that is its last", async () => {
    await sendToTeam("owner");
    const more = (messages: number) => {
      messageId = randomId();
      return environment
        .withSecurityRulesDisabled((context) =>
          updateDoc(doc(firestoreOf(context), paths.chat(teamChat)), { messages }),
        )
        .then(() => sendToTeam("viewer", {}, { frame: {} }));
    };
    await assertSucceeds(more(chatLimits.messages - 1));
    await assertFails(more(chatLimits.messages));
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
    const chatId = guestChatId(team.invitationId, randomId());
    await assertFails(answer("owner", chatId));
    // Nor as a team's.
    const frame = { ...teamFrame(team.invitationId), id: chatId };
    const message = newMessage(messageId, team.uidOf("owner"));
    await assertFails(send(databaseOf("owner"), { chatId, frame, message }));
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

  test("takes no answer once the contacts are gone, unless a day ahead is known", async () => {
    await team.storeHead({ contactsUntil: null, contactsGoneAt: new Date() });
    await assertFails(answer("owner", await storeThread()));
    messageId = randomId();
    await team.storeHead({
      contactsUntil: new Date(Date.now() + 365 * 86_400_000),
      contactsGoneAt: new Date(),
    });
    await assertSucceeds(answer("owner", await storeThread()));
  });

  test.each([
    ["in the last minute", 60_000, true],
    ["a minute after it", -60_000, false],
  ])("takes answers until a week after the event: %s", async (_when, leftMs, isTaken) => {
    const until = threadsOpenUntil({ contactsUntil: new Date() })?.getTime() ?? 0;
    await team.storeHead({ contactsUntil: new Date(2 * Date.now() - until + leftMs) });
    const sent = answer("owner", await storeThread());
    await (isTaken ? assertSucceeds(sent) : assertFails(sent));
  });
});

test("what begins as the id of a chat and is none opens nothing", async () => {
  await team.storeStaff();
  const { invitationId } = team;
  for (const chatId of [
    `guest-${invitationId}-short`,
    `guest-${invitationId}-${randomId()}-x`,
    `team-${invitationId}-x`,
    `-${invitationId}`,
    `x-${invitationId}-${randomId()}`,
  ])
    for (const role of ["owner", "admin"] as const)
      await assertFails(getDoc(doc(databaseOf(role), paths.chat(chatId))));
});
