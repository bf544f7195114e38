import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { createElement, type ReactNode } from "react";
import { htmlDocument, type HtmlDocument } from "../../document/html-document.ts";
import { messages } from "../../texts/messages.ts";
import { eventPath } from "../../invitation/data/page-data.ts";
import { PlainPage } from "../plain-page.tsx";
import { ReportForm, type ReportDraft } from "./report-form.tsx";
import { abuseReportMessages } from "./report-messages.ts";
import { wornTheme } from "../../themes/worn-theme.ts";

export type { ReportDraft } from "./report-form.tsx";

export type AbuseReportState =
  { kind: "form"; photo: string } | { kind: "sent" } | { kind: "invalid" | "limited"; draft: ReportDraft };

const emptyDraft: ReportDraft = { reason: "", text: "", contact: "", photo: "" };

/** `/event/{slug}/lapor`: the form, thanks, or why it was refused with all that was typed. It names nobody, so that closed pages have one too. */
export function renderAbuseReportPage(input: {
  publication: Publication;
  language: Language;
  state: AbuseReportState;
}): HtmlDocument {
  const { publication, language, state } = input;
  const { slug, content } = publication;
  const t = abuseReportMessages[language];
  const isOfPhoto = state.kind === "form" && state.photo !== "";
  const title = state.kind === "sent" ? t.thanksTitle : isOfPhoto ? t.photoTitle : t.title;
  const say = (role: string, text: string) =>
    createElement("p", { key: "say", className: "say", role }, text);
  const inside: ReactNode[] =
    state.kind === "sent"
      ? [say("status", t.thanks)]
      : [
          state.kind === "form" ? null : say("alert", t[state.kind]),
          createElement("p", { key: "intro" }, t.intro),
          createElement(ReportForm, {
            key: "form",
            slug,
            language,
            draft: state.kind === "form" ? { ...emptyDraft, photo: state.photo } : state.draft,
          }),
        ];
  return htmlDocument({
    language,
    theme: wornTheme(content),
    displayFont: null,
    title,
    body: createElement(
      PlainPage,
      {
        theme: wornTheme(content),
        title,
        backTo: eventPath(slug, content, language),
        back: messages[language].backToInvitation,
      },
      ...inside,
    ),
    script: null,
  });
}
