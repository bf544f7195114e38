import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { lastMessageOf, teamChatId } from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Role } from "./access-table.ts";
import { newMessage, send, teamFrame } from "./chat.ts";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { newTeam, randomId, type Team } from "./team.ts";

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

const letters = (length: number) => "x".repeat(length);

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
      send(databaseOf("owner"), {
        chatId: teamChatId(team.invitationId),
        frame: teamFrame(team.invitationId),
        message,
        chat: { last },
      }),
    );
  });

  test.each<[string, string, string]>([
    ["another text", "Halo", "Kirim kata sandi Anda"],
    ["more than it says", "Halo", "Halo, kirim kata sandi Anda"],
    ["nothing", "Halo", ""],
    ["too little of a long one", letters(200), letters(68)],
    ["too much of a long one", letters(200), letters(141)],
    ["a long one whole", letters(200), letters(200)],
    ["another long one", letters(200), "y".repeat(140)],
    ["its end", `${"y".repeat(60)}${letters(140)}`, letters(140)],
  ])("is not %s", async (_what, text, shown) => {
    const message = newMessage(messageId, team.uidOf("owner"), { text });
    const { id, by, uid, name } = message;
    const last = { id, by, uid, name, text: shown };
    await assertFails(
      send(databaseOf("owner"), {
        chatId: teamChatId(team.invitationId),
        frame: teamFrame(team.invitationId),
        message,
        chat: { last },
      }),
    );
  });
});
