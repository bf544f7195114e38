import { mainCeremony, titleOf, visibleSection } from "@janur/domain/content/content";
import { dateText } from "@janur/domain/time/date-text";
import { localize, type Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { createElement, Fragment, type ReactNode } from "react";
import { clientConfig } from "./client-config.ts";
import { EventPage } from "./event-page.tsx";
import { albumLoader, albumScripts, firstScript } from "../generated/assets.ts";
import { htmlDocument, type HtmlDocument } from "../document/html-document.ts";
import { messages } from "../texts/messages.ts";
import { eventPath, type PageData } from "./data/page-data.ts";
import { pageState } from "./data/page-state.ts";
import { contentStyle } from "../document/content-style.ts";
import { previewSize } from "../preview/preview-size.ts";
import { wornTheme } from "../themes/worn-theme.ts";

/**
 * The guests' page: the same bytes for everybody who opens this address in this language.
 * @param origin e.g. `https://janur.example`
 * @param now the server's clock: whether answers are still taken
 */
export function renderEventDocument(input: {
  publication: Publication & Pick<PageData, "isFull">;
  language: Language;
  origin: string;
  now: Date;
  /** "Mode mudah" from the first byte, for guests without script. */
  isEasy?: boolean;
}): HtmlDocument {
  const { publication, language, origin, now, isEasy = false } = input;
  const config = JSON.stringify(clientConfig(publication, language)).replaceAll("<", "\\u003c");
  const greet = createElement(
    Fragment,
    null,
    createElement("script", {
      id: "config",
      type: "application/json",
      dangerouslySetInnerHTML: { __html: config },
    }),
    createElement("script", { dangerouslySetInnerHTML: { __html: firstScript } }),
  );
  const hasAlbum = publication.album.isShown && pageState(publication, now) === "memory";
  return htmlDocument({
    language,
    theme: wornTheme(publication.content),
    displayFont: publication.displayFont,
    title: pageTitle(publication, language),
    head: linkPreview(publication, language, origin),
    body: createElement(
      Fragment,
      null,
      createElement(EventPage, {
        publication,
        language,
        origin,
        now,
        isEasy,
        mode: "page",
        afterCover: greet,
      }),
      hasAlbum &&
        createElement("script", {
          "data-script": albumScripts[language],
          dangerouslySetInnerHTML: { __html: albumLoader },
        }),
    ),
    script: firstScript,
    ...(hasAlbum ? { laterScript: albumLoader } : {}),
    extraStyle: contentStyle(publication.content, wornTheme(publication.content)),
    isEasy,
    keepsCode: true,
    isIndexed: publication.settings.isIndexed,
  });
}

/** "Undangan Pernikahan Rani & Dimas"; in English "Wedding invitation: Rani & Dimas". */
export function pageTitle(publication: Pick<Publication, "content">, language: Language): string {
  const title = titleOf(publication.content);
  const eyebrow = eyebrowOf(publication, language);
  if (eyebrow === "") return title;
  return language === "id" ? `${eyebrow} ${title}` : `${eyebrow}: ${title}`;
}

function eyebrowOf(publication: Pick<Publication, "content">, language: Language): string {
  const cover = visibleSection(publication.content, "cover");
  return cover === undefined ? "" : localize(cover.eyebrow, language);
}

/** The picture names the day, so a page whose day has moved or is off does without. */
function previewImage(publication: Publication, language: Language, origin: string): ReactNode {
  const { preview, status } = publication;
  if (preview === null || status !== "published") return null;
  const { width, height } = previewSize;
  const e = createElement;
  const property = (name: string, content: string) => e("meta", { property: `og:image${name}`, content });
  return e(
    Fragment,
    null,
    property("", `${origin}/media/${preview}-${String(width)}.jpg`),
    property(":width", String(width)),
    property(":height", String(height)),
    property(":alt", pageTitle(publication, language)),
    e("meta", { name: "twitter:card", content: "summary_large_image" }),
  );
}

const locales: Record<Language, string> = { id: "id_ID", en: "en_GB" };

/** What WhatsApp's crawler reads: it runs no script. */
function linkPreview(publication: Publication, language: Language, origin: string): ReactNode {
  const { content, slug, status, settings } = publication;
  const t = messages[language];
  const ceremony = mainCeremony(content);
  const description =
    status === "published"
      ? t.description({
          eyebrow: eyebrowOf(publication, language),
          title: titleOf(content),
          date:
            ceremony?.startAt == null ? "" : dateText(new Date(ceremony.startAt), ceremony.zone, language),
          city: ceremony?.city ?? "",
        })
      : `${t[status]}. ${t[`${status}Text`]}`;
  const url = `${origin}${eventPath(slug, content, language)}`;
  const e = createElement;
  const property = (name: string, value: string) => e("meta", { key: name, property: name, content: value });
  return e(
    Fragment,
    null,
    e("meta", { name: "description", content: description }),
    property("og:type", "website"),
    property("og:title", pageTitle(publication, language)),
    property("og:description", description),
    property("og:url", url),
    property("og:locale", locales[language]),
    previewImage(publication, language, origin),
    e("link", { rel: "canonical", href: url }),
    settings.isIndexed && content.languages.length > 1
      ? content.languages.map((other) =>
          e("link", {
            key: other,
            rel: "alternate",
            hrefLang: other,
            href: `${origin}${eventPath(slug, content, other)}`,
          }),
        )
      : null,
  );
}
