import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { teamChatId } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import { doc, serverTimestamp, setDoc, Timestamp } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest";
import type { Role } from "./access-table.ts";
import { newMessage, send, teamFrame } from "./chat.ts";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { newTeam, randomId, type Team } from "./team.ts";

type Reader = Exclude<Role, "signedOut">;

let environment: RulesTestEnvironment;
let team: Team;
beforeAll(async () => {
  environment = await rulesEnvironment();
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  team = newTeam(environment);
  await team.storeHead();
});

const databaseOf = (role: Role) => firestoreOf(team.contextOf(role));

describe("a mark of what was read", () => {
  test("is one's own, where one takes part, at the server's time", async () => {
    const chatId = teamChatId(team.invitationId);
    const message = newMessage(randomId(), team.uidOf("owner"));
    await send(databaseOf("owner"), { chatId, frame: teamFrame(team.invitationId), message });
    const mark = (role: Reader, of: Reader, change: Record<string, unknown> = {}) =>
      setDoc(doc(databaseOf(role), paths.chatRead(chatId, team.uidOf(of))), {
        uid: team.uidOf(of),
        messages: 1,
        readAt: serverTimestamp(),
        ...change,
      });
    await assertSucceeds(mark("viewer", "viewer"));
    // A mark that may be set anew.
    await environment.withSecurityRulesDisabled((context) =>
      setDoc(doc(firestoreOf(context), paths.chatRead(chatId, team.uidOf("viewer"))), {
        uid: team.uidOf("viewer"),
        messages: 1,
        readAt: Timestamp.fromMillis(0),
      }),
    );
    await assertFails(mark("viewer", "owner"));
    await assertFails(mark("stranger", "stranger"));
    await assertFails(mark("viewer", "viewer", { messages: -1 }));
    await assertFails(mark("viewer", "viewer", { messages: 0.5 }));
    await assertFails(mark("viewer", "viewer", { messages: 2 }));
    await assertFails(mark("viewer", "viewer", { messages: Number.MAX_SAFE_INTEGER }));
    await assertFails(mark("viewer", "viewer", { readAt: Timestamp.fromMillis(0) }));
    await assertFails(mark("viewer", "viewer", { uid: team.uidOf("owner") }));
    await assertFails(mark("viewer", "viewer", { note: "x" }));
    await assertSucceeds(mark("viewer", "viewer"));
  });
});
