import type { ThreadView } from "@janur/domain/chat/chat";
import type { AppErrorCode } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { createElement, type ReactNode } from "react";
import { askMessages } from "../../texts/ask-messages.ts";
import { askPageMessages } from "./ask-page-messages.ts";
import { AskForm, LookForm, ThreadMessages, type AskDraft } from "./ask-thread.tsx";
import type { HtmlDocument } from "../../document/html-document.ts";
import { messages } from "../../texts/messages.ts";
import { pageOfInvitation } from "../page-of-invitation.ts";

export interface AskState {
  /** Of the next message. */
  messageId: string;
  /** Leads back to the guest's thread; empty before the first message. */
  thread: string;
  /** Null where nothing of the thread could be read, or none has begun. */
  view: ThreadView | null;
  draft: AskDraft;
  /** What became of what was sent; null where nothing was. */
  outcome: "sent" | AppErrorCode | null;
}

function outcomeText(language: Language, outcome: "sent" | AppErrorCode): string {
  const { refusals, trouble } = messages[language];
  const own = askPageMessages[language];
  if (outcome === "sent") return own.sent;
  return outcome === "input/invalid" || outcome === "input/too-large"
    ? own.invalid
    : (refusals[outcome] ?? trouble);
}

/** `/event/{slug}/tanya`: asking the family without script, and what was said so far. */
export function renderAskPage(input: {
  publication: Pick<Publication, "slug" | "content">;
  language: Language;
  state: AskState;
}): HtmlDocument {
  const { publication, language, state } = input;
  const { slug } = publication;
  const { messageId, thread, view, draft, outcome } = state;
  const title = askMessages[language].button;
  const isOpen = view?.isOpen ?? true;
  const inside: ReactNode[] = [
    outcome !== null &&
      createElement(
        "p",
        { key: "say", className: "say", role: outcome === "sent" ? "status" : "alert" },
        outcomeText(language, outcome),
      ),
    createElement("p", { key: "intro" }, askPageMessages[language].intro),
    view?.latest != null &&
      view.latest.length > 0 &&
      createElement(ThreadMessages, { key: "thread", messages: view.latest, slug, language, thread }),
    thread !== "" && createElement(LookForm, { key: "look", slug, language, thread, draft }),
    isOpen
      ? createElement(AskForm, { key: "form", slug, language, messageId, thread, draft })
      : createElement("p", { key: "over" }, askMessages[language].over),
  ];
  return pageOfInvitation({ publication, language, title, inside });
}
