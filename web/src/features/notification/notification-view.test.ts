import type { NotificationFacts } from "@janur/domain/notification/notification";
import i18next from "i18next";
import { beforeAll, describe, expect, test } from "vitest";
import en from "../../locales/en/notification.ts";
import id from "../../locales/id/notification.ts";
import { notificationGroups, notificationPath, notificationWords } from "./notification-view.ts";

beforeAll(() =>
  i18next.init({
    lng: "id",
    ns: ["notification"],
    resources: { id: { notification: id }, en: { notification: en } },
  }),
);

describe("words", () => {
  test.each<[NotificationFacts, string, string]>([
    [
      { kind: "answers", yes: 9, no: 2, maybe: 1, people: 15 },
      "12 undangan menjawab: 9 hadir (15\u00a0orang), 2 tidak hadir, 1 belum pasti",
      "12 invitations answered: 9 coming (15\u00a0people), 2 not coming, 1 not sure yet",
    ],
    [
      { kind: "answers", yes: 1, no: 0, maybe: 0, people: 1 },
      "1 undangan menjawab: 1 hadir (1\u00a0orang)",
      "1 invitation answered: 1 coming (1\u00a0person)",
    ],
    [{ kind: "wishes", count: 3, held: 0 }, "3 ucapan baru", "3 new wishes"],
    [
      { kind: "wishes", count: 1, held: 1 },
      "1 ucapan baru, 1 menunggu Anda periksa",
      "1 new wish, 1 waiting for you to look",
    ],
    [{ kind: "published" }, id.published, en.published],
  ])("of %j leave out what is zero", (facts, indonesian, english) => {
    expect(notificationWords(facts, i18next.getFixedT("id", "notification"))).toBe(indonesian);
    expect(notificationWords(facts, i18next.getFixedT("en", "notification"))).toBe(english);
  });
});

test("news lead to the room where something can be done", () => {
  const path = (facts: NotificationFacts) => notificationPath({ facts, invitationId: "a" });
  expect(path({ kind: "answers", yes: 1, no: 0, maybe: 0, people: 1 })).toBe("/invitations/a/rsvp");
  expect(path({ kind: "wishes", count: 1, held: 0 })).toBe("/invitations/a/wishes");
  expect(path({ kind: "wishes", count: 1, held: 1 })).toBe("/invitations/a/wishes?tab=held");
  expect(path({ kind: "publishFailed" })).toBe("/invitations/edit/a");
});

test("news stand by invitation, the one with the newest first", () => {
  const one = (invitationId: string, minute: number) => ({
    facts: { kind: "published" } as const,
    invitationId,
    invitationTitle: invitationId.toUpperCase(),
    ids: [String(minute)],
    unreadIds: [],
    createdAt: new Date(minute * 60_000),
  });
  const groups = notificationGroups([one("b", 9), one("a", 8), one("b", 7)]);
  expect(groups.map(({ title, news }) => [title, news.map(({ ids }) => ids[0])])).toEqual([
    ["B", ["9", "7"]],
    ["A", ["8"]],
  ]);
});
