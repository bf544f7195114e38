import "../harness/demo-project.ts";
import type { Content } from "@janur/domain/content/content";
import type { Publication } from "@janur/domain/invitation/publication";
import { makeAnswer } from "@janur/domain/rsvp/rsvp";
import { themeIds } from "@janur/domain/content/theme-ids";
import { renderEventDocument } from "@janur/event-page/invitation/document";
import {
  fixtureGuest,
  fixtureNow,
  fixtureWishes,
  weddingPublication,
} from "@janur/event-page/fixtures/fixtures";
import { renderRsvpFragment } from "@janur/event-page/invitation/rsvp-fragment";
import { renderRsvpRefusedPage, renderRsvpSavedPage } from "@janur/event-page/pages/state/state-page";
import { renderWishesPage } from "@janur/event-page/pages/wishes-page";
import { expect, test } from "vitest";
import { calendarFile } from "../../functions/src/nouns/calendar/calendar-file.ts";
import { contentOf, cutTo, textFields } from "./hostile-content.ts";
import { hostileStrings } from "./hostile-strings.ts";
import { skeletonOf } from "./page-skeleton.ts";

/* T7: every stored text is hostile at once, in every output of the guests' page. */

const origin = "https://janur.example";
const languages = ["id", "en"] as const;
function publicationOf(text: string, index: number): Publication {
  const filled = contentOf(() => text);
  const theme = themeIds[index % themeIds.length] ?? filled.theme;
  const content: Content = { ...filled, theme };
  const notice = { id: cutTo(text, 500), en: cutTo(text, 500) };
  const status = (["published", "postponed", "cancelled"] as const)[index % 3] ?? "published";
  return weddingPublication({ content, sender: { name: cutTo(text, 80) }, status, notice });
}

function guestOf(text: string) {
  const answer = makeAnswer(
    {
      ceremonies: { akad: "yes" },
      adults: 1,
      children: 0,
      companions: [cutTo(text, 80)],
      note: cutTo(text, 500),
      representedBy: cutTo(text, 80),
      questions: { "q-text": [cutTo(text, 500)], "q-number": [cutTo(text, 500)] },
    },
    { revision: 1, key: "key-of-a-test", answeredAt: fixtureNow, by: "guest" },
  );
  const name = cutTo(text, 80);
  const address = { name, honorific: cutTo(text, 30), suffix: cutTo(text, 60) };
  return fixtureGuest({ ...address, kind: "household", members: [name, `${name} 2`], answer });
}

/** What every page and fragment that holds stored text is made of, by name. */
function skeletons(text: string, index: number): Record<string, unknown> {
  const publication = publicationOf(text, index);
  const guest = guestOf(text);
  const language = languages[index % 2] ?? "id";
  const common = { publication, language, now: fixtureNow };
  const wish = { name: cutTo(text, 80), text: cutTo(text, 1000), reply: cutTo(text, 500) };
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
  expect(textFields.length).toBeGreaterThan(60);
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
