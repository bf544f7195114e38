import { usualAlbum } from "../album/album-settings.ts";
import { describe, expect, test } from "vitest";
import { noCoverWords } from "../content/cover-words.ts";
import {
  hasUnpublishedChanges,
  invitationSchema,
  isTrashOver,
  roleOf,
  slugFor,
  slugsOf,
} from "./invitation.ts";
import { limits } from "../limits.ts";
import { fixtureIds } from "../fixtures/fixtures.ts";
import { usualSettings } from "./settings.ts";

describe("changes that guests do not see yet", () => {
  test.each([
    ["draft", 2, null, false],
    ["published", 2, 2, false],
    ["published", 3, 2, true],
    ["postponed", 3, 2, true],
    ["cancelled", 2, 2, false],
    ["unpublished", 3, 2, false],
    ["archived", 3, 2, false],
    ["trashed", 3, 2, false],
  ] as const)(
    "%s at draft %i and publication %s: changes wait is %s",
    (status, draftRevision, publishedRevision, waits) => {
      expect(hasUnpublishedChanges({ status, draftRevision, publishedRevision, sides: [] })).toBe(waits);
    },
  );
});

test("changes of a family's version wait as well", () => {
  const head = { status: "published", draftRevision: 3, publishedRevision: 3 } as const;
  const side = { id: "groom", slug: "dimas-rani", oldSlugs: [] } as const;
  const waits = (publishedRevision: number | null) =>
    hasUnpublishedChanges({ ...head, sides: [{ ...side, oldSlugs: [], publishedRevision }] });
  expect([null, 2, 3].map(waits)).toEqual([true, true, false]);
});

test("a guest gets the version of their family once there is one", () => {
  const side = { id: "groom", slug: "dimas-rani", oldSlugs: ["dimas"] } as const;
  const head = (publishedRevision: number | null) => ({
    slug: "rani-dimas",
    oldSlugs: ["rani"],
    sides: [{ ...side, oldSlugs: ["dimas"], publishedRevision }],
  });
  expect((["groom", "bride", null] as const).map((one) => slugFor(head(2), one))).toEqual([
    "dimas-rani",
    "rani-dimas",
    "rani-dimas",
  ]);
  expect(slugFor(head(null), "groom")).toBe("rani-dimas");
  expect(slugsOf(head(2))).toEqual(["rani-dimas", "rani", "dimas-rani", "dimas"]);
});

test("the trash keeps an invitation to the last moment of its time", () => {
  const now = new Date("2026-11-21T03:00:00Z");
  const trashed = (agoMs: number) => ({ trashedAt: new Date(now.getTime() - agoMs) });
  expect(isTrashOver(trashed(limits.invitation.trashMs - 1), now)).toBe(false);
  expect(isTrashOver(trashed(limits.invitation.trashMs), now)).toBe(true);
  expect(isTrashOver({ trashedAt: null }, now)).toBe(false);
});

describe("the team", () => {
  const team = { rani: { role: "owner", name: "Rani", photo: null } } as const;

  test("strangers have no role, not even under names that every object has", () => {
    expect(roleOf({ team }, "rani")).toBe("owner");
    for (const uid of ["dimas", "constructor", "__proto__", "toString"])
      expect(roleOf({ team }, uid)).toBeNull();
  });
});

test("a head from before there was a life to live is read with one", () => {
  const head = {
    id: fixtureIds.wedding,
    owner: "rani",
    members: ["rani"],
    team: { rani: { role: "owner", name: "Rani", photo: null } },
    status: "published",
    eventType: "wedding",
    theme: "janur",
    languages: ["id"],
    slug: "rani-dimas",
    title: "Rani & Dimas",
    startAt: null,
    zone: "Asia/Jakarta",
    city: "",
    draftRevision: 1,
    publishedRevision: 1,
    createdAt: new Date(),
    updatedAt: new Date(),
    publishedAt: new Date(),
  };
  expect(invitationSchema.parse(head)).toEqual({
    ...head,
    adjustment: null,
    album: usualAlbum,
    cover: noCoverWords,
    oldSlugs: [],
    statusBefore: null,
    trashedAt: null,
    scheduled: null,
    versionedAt: null,
    sequence: 0,
    toldChange: null,
    notice: null,
    settings: usualSettings,
    contactsUntil: null,
    contactsGoneAt: null,
    mediaCheckAt: null,
    hasWebhooks: false,
    cannedReplies: null,
    sides: [],
    moderation: { areGiftsHidden: false, isSuspended: false, reportId: null, appealedAt: null },
  });
});
