import { expect, test } from "vitest";
import { contactsDueAgain, contactsUntilOf, draftContactsUntil } from "./contact-retention.ts";
import { findSection, withSection, type Content } from "../content/content.ts";
import { weddingContent } from "../fixtures/fixtures.ts";
import { limits } from "../limits.ts";
import type { Ceremony } from "../content/sections/ceremonies.ts";

function withCeremonies(...changes: Partial<Ceremony>[]): Content {
  const section = findSection(weddingContent, "ceremonies");
  const [first] = section?.ceremonies ?? [];
  if (section === undefined || first === undefined) throw new Error("the wedding has no ceremony");
  const ceremonies = changes.map((change, index) => ({ ...first, id: `c-${String(index)}`, ...change }));
  return withSection(weddingContent, { ...section, ceremonies });
}
const until = (...changes: Partial<Ceremony>[]) => contactsUntilOf(withCeremonies(...changes))?.toISOString();
const later = (instant: string) => new Date(Date.parse(instant) + limits.contact.keptMs).toISOString();

test("180 days after the end of the last ceremony", () => {
  expect(limits.contact.keptMs).toBe(180 * 24 * 60 * 60 * 1000);
  expect(
    until(
      { startAt: "2030-12-14T03:00:00.000Z", endAt: "2030-12-14T06:00:00.000Z" },
      { startAt: "2030-12-13T03:00:00.000Z", endAt: null },
    ),
  ).toBe(later("2030-12-14T06:00:00.000Z"));
});

test("a ceremony without an end counts from its start, and a gated one like any other", () => {
  expect(
    until(
      { startAt: "2030-12-14T03:00:00.000Z", endAt: "2030-12-14T06:00:00.000Z" },
      { startAt: "2030-12-20T03:00:00.000Z", endAt: null, audience: "invited" },
    ),
  ).toBe(later("2030-12-20T03:00:00.000Z"));
});

test("nothing while no day is known", () => {
  expect(until({ startAt: null, endAt: null })).toBeUndefined();
});

test("a draft moves the day until it is published, and never takes a known one away", () => {
  const told = new Date("2031-01-01T00:00:00Z");
  const dated = withCeremonies({ startAt: "2030-12-14T03:00:00.000Z", endAt: null });
  const undated = withCeremonies({ startAt: null, endAt: null });
  const draft = { publishedRevision: null, contactsUntil: told };
  expect(draftContactsUntil(draft, dated)?.toISOString()).toBe(later("2030-12-14T03:00:00.000Z"));
  expect(draftContactsUntil(draft, undated)).toBe(told);
  expect(draftContactsUntil({ publishedRevision: 3, contactsUntil: told }, dated)).toBe(told);
});

test("what is written down after all was forgotten goes again, unless a day is known", () => {
  const now = new Date("2030-01-01T00:00:00.000Z");
  const [gone, until] = [new Date("2029-12-01T00:00:00.000Z"), new Date("2030-06-01T00:00:00.000Z")];
  expect(contactsDueAgain({ contactsUntil: null, contactsGoneAt: gone }, now)).toEqual(
    new Date(now.getTime() + limits.contact.againMs),
  );
  expect(contactsDueAgain({ contactsUntil: until, contactsGoneAt: gone }, now)).toBeNull();
  expect(contactsDueAgain({ contactsUntil: null, contactsGoneAt: null }, now)).toBeNull();
  expect(contactsDueAgain({ contactsUntil: until, contactsGoneAt: null }, now)).toBeNull();
});
