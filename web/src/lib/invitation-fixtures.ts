import { noCoverWords } from "@janur/domain/cover-words";
import { unmoderated } from "@janur/domain/moderation";
import type { Invitation } from "@janur/domain/invitation";
import { usualSettings } from "@janur/domain/settings";

/** Three weeks before the day of the fixture. */
export const fixtureNow = new Date("2026-11-21T05:00:00Z");

/** A published invitation for tests, with what the test is about changed. */
export function invitationWith(change: Partial<Invitation>): Invitation {
  return {
    id: "AAAAAAAAAAAAAAAAAAAA",
    owner: "ratri",
    members: ["ratri"],
    team: { ratri: { role: "owner", name: "Ratri", photo: null } },
    status: "published",
    eventType: "wedding",
    theme: "janur",
    adjustment: null,
    languages: ["id"],
    slug: "ratri-bayu",
    title: "Ratri & Bayu",
    cover: { ...noCoverWords, names: ["Ratri", "Bayu"] },
    startAt: new Date("2026-12-12T04:00:00Z"),
    zone: "Asia/Jakarta",
    city: "Yogyakarta",
    draftRevision: 3,
    publishedRevision: 3,
    createdAt: fixtureNow,
    updatedAt: fixtureNow,
    publishedAt: fixtureNow,
    versionedAt: null,
    oldSlugs: [],
    statusBefore: null,
    trashedAt: null,
    scheduled: null,
    sequence: 0,
    toldChange: null,
    notice: null,
    settings: usualSettings,
    hasWebhooks: false,
    contactsUntil: null,
    cannedReplies: null,
    moderation: unmoderated,
    ...change,
  };
}
