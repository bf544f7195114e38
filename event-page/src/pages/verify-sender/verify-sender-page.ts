import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { createElement, type ReactNode } from "react";
import { VerifySenderForm } from "./verify-sender-form.tsx";
import { verifySenderMessages } from "./verify-sender-messages.ts";
import { checkPath } from "../../texts/verify-sender-path.ts";
import { VerifySenderResult } from "./verify-sender-result.tsx";
import { htmlDocument, type HtmlDocument } from "../../document/html-document.ts";
import { messages } from "../../texts/messages.ts";
import { PlainPage } from "../plain-page.tsx";
import { themes } from "../../themes/themes.ts";

/** A malformed code and one that nobody has are both `unknown`. */
export type VerifySenderState =
  | { kind: "form" }
  | { kind: "unknown" | "limited"; typed: string }
  | { kind: "found"; publications: readonly [Publication, ...Publication[]]; since: Date };

/**
 * `/cek`: whose invitation a code is. It stands on our own ground, so it wears the house's theme.
 * @param origin e.g. `https://janur.example`
 */
export function renderVerifySenderPage(input: {
  language: Language;
  origin: string;
  state: VerifySenderState;
}): HtmlDocument {
  const { language, origin, state } = input;
  const t = verifySenderMessages[language];
  const other: Language = language === "id" ? "en" : "id";
  const isFound = state.kind === "found";
  const title = isFound ? t.foundTitle : t.title;
  const e = createElement;
  const inside: ReactNode[] = isFound
    ? [
        e(VerifySenderResult, { key: "result", ...state, language, origin }),
        e("p", { key: "safety", className: "small place" }, t.safety),
        e(
          "p",
          { key: "again", className: "item" },
          e("a", { className: "quiet", href: checkPath(language) }, t.again),
        ),
      ]
    : [
        state.kind === "form" ? null : e("p", { key: "say", className: "say", role: "alert" }, t[state.kind]),
        e("p", { key: "intro" }, t.intro),
        e(VerifySenderForm, { key: "form", language, typed: state.kind === "form" ? "" : state.typed }),
        e("p", { key: "safety", className: "small" }, t.safety),
        e(
          "p",
          { key: "language" },
          e(
            "a",
            { className: "link", href: checkPath(other), hrefLang: other, lang: other },
            messages[other].languageName,
          ),
        ),
      ];
  return htmlDocument({
    language,
    theme: themes.janur,
    displayFont: null,
    title,
    body: e(PlainPage, { theme: themes.janur, title, backTo: "/", back: t.about }, ...inside),
    script: null,
  });
}
