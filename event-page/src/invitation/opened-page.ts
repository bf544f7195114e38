import "../themes/all-looks.ts";
import type { Content } from "@janur/domain/content/content";
import type { Guest } from "@janur/domain/guest/guest";
import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { contentFor, publicContent } from "@janur/domain/invitation/shown-content";
import type { Section } from "@janur/domain/content/section";
import type { PublicWish } from "@janur/domain/wish/wish";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pageTitle } from "./document.ts";
import { EventPage } from "./event-page.tsx";
import { htmlDocument, type HtmlDocument } from "../document/html-document.ts";
import { messagesFor } from "../texts/messages.ts";
import type { PageData } from "./data/page-data.ts";
import { pageState } from "./data/page-state.ts";
import { contentStyle } from "../document/content-style.ts";
import { Ceremonies } from "./sections/ceremonies.tsx";
import type { SectionContext } from "./sections/context.ts";
import { Countdown } from "./sections/countdown.tsx";
import { Gifts } from "./sections/gifts.tsx";
import { wornTheme } from "../themes/worn-theme.ts";

/**
 * What stands in a closed page once it is open: its `<main>`, without any script.
 * @param publication cut to what the reader may see
 */
export function renderOpenedBody(input: {
  publication: Publication & Pick<PageData, "isFull">;
  language: Language;
  now: Date;
}): string {
  return renderToStaticMarkup(createElement(EventPage, { ...input, mode: "page" }));
}

/**
 * A closed page opened without script: all of it in one document that nobody
 * keeps, with the first wishes, because its wall has no address of its own.
 * @param proof goes along with each of its forms
 */
export function renderOpenedDocument(input: {
  publication: Publication & Pick<PageData, "isFull">;
  language: Language;
  now: Date;
  proof: string;
  wishes: readonly PublicWish[];
}): HtmlDocument {
  const { publication, language, now, proof, wishes } = input;
  const data = { ...publication, proof };
  return htmlDocument({
    language,
    theme: wornTheme(publication.content),
    displayFont: publication.displayFont,
    title: pageTitle(publication, language),
    body: createElement(EventPage, { publication: data, language, now, mode: "page", wishes }),
    script: null,
    extraStyle: contentStyle(publication.content, wornTheme(publication.content)),
  });
}

/**
 * Sections of an open page that this guest sees otherwise than everybody, each
 * to stand in the place of `#s-<id>`.
 * @param publication with all that guests may see
 */
export function renderOwnSections(input: {
  publication: Publication;
  language: Language;
  guest: Guest;
  now: Date;
}): { id: string; html: string }[] {
  const { publication, language, guest, now } = input;
  const [everybodys, own] = [publicContent(publication.content), contentFor(publication.content, guest)];
  const state = pageState({ content: everybodys, status: publication.status }, now);
  // Then the page shows no section that may differ.
  if (state === "postponed" || state === "cancelled") return [];
  const render = (section: Section, content: Content) => {
    const data = { ...publication, content };
    const theme = wornTheme(content);
    const context = {
      data,
      content,
      theme,
      language,
      t: messagesFor(language, content),
      mode: "page",
      now,
    } as const;
    return renderToStaticMarkup(personalSection(section, context));
  };
  return everybodys.sections.flatMap((place) => {
    const section = own.sections.find(({ id }) => id === place.id);
    if (section === undefined) return [];
    const html = render(section, own);
    return html === render(place, everybodys) ? [] : [{ id: section.id, html }];
  });
}

/** Sections that differ between guests and come with `openLink`; answers come apart. */
function personalSection(section: Section, context: SectionContext): ReactNode {
  switch (section.type) {
    case "ceremonies":
      return createElement(Ceremonies, { section, context });
    case "gifts":
      return createElement(Gifts, { section, context });
    case "countdown":
      return createElement(Countdown, { section, context });
    default:
      return null;
  }
}
