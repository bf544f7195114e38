import type { AppErrorCode } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { createElement, Fragment, type ReactNode } from "react";
import { clientConfig } from "../../invitation/client-config.ts";
import { closedMessages } from "./closed-messages.ts";
import { ClosedPage } from "./closed-page.tsx";
import { closedScripts, firstScript } from "../../generated/assets.ts";
import { htmlDocument, type HtmlDocument } from "../../document/html-document.ts";
import { eventPath } from "../../invitation/data/page-data.ts";
import { everyCrop } from "../../document/photo-style.ts";
import { wornTheme } from "../../themes/worn-theme.ts";

/**
 * The page of an invitation that is closed to the public: the same bytes for
 * everybody, and in them, the link preview too, neither names nor day nor place.
 * @param publication its public part
 * @param origin e.g. `https://janur.example`
 */
export function renderClosedDocument(input: {
  publication: Publication;
  language: Language;
  origin: string;
  /** "Mode mudah" from the first byte. */
  isEasy?: boolean;
  /** Why the plain form did not open it. */
  refusal?: AppErrorCode;
}): HtmlDocument {
  const { publication, language, origin, isEasy = false, refusal } = input;
  const { slug, invitationId, content, settings, checkCode, sender } = publication;
  const facts = { ...clientConfig(publication, language), script: closedScripts[language], closed: "1" };
  const afterText = createElement(
    Fragment,
    null,
    createElement("script", {
      id: "config",
      type: "application/json",
      dangerouslySetInnerHTML: { __html: JSON.stringify(facts).replaceAll("<", "\\u003c") },
    }),
    createElement("script", { dangerouslySetInnerHTML: { __html: firstScript } }),
  );
  return htmlDocument({
    language,
    theme: wornTheme(content),
    displayFont: null,
    title: closedMessages[language].title,
    head: linkPreview(publication, language, origin),
    body: createElement(ClosedPage, {
      // No more than this: the notice in the publication is for who has opened the page.
      publication: { slug, invitationId, content, sender, checkCode },
      language,
      isByPassword: settings.access === "password",
      refusal,
      afterText,
    }),
    script: firstScript,
    extraStyle: everyCrop,
    isEasy,
    keepsCode: true,
  });
}

function linkPreview({ content, slug }: Publication, language: Language, origin: string): ReactNode {
  const t = closedMessages[language];
  const e = createElement;
  const property = (name: string, value: string) => e("meta", { key: name, property: name, content: value });
  return e(
    Fragment,
    null,
    e("meta", { name: "description", content: t.description }),
    property("og:type", "website"),
    property("og:title", t.title),
    property("og:description", t.description),
    property("og:url", `${origin}${eventPath(slug, content, language)}`),
  );
}
