import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { themeIds } from "../../domain/src/theme.ts";
import type { Publication } from "../../domain/src/publication.ts";
import { cutDisplayFont } from "../../event-page/src/cut-display-font.ts";
import { displayFontFile } from "../../event-page/src/display-font.ts";
import { renderEventDocument } from "../../event-page/src/document.ts";
import {
  dimas,
  fixtureGuest,
  fixtureNow,
  fixtureWishes,
  rani,
  threeCeremonies,
  weddingContent,
  weddingPublication,
} from "../../event-page/src/fixtures.ts";
import { fullContent } from "../../event-page/src/full-content.ts";
import { rootFolder } from "../folders.ts";
import type { HtmlDocument } from "../../event-page/src/html-document.ts";
import {
  renderNotFound,
  renderRsvpRefusedPage,
  renderRsvpSavedPage,
} from "../../event-page/src/state-page.ts";
import { renderWishesPage } from "../../event-page/src/wishes-page.ts";
import { renderRsvpFragment } from "../../event-page/src/rsvp-fragment.ts";

const require = createRequire(join(rootFolder, "event-page", "src", "document.ts"));

async function withFont(publication: Publication): Promise<Publication> {
  const { content } = publication;
  const font = await readFile(require.resolve(displayFontFile(content.theme)));
  return { ...publication, displayFont: await cutDisplayFont(font, content, subsetFont) };
}

/** Documents and API answers to look at, by path. */
export async function samples(origin: string): Promise<Map<string, HtmlDocument | { json: unknown }>> {
  const now = fixtureNow;
  const usual = await withFont(weddingPublication());
  const long = await withFont(
    weddingPublication({
      slug: "panjang",
      content: weddingContent({
        persons: [
          { ...rani, nickname: "Anindya Maharani", fullName: "dr. Anindya Maharani Kusumaningtyas, Sp.A." },
          { ...dimas, nickname: "Muhammad Rizki Ramadhan", fullName: "Muhammad Rizki Ramadhan, S.T., M.Sc." },
        ],
        ceremonies: threeCeremonies,
      }),
    }),
  );
  const han = await withFont(
    weddingPublication({
      slug: "han",
      content: weddingContent({ persons: [{ ...rani, nickname: "陳玉蘭" }, dimas] }),
    }),
  );
  const pages = new Map<string, HtmlDocument | { json: unknown }>();
  const notice = { id: "Eyang sedang dirawat. Kami mohon doanya, dan akan segera memberi kabar.", en: "" };
  const themed: Publication[] = [];
  for (const theme of themeIds) {
    const plain = await withFont(
      weddingPublication({
        slug: theme,
        content: { ...weddingContent({ ceremonies: threeCeremonies }), theme },
      }),
    );
    const whole = await withFont(
      weddingPublication({ slug: `${theme}-lengkap`, content: { ...fullContent(), theme } }),
    );
    const foreign = await withFont(
      weddingPublication({
        slug: `${theme}-nama`,
        content: {
          ...weddingContent({
            persons: [
              { ...rani, nickname: "محمد الأمين", fullName: "محمد الأمين بن عبد الله" },
              { ...dimas, nickname: "Ayu 🌸", fullName: "Ayu Lestari 🌸" },
            ],
          }),
          theme,
        },
      }),
    );
    const spacious = await withFont(
      weddingPublication({ slug: `${theme}-panjang`, content: { ...long.content, theme } }),
    );
    themed.push(plain, whole, foreign, spacious);
    const states = [
      { ...whole, slug: `${theme}-ditunda`, status: "postponed", notice },
      { ...plain, slug: `${theme}-dibatalkan`, status: "cancelled" },
      { ...whole, slug: `${theme}-kenangan` },
    ] as const;
    for (const publication of states) {
      pages.set(
        `/event/${publication.slug}`,
        renderEventDocument({
          publication,
          language: "id",
          origin,
          now: publication.slug.endsWith("kenangan") ? new Date("2027-01-02T00:00:00Z") : now,
        }),
      );
      pages.set(`/event/${publication.slug}/wishes.json`, { json: { wishes: fixtureWishes, next: null } });
    }
    pages.set(
      `/event/${theme}-lengkap?mudah`,
      renderEventDocument({ publication: whole, language: "id", origin, now, isEasy: true }),
    );
  }
  for (const publication of [usual, long, han, ...themed]) {
    pages.set(
      `/event/${publication.slug}`,
      renderEventDocument({ publication, language: "id", origin, now }),
    );
    pages.set(
      `/event/${publication.slug}/en`,
      renderEventDocument({ publication, language: "en", origin, now }),
    );
    pages.set(`/event/${publication.slug}/wishes.json`, { json: { wishes: fixtureWishes, next: null } });
  }
  const guest = fixtureGuest();
  const answer = {
    ceremonies: { akad: "yes", resepsi: "yes" },
    adults: 2,
    children: 0,
    companions: [],
    note: "",
    representedBy: "",
    questions: {},
    replies: [],
    attendance: "yes",
    people: 2,
    revision: 1,
    key: "k".repeat(16),
    answeredAt: now,
    by: "guest",
  } as const;
  const view = { name: "Bapak Hadi Wiranto & Keluarga", isGroup: false, seats: 4 };
  const token = `gggggggggggggggggggg.1.${"m".repeat(22)}`;
  const answered = { ...guest, answer: { ...answer, companions: [], replies: [] } };
  const inIndonesian = { publication: usual, language: "id", now } as const;
  pages.set("/event/absent", renderNotFound());
  pages.set("/event/saved", renderRsvpSavedPage({ ...inIndonesian, origin, guest: answered, token }));
  pages.set(
    "/event/refused",
    renderRsvpRefusedPage({
      ...inIndonesian,
      code: "rsvp/too-many-people",
      params: { seats: 5 },
      fields: new URLSearchParams({
        name: "Hadi",
        "attend.akad": "yes",
        "attend.resepsi": "no",
        adults: "9",
      }),
    }),
  );
  pages.set(
    "/event/rani-dimas/ucapan",
    renderWishesPage({
      ...inIndonesian,
      page: { wishes: fixtureWishes, next: "1.a" },
      notice: { code: null, isHeld: false },
    }),
  );
  const fragment = (known: typeof guest) =>
    renderRsvpFragment({ publication: usual, language: "id", guest: known, now });
  pages.set("/api/guest/openLink", {
    json: { result: { ...view, answer: null, rsvpHtml: fragment(guest) } },
  });
  pages.set("/api/guest/submitRsvp", {
    json: {
      result: {
        ...view,
        answer: null,
        token,
        rsvpHtml: fragment(answered),
      },
    },
  });
  pages.set("/api/guest/postWish", {
    json: {
      result: {
        wish: {
          id: "y".repeat(20),
          name: "Bapak Hadi",
          text: "Selamat!",
          attendance: null,
          createdAt: now.toISOString(),
        },
      },
    },
  });
  return pages;
}
