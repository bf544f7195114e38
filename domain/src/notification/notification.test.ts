import { describe, expect, test } from "vitest";
import {
  notificationsOf,
  notificationFactsSchema,
  type Notification,
  type NotificationFacts,
} from "./notification.ts";

const answers = { kind: "answers", yes: 1, no: 1, maybe: 0, people: 3 } as const;
const day = new Date("2026-11-21T00:00:00Z");

function notification(
  id: string,
  facts: NotificationFacts,
  change: Partial<Notification> = {},
): Notification {
  return {
    id,
    event: "answer",
    invitationId: "a",
    invitationTitle: "Rani & Dimas",
    facts,
    isShown: true,
    createdAt: day,
    readAt: null,
    mailState: "none",
    mailDueAt: null,
    expireAt: day,
    ...change,
  };
}

describe("news", () => {
  test("of one kind and invitation are told as one", () => {
    const [news, ...others] = notificationsOf([notification("1", answers), notification("2", answers)]);
    expect(others).toEqual([]);
    expect(news?.facts).toEqual({ kind: "answers", yes: 2, no: 2, maybe: 0, people: 6 });
    expect(news?.unreadIds).toEqual(["1", "2"]);
  });

  test("of given tasks keep the name of the latest", () => {
    const given = (id: string, title: string) => notification(id, { kind: "taskAssigned", count: 1, title });
    expect(
      notificationsOf([given("1", "Sewa tenda"), given("2", "Pesan katering")]).map(({ facts }) => facts),
    ).toEqual([{ kind: "taskAssigned", count: 2, title: "Sewa tenda" }]);
  });

  test.each<[string, Notification]>([
    ["another invitation", notification("2", answers, { invitationId: "b" })],
    ["another kind", notification("2", { kind: "wishes", count: 1, held: 0 })],
    ["what was read before", notification("2", answers, { readAt: day })],
  ])("of %s are told apart", (_name, other) => {
    expect(notificationsOf([notification("1", answers), other])).toHaveLength(2);
    expect(notificationsOf([other, notification("1", answers)])).toHaveLength(2);
  });

  test("without figures are told one by one", () => {
    const failed = { kind: "publishFailed" } as const;
    expect(notificationsOf([notification("1", failed), notification("2", failed)])).toHaveLength(2);
  });
});

test("facts hold figures and no name", () => {
  expect(notificationFactsSchema.safeParse({ ...answers, name: "Hadi" }).success).toBe(false);
});
