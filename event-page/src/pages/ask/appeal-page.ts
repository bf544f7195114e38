import type { AppErrorCode } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { createElement } from "react";
import { AppealForm, type AppealedMessage } from "./appeal-form.tsx";
import { appealMessages } from "../../texts/appeal-messages.ts";
import type { HtmlDocument } from "../../document/html-document.ts";
import { messages } from "../../texts/messages.ts";
import { pageOfInvitation } from "../page-of-invitation.ts";

export interface AppealState extends AppealedMessage {
  /** What was typed, however wrong. */
  text: string;
  /** What became of it; null where nothing was sent yet. */
  outcome: "sent" | AppErrorCode | null;
}

function outcomeText(language: Language, outcome: "sent" | AppErrorCode): string {
  const { refusals, trouble } = messages[language];
  const own = appealMessages[language];
  switch (outcome) {
    case "sent":
      return own.sent;
    case "input/invalid":
    case "input/too-large":
      return own.invalid;
    case "chat/not-found":
      return own.over;
    case "link/invalid":
    case "page/locked":
      return own.lost;
    default:
      return refusals[outcome] ?? trouble;
  }
}

/** After these the same form would be refused again. */
const ends: readonly AppealState["outcome"][] = ["sent", "chat/not-found", "link/invalid", "page/locked"];

/** `/event/{slug}/keberatan`: what a guest says against the hiding of a message of theirs. */
export function renderAppealPage(input: {
  publication: Pick<Publication, "slug" | "content">;
  language: Language;
  state: AppealState;
}): HtmlDocument {
  const { publication, language, state } = input;
  const { slug } = publication;
  const { text, outcome, ...message } = state;
  const t = appealMessages[language];
  const isOver = ends.includes(outcome);
  const inside = [
    outcome !== null &&
      createElement(
        "p",
        { key: "say", className: "say", role: outcome === "sent" ? "status" : "alert" },
        outcomeText(language, outcome),
      ),
    !isOver && createElement("p", { key: "intro" }, t.intro),
    !isOver && createElement(AppealForm, { key: "form", slug, language, message, text }),
  ];
  return pageOfInvitation({ publication, language, title: t.title, inside });
}
