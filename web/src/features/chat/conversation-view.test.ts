import { expect, test } from "vitest";
import type { Conversation } from "./conversation-data.ts";
import { conversationItems, unreadTotal } from "./conversation-view.ts";

const conversation = (id: string, change: Partial<Conversation>): Conversation => ({
  id,
  kind: "team",
  invitationId: null,
  uid: null,
  name: "",
  guestId: null,
  messages: 5,
  last: { id: "m", by: "host", uid: "rani", name: "Rani", text: "Halo" },
  updatedAt: new Date(0),
  isTold: true,
  isBlocked: false,
  guestSeen: 0,
  seen: 0,
  ...change,
});

test("counts what was not seen, once each, and nothing of blocked guests", () => {
  const team = conversation("team", { seen: 3 });
  const blocked = conversation("guest", { kind: "guest", isBlocked: true });
  expect(unreadTotal([team, blocked, team, conversation("support", { seen: 9 })])).toBe(2);
  expect(unreadTotal([])).toBe(0);
});

test("a thread whose guest became one with another is closed, and what a guest wrote without a link is not", () => {
  const [invitation, thread, other] = ["A", "B", "C"].map((sign) => sign.repeat(20));
  const closedOf = (guestId: string | null) => {
    const chat = conversation(`guest-${invitation}-${thread}`, { kind: "guest", guestId });
    const [item] = conversationItems({
      invitations: [],
      conversations: [chat],
      uid: "rani",
      now: new Date(0),
    });
    return item?.closed;
  };
  expect([closedOf(thread ?? ""), closedOf(null), closedOf(other ?? "")]).toEqual([null, null, "passedOn"]);
});
