import { expect, test } from "vitest";
import { ceremoniesOf, findSection, withSection, type Content } from "./content.ts";
import { earlierCeremonies, earlierText } from "./earlier-ceremony.ts";
import { weddingContent } from "../fixtures/fixtures.ts";
import { limits } from "../limits.ts";
import type { Ceremony } from "./sections/ceremonies.ts";

const { correctionMs, changeShownMs } = limits.invitation;
const now = new Date("2026-11-22T12:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const longAgo = later(-10 * correctionMs);
const first = ceremoniesOf(weddingContent)[0];
if (first === undefined) throw new Error("The wedding has no ceremonies.");

/** The wedding with its first ceremony at another time or place. */
function moved(change: Partial<Ceremony>): Content {
  const section = findSection(weddingContent, "ceremonies");
  if (section === undefined) throw new Error("The wedding has no ceremonies.");
  const ceremonies = section.ceremonies.map((one) => (one.id === first?.id ? { ...one, ...change } : one));
  return withSection(weddingContent, { ...section, ceremonies });
}
const seen = { content: weddingContent, publishedAt: longAgo };
const { id, startAt, zone, venue, city } = first;
const facts = { id, startAt, zone, venue, city };

test("another time or place leaves behind what guests know", () => {
  const expected = [{ ...facts, until: later(changeShownMs) }];
  expect(earlierCeremonies([], seen, moved({ venue: "Balai Kota" }), now)).toEqual(expected);
  expect(earlierCeremonies([], seen, moved({ startAt: "2027-01-01T03:00:00.000Z" }), now)).toEqual(expected);
});

test("other words, a first page, and a slip put right at once leave nothing", () => {
  expect(earlierCeremonies([], seen, moved({ name: { id: "Akad", en: "Vows" } }), now)).toEqual([]);
  expect(earlierCeremonies([], null, weddingContent, now)).toEqual([]);
  const justNow = { ...seen, publishedAt: later(1 - correctionMs) };
  expect(earlierCeremonies([], justNow, moved({ venue: "Balai Kota" }), now)).toEqual([]);
});

test("of several changes the first is compared, and the way back to it ends them", () => {
  const known = [{ ...facts, until: later(1) }];
  const once = { content: moved({ venue: "Balai Kota" }), publishedAt: longAgo };
  expect(earlierCeremonies(known, once, moved({ venue: "Pendopo" }), now)).toEqual([
    { ...facts, until: later(changeShownMs) },
  ]);
  expect(earlierCeremonies(known, once, weddingContent, now)).toEqual([]);
  // Other words change nothing of it.
  expect(earlierCeremonies(known, once, once.content, now)).toEqual(known);
  expect(earlierCeremonies(known, once, once.content, later(1))).toEqual([]);
});

test("only what was known and is otherwise is told", () => {
  const before = {
    id,
    startAt: "2026-12-05T03:00:00Z",
    zone: "Asia/Jakarta",
    venue: "Balai Kota",
    city: "Bandung",
  };
  expect(earlierText(before, { ...before, venue: "Pendopo" }, "id")).toBe("Balai Kota, Bandung");
  expect(earlierText(before, { ...before, startAt: "2026-12-05T04:00:00Z" }, "id")).toBe(
    "Sabtu, 5 Desember 2026 pukul 10.00 WIB",
  );
  expect(earlierText({ ...before, startAt: null, venue: "", city: "" }, before, "en")).toBe("");
});
