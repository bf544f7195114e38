import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import type { Section } from "@janur/domain/content/section";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { helperMessages } from "./helper-messages.ts";
import { HelperNotice } from "./helper-notice.tsx";
import { messages } from "../../texts/messages.ts";
import { Ceremonies } from "../../invitation/sections/ceremonies.tsx";
import { ContactPersons } from "../../invitation/sections/contact-persons.tsx";
import type { SectionContext } from "../../invitation/sections/context.ts";
import { Rundown } from "../../invitation/sections/rundown.tsx";
import { themes } from "../../themes/themes.ts";

/**
 * Ceremonies, rundown and contact persons, in the host's order, as guests see
 * them, in the house's theme. Nothing else of the page goes to a helper.
 * @param publication cut to what the helper may see; null while there is none
 */
export function renderProgramme(input: {
  publication: Publication | null;
  language: Language;
  now: Date;
}): string {
  const { publication, language, now } = input;
  const t = helperMessages[language];
  const e = createElement;
  if (publication === null) return renderToStaticMarkup(e("p", null, t.notPublished));
  const { content } = publication;
  const context: SectionContext = {
    data: publication,
    content,
    theme: themes.janur,
    language,
    t: messages[language],
    // Calendars are for guests.
    mode: "preview",
    now,
  };
  const parts = content.sections.flatMap((section) => part(section, context) ?? []);
  const { status, notice } = publication;
  return renderToStaticMarkup(
    e(
      Fragment,
      null,
      status === "published" ? null : e(HelperNotice, { status, notice, language }),
      parts.length === 0 ? e("p", null, t.emptyProgramme) : parts,
    ),
  );
}

function part(section: Section, context: SectionContext): ReactNode {
  if (section.isHidden) return null;
  switch (section.type) {
    case "ceremonies":
      return section.ceremonies.length === 0
        ? null
        : createElement(Ceremonies, { key: section.id, section, context });
    case "rundown":
      return createElement(Rundown, { key: section.id, section, context });
    case "contact-persons":
      return createElement(ContactPersons, { key: section.id, section, context });
    default:
      return null;
  }
}
