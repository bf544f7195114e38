import type { Publication } from "@janur/domain/invitation/publication";
import type { Language } from "@janur/domain/text/language";
import { createElement, type ReactNode } from "react";
import { htmlDocument, type HtmlDocument } from "../document/html-document.ts";
import { eventPath } from "../invitation/data/page-data.ts";
import { messages } from "../texts/messages.ts";
import { wornTheme } from "../themes/worn-theme.ts";
import { PlainPage } from "./plain-page.tsx";

type Extras = Partial<Pick<Parameters<typeof htmlDocument>[0], "script" | "extraStyle" | "takesFiles">>;

/** A plain page beside an invitation: in its theme, with the way back to it. @param documentTitle where it says more than the heading */
export function pageOfInvitation(input: {
  publication: Pick<Publication, "slug" | "content">;
  language: Language;
  title: string;
  documentTitle?: string;
  inside: readonly ReactNode[];
  extras?: Extras;
}): HtmlDocument {
  const { publication, language, title, documentTitle = title, inside, extras = {} } = input;
  const { slug, content } = publication;
  const theme = wornTheme(content);
  const back = messages[language].backToInvitation;
  return htmlDocument({
    language,
    theme,
    // The invitation's own cut may lack letters of this heading.
    displayFont: null,
    title: documentTitle,
    body: createElement(
      PlainPage,
      { theme, title, backTo: eventPath(slug, content, language), back },
      ...inside,
    ),
    script: null,
    ...extras,
  });
}
