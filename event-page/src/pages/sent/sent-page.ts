import type { Publication } from "@janur/domain/invitation/publication";
import type { Language } from "@janur/domain/text/language";
import { createElement, type ReactNode } from "react";
import type { HtmlDocument } from "../../document/html-document.ts";
import { messages } from "../../texts/messages.ts";
import { pageOfInvitation } from "../page-of-invitation.ts";
import type { SentDraft } from "./sent-draft.ts";
import { SentForm, sentScript } from "./sent-form.tsx";
import { sentMessages } from "./sent-messages.ts";

/** What became of what a guest said that they have sent. */
export type SentOutcome =
  | { kind: "asked" }
  | { kind: "noted"; name: string; amount: string }
  | {
      kind: "refused";
      words: "invalidName" | "invalidAmount" | "invalid" | "none" | "lostLink" | "tooMany" | "trouble";
    };

/** `/event/{slug}/kirim`: a guest says that they have sent something; the same page with and without script. */
export function renderSentPage(input: {
  publication: Pick<Publication, "slug" | "content">;
  language: Language;
  draft: SentDraft;
  outcome: SentOutcome;
}): HtmlDocument {
  const { publication, language, draft, outcome } = input;
  const { slug } = publication;
  const t = sentMessages[language];
  const isNoted = outcome.kind === "noted";
  const hasForm = !isNoted && !(outcome.kind === "refused" && outcome.words === "none");
  const title = messages[language].haveSent;
  const inside: ReactNode[] = [
    outcome.kind !== "asked" &&
      createElement(
        "p",
        { key: "say", className: "say", role: isNoted ? "status" : "alert" },
        isNoted ? t.thanks(outcome.name, outcome.amount) : refusalText(language, outcome.words),
      ),
    hasForm && createElement("p", { key: "intro" }, t.intro),
    hasForm && createElement(SentForm, { key: "form", slug, language, draft }),
    hasForm && createElement("script", { key: "script", dangerouslySetInnerHTML: { __html: sentScript } }),
  ];
  const script = hasForm ? sentScript : null;
  return pageOfInvitation({ publication, language, title, inside, extras: { script } });
}

function refusalText(language: Language, words: Extract<SentOutcome, { kind: "refused" }>["words"]): string {
  const { refusals, trouble } = messages[language];
  if (words === "tooMany") return refusals["limit/too-many-requests"] ?? trouble;
  return words === "trouble" ? trouble : sentMessages[language][words];
}
