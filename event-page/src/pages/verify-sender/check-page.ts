import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { createElement, type ReactNode } from "react";
import { CheckForm } from "./check-form.tsx";
import { checkMessages } from "./check-messages.ts";
import { checkPath } from "../../texts/check-path.ts";
import { CheckResult } from "./check-result.tsx";
import { htmlDocument, type HtmlDocument } from "../../document/html-document.ts";
import { messages } from "../../texts/messages.ts";
import { PlainPage } from "../plain-page.tsx";
import { themes } from "../../themes/themes.ts";

/** A malformed code and one that nobody has are both `unknown`. */
export type CheckState =
  | { kind: "form" }
  | { kind: "unknown" | "limited"; typed: string }
  | { kind: "found"; publication: Publication; since: Date };

/**
 * `/cek`: whose invitation a code is. It stands on our own ground, so it wears the house's theme.
 * @param origin e.g. `https://janur.example`
 */
export function renderCheckPage(input: {
  language: Language;
  origin: string;
  state: CheckState;
}): HtmlDocument {
  const { language, origin, state } = input;
  const t = checkMessages[language];
  const other: Language = language === "id" ? "en" : "id";
  const isFound = state.kind === "found";
  const title = isFound ? t.foundTitle : t.title;
  const e = createElement;
  const inside: ReactNode[] = isFound
    ? [
        e(CheckResult, { key: "result", ...state, language, origin }),
        e("p", { key: "safety", className: "small" }, t.safety),
        e("p", { key: "again" }, e("a", { className: "quiet", href: checkPath(language) }, t.again)),
      ]
    : [
        state.kind === "form" ? null : e("p", { key: "say", className: "say", role: "alert" }, t[state.kind]),
        e("p", { key: "intro" }, t.intro),
        e(CheckForm, { key: "form", language, typed: state.kind === "form" ? "" : state.typed }),
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
