import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { createElement, type ReactNode } from "react";
import type { HtmlDocument } from "../../document/html-document.ts";
import { pageOfInvitation } from "../page-of-invitation.ts";
import { ReportForm, type ReportDraft } from "./report-form.tsx";
import { abuseReportMessages } from "./report-messages.ts";

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
  const { slug } = publication;
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
  return pageOfInvitation({ publication, language, title, inside });
}
