import { titleOf, visibleSection } from "@janur/domain/content/content";
import { localize, type Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { takesWishes, type WishPage } from "@janur/domain/wish/wish";
import { createElement } from "react";
import type { HtmlDocument } from "../document/html-document.ts";
import { messages } from "../texts/messages.ts";
import { pageOfInvitation } from "./page-of-invitation.ts";
import type { SectionContext } from "../invitation/sections/context.ts";
import { WishesWall, type WishNotice } from "./wishes-wall.tsx";
import { wornTheme } from "../themes/worn-theme.ts";

export type { WishNotice } from "./wishes-wall.tsx";

/**
 * `/event/{slug}/ucapan`: the wall without script, a page of wishes at a time.
 * Query: `language`, `after`. The answer to a posted wish is `no-store`.
 */
export function renderWishesPage(input: {
  publication: Publication;
  language: Language;
  page: WishPage;
  notice?: WishNotice;
}): HtmlDocument {
  const { publication, language, page, notice } = input;
  const { content } = publication;
  const t = messages[language];
  const section = visibleSection(content, "wishes");
  const title = (section && localize(section.heading, language)) || t.wish;
  const theme = wornTheme(content);
  const context: SectionContext = { data: publication, content, theme, language, t, mode: "page", now: null };
  const isOpen = takesWishes(publication);
  return pageOfInvitation({
    publication,
    language,
    title,
    documentTitle: `${title} · ${titleOf(content)}`,
    inside: [createElement(WishesWall, { key: "wall", context, isOpen, page, notice })],
  });
}
