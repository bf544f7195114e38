import { describe, expect, test } from "vitest";
import {
  areThreadsOpen,
  chatPlace,
  guestChatId,
  lastMessageOf,
  mayChat,
  supportChatId,
  teamChatId,
  threadsOpenUntil,
  unreadCount,
} from "./chat.ts";
import { chatLimits } from "../limits/chat-limits.ts";
import { contactsUntilOf } from "../invitation/contact-retention.ts";
import { ceremoniesOf } from "../content/content.ts";
import { weddingContent } from "../fixtures/fixtures.ts";
import { teamRoles } from "../team/team.ts";

const invitationId = "A".repeat(20);
const threadId = "b".repeat(20);

describe("the id of a chat", () => {
  test("says who takes part", () => {
    expect(chatPlace(teamChatId(invitationId))).toEqual({ kind: "team", invitationId });
    expect(chatPlace(guestChatId(invitationId, threadId))).toEqual({ kind: "guest", invitationId, threadId });
    expect(chatPlace(supportChatId("uid-with_all-9"))).toEqual({ kind: "support", uid: "uid-with_all-9" });
  });

  test.each([
    "",
    "team-",
    `team-${invitationId}x`,
    `guest-${invitationId}`,
    "support-",
    "support-a/b",
    "__proto__",
  ])("is not %j", (chatId) => {
    expect(chatPlace(chatId)).toBeNull();
  });
});

test("a guest's thread is open until a week after the last ceremony ends", () => {
  const ends = ceremoniesOf(weddingContent).flatMap(({ startAt, endAt }) => endAt ?? startAt ?? []);
  const last = Math.max(...ends.map((end) => Date.parse(end)));
  const head = { contactsUntil: contactsUntilOf(weddingContent) };
  expect(threadsOpenUntil(head)?.getTime()).toBe(last + chatLimits.openAfterMs);
  expect(areThreadsOpen(head, new Date(last + chatLimits.openAfterMs - 1))).toBe(true);
  expect(areThreadsOpen(head, new Date(last + chatLimits.openAfterMs))).toBe(false);
  expect(areThreadsOpen({ contactsUntil: null }, new Date())).toBe(true);
});

test("unread is what came after the mark", () => {
  expect(unreadCount({ messages: 5 }, null)).toBe(5);
  expect(unreadCount({ messages: 5 }, { messages: 3 })).toBe(2);
  expect(unreadCount({ messages: 5 }, { messages: 9 })).toBe(0);
});

test("the list shows the beginning of a long message, and no half characters", () => {
  const text = `${"x".repeat(chatLimits.lastText - 1)}😀`;
  const message = { id: threadId, by: "guest" as const, uid: null, name: "Udin", text };
  expect(lastMessageOf(message).text).toBe("x".repeat(chatLimits.lastText - 1));
});

test("everybody writes with the team, owner and editors with guests", () => {
  expect(teamRoles.filter((role) => mayChat(role, "team"))).toEqual(teamRoles);
  expect(teamRoles.filter((role) => mayChat(role, "guest"))).toEqual(["owner", "editor"]);
});
