import "../../functions/src/harness/demo-project.ts";
import { contentSchema, type Content } from "@janur/domain/content";
import type { Publication } from "@janur/domain/publication";
import { questionKinds } from "@janur/domain/question";
import { makeAnswer } from "@janur/domain/rsvp";
import { themeIds } from "@janur/domain/theme";
import { renderEventDocument } from "@janur/event-page/document";
import { fixtureGuest, fixtureNow, fixtureWishes, weddingPublication } from "@janur/event-page/fixtures";
import { fullContent } from "@janur/event-page/full-content";
import { renderRsvpFragment } from "@janur/event-page/rsvp-fragment";
import { renderRsvpRefusedPage, renderRsvpSavedPage } from "@janur/event-page/state-page";
import { renderWishesPage } from "@janur/event-page/wishes-page";
import { expect, test } from "vitest";
import { calendarFile } from "../../functions/src/event-page/calendar-file.ts";
import { hostileStrings } from "./hostile-strings.ts";
import { skeletonOf } from "./page-skeleton.ts";

/* T7: every stored text is hostile at once, in every output of the guests' page. */

const origin = "https://janur.example";
const languages = ["id", "en"] as const;
type Path = readonly string[];

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function setLeaf(value: unknown, [key = "", ...rest]: Path, text: string): void {
  if (typeof value !== "object" || value === null) return;
  if (rest.length === 0) Reflect.set(value, key, text);
  else setLeaf(Reflect.get(value, key), rest, text);
}

function takes(path: Path, text: string): boolean {
  const changed: unknown = structuredClone(base);
  setLeaf(changed, path, text);
  return contentSchema.safeParse(changed).success;
}

/** One question of each kind, asked of everybody. */
const questions = questionKinds.map((kind) => ({
  id: `q-${kind}`,
  kind,
  label: { id: "?", en: "?" },
  options: kind === "choice" || kind === "several" ? [{ id: "a", label: { id: "!", en: "!" } }] : [],
  isRequired: false,
  tags: [],
}));

const full = fullContent(2);
const base: Content = {
  ...full,
  sections: full.sections.map((section) => (section.type === "rsvp" ? { ...section, questions } : section)),
};
/** The fields that take any text, each with the most that it holds. */
const fields = leavesOf(base).flatMap((path) => {
  const room = [1000, 400, 160, 120, 40].find((length) => takes(path, "<".repeat(length)));
  return room === undefined ? [] : [{ path, room }];
});

/** Cut to a field's room, without half a character. */
const cut = (text: string, room: number) =>
  text
    .trim()
    .slice(0, room)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();

function publicationOf(text: string, index: number): Publication {
  const filled: unknown = structuredClone(base);
  for (const { path, room } of fields) setLeaf(filled, path, cut(text, room));
  const theme = themeIds[index % themeIds.length] ?? base.theme;
  const content: Content = { ...contentSchema.parse(filled), theme };
  const notice = { id: cut(text, 500), en: cut(text, 500) };
  const status = (["published", "postponed", "cancelled"] as const)[index % 3] ?? "published";
  return weddingPublication({ content, sender: { name: cut(text, 80) }, status, notice });
}

function guestOf(text: string) {
  const answer = makeAnswer(
    {
      ceremonies: { akad: "yes" },
      adults: 1,
      children: 0,
      companions: [cut(text, 80)],
      note: cut(text, 500),
      representedBy: cut(text, 80),
      questions: { "q-text": [cut(text, 500)], "q-number": [cut(text, 500)] },
    },
    { revision: 1, key: "key-of-a-test", answeredAt: fixtureNow, by: "guest" },
  );
  const name = cut(text, 80);
  const address = { name, honorific: cut(text, 30), suffix: cut(text, 60) };
  return fixtureGuest({ ...address, kind: "household", members: [name, `${name} 2`], answer });
}

/** What every page and fragment that holds stored text is made of, by name. */
function skeletons(text: string, index: number): Record<string, unknown> {
  const publication = publicationOf(text, index);
  const guest = guestOf(text);
  const language = languages[index % 2] ?? "id";
  const common = { publication, language, now: fixtureNow };
  const wish = { name: cut(text, 80), text: cut(text, 1000), reply: cut(text, 500) };
  const wishes = fixtureWishes.map((one) => ({ ...one, ...wish }));
  const typed = new URLSearchParams({
    name: text,
    note: text,
    "attend.akad": "yes",
    adults: text,
    member: text,
    companions: text,
    representedBy: text,
    "q.q-text": text,
    "q.q-number": text,
  });
  const page = renderEventDocument({ ...common, origin }).html;
  const config: unknown = JSON.parse(/<script id="config"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? "");
  const saved = renderRsvpSavedPage({ ...common, origin, guest, token: "t" });
  const refused = renderRsvpRefusedPage({ ...common, code: "input/invalid", fields: typed });
  return {
    page: skeletonOf(page),
    scripts: page.match(/<script\b/g)?.length,
    config: typeof config,
    fragment: skeletonOf(renderRsvpFragment({ ...common, guest })),
    group: skeletonOf(renderRsvpFragment({ ...common, guest: { ...guest, kind: "group", answer: null } })),
    saved: skeletonOf(saved.html),
    refused: skeletonOf(refused.html),
    wall: skeletonOf(renderWishesPage({ publication, language, page: { wishes, next: null } }).html),
    calendar: linesOf(calendarFile({ publication, language, origin, ceremonyId: null }) ?? ""),
  };
}

/** Names of a calendar's lines, unfolded. */
function linesOf(file: string): (string | undefined)[] {
  const lines = file.replaceAll(/\r?\n[ \t]/g, "").split(/\r?\n/);
  return lines.map((line) => line.split(/[:;]/)[0]);
}

test("there are 300 strings and fields enough to put them in", () => {
  expect(new Set(hostileStrings).size).toBe(300);
  expect(fields.length).toBeGreaterThan(60);
});

test.each(["<b>", "<img src=x onerror=alert(1)>", "</p>", "<!-- x", '<a href="javascript:x">'])(
  "an unescaped %s would be seen",
  (payload) => {
    const page = (text: string) => `<p class="a">${text}</p><script>if (1 < 2) "<p>";</script><p>.</p>`;
    expect(skeletonOf(page("x"))).toEqual(skeletonOf(page("another text")));
    expect(skeletonOf(page(payload))).not.toEqual(skeletonOf(page("x")));
    expect(skeletonOf('<p title="x" onclick="y">')).not.toEqual(skeletonOf('<p title="x">'));
  },
);

test("hostile text in every field adds nothing to any page, its data or its calendar", () => {
  const harmless = new Map<string, Record<string, unknown>>();
  hostileStrings.forEach((text, index) => {
    // The same lines, so that paragraphs fall alike.
    const plain = text.trim().replaceAll(/[^\r\n]+/g, "x");
    const key = `${String(index % (6 * themeIds.length))} ${plain}`;
    const expected = harmless.get(key) ?? skeletons(plain, index);
    harmless.set(key, expected);
    expect(skeletons(text, index), JSON.stringify(text)).toEqual(expected);
  });
}, 240_000);
