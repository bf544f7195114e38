import { describe, expect, test } from "vitest";
import {
  areThreadsOpen,
  chatPicturePath,
  chatPlace,
  guestChatId,
  lastMessageOf,
  mayChat,
  publicChatMessage,
  supportChatId,
  teamChatId,
  threadsOpenUntil,
  unreadCount,
  type ChatMessage,
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
    `xteam-${invitationId}`,
    `guest-${invitationId}-${threadId}x`,
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

test("a guest's thread is closed for good where the contacts are gone, unless a day ahead is known", () => {
  const now = new Date("2026-11-21T03:00:00.000Z");
  const ahead = new Date(now.getTime() + 365 * 86_400_000);
  expect(areThreadsOpen({ contactsUntil: null, contactsGoneAt: now }, now)).toBe(false);
  expect(areThreadsOpen({ contactsUntil: null, contactsGoneAt: null }, now)).toBe(true);
  expect(areThreadsOpen({ contactsUntil: ahead, contactsGoneAt: now }, now)).toBe(true);
});

describe("a message as guests and helpers get it", () => {
  const message: ChatMessage = {
    ...{ id: "m".repeat(20), by: "guest", uid: "somebody", name: "Udin", text: "Halo" },
    createdAt: new Date("2026-11-21T03:00:00.000Z"),
  };
  const chatId = guestChatId(invitationId, threadId);
  const shown = { id: message.id, by: "guest", name: "Udin", createdAt: "2026-11-21T03:00:00.000Z" };
  const hidden = { reportId: "r".repeat(20), isAppealed: false };
  const told = (change: Partial<ChatMessage> = {}) =>
    publicChatMessage({ ...message, ...change }, chatId, "kunci");

  test("says whose words they are by name, and names no account", () => {
    expect(told()).toEqual({ ...shown, text: "Halo" });
  });

  test("has not the words that the staff took away; its guest may object once", () => {
    expect(told({ hidden }).text).toMatch(/disembunyikan.*hidden/);
    expect(told({ hidden })).toMatchObject({ ...shown, appeal: "open" });
    expect(told({ hidden: { ...hidden, isAppealed: true } }).appeal).toBe("made");
    expect(told({ hidden, by: "host" })).not.toHaveProperty("appeal");
    expect(told({ by: "host" })).not.toHaveProperty("appeal");
  });

  test("has addresses of its picture, which open with the key of its chat", () => {
    expect(told({ picture: { width: 30, height: 20 } }).picture).toEqual({
      ...{ width: 30, height: 20 },
      small: `/media/chats/${chatId}/${message.id}-small.webp?key=kunci`,
      large: `/media/chats/${chatId}/${message.id}-large.webp?key=kunci`,
    });
    expect(chatPicturePath(chatId, message.id, "small", "kunci")).toContain("-small.webp?key=kunci");
  });
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
