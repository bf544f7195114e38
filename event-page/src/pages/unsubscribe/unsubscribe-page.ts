import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { createElement, type ReactNode } from "react";
import { htmlDocument, type HtmlDocument } from "../../document/html-document.ts";
import { messages } from "../../texts/messages.ts";
import { eventPath } from "../../invitation/data/page-data.ts";
import { PlainPage } from "../plain-page.tsx";
import { themes } from "../../themes/themes.ts";
import { wornTheme } from "../../themes/worn-theme.ts";
import { unsubscribeMessages } from "./unsubscribe-messages.ts";

/** `ask`: nothing was done yet. `stopped`: they get no e-mails. `resumed`: they have just asked for them again. */
export type UnsubscribeState = "ask" | "stopped" | "resumed";

/**
 * `/event/{slug}/berhenti`: asks, and says what was done. It names nobody, so that closed pages have one too.
 * @param publication null where the invitation is not to be seen any more; the house's theme is worn then
 * @param action path that the form is sent to, with the guest's proof
 */
export function renderUnsubscribePage(input: {
  publication: Publication | null;
  language: Language;
  action: string;
  state: UnsubscribeState;
}): HtmlDocument {
  const { publication, language, action, state } = input;
  const t = unsubscribeMessages[language];
  const title = { ask: t.title, stopped: t.doneTitle, resumed: t.resumedTitle }[state];
  const theme = publication === null ? themes.janur : wornTheme(publication.content);
  const form = (label: string, wants: string) =>
    createElement(
      "form",
      { key: "form", method: "post", action },
      createElement("button", { className: "btn", type: "submit", name: "mails", value: wants }, label),
    );
  const inside: ReactNode[] = {
    ask: [createElement("p", { key: "say" }, t.ask), form(t.stop, "stop")],
    stopped: [
      createElement("p", { key: "say", className: "say", role: "status" }, t.done),
      form(t.resume, "resume"),
    ],
    resumed: [createElement("p", { key: "say", className: "say", role: "status" }, t.resumed)],
  }[state];
  const back =
    publication === null
      ? { backTo: "/", back: "Janur" }
      : {
          backTo: eventPath(publication.slug, publication.content, language),
          back: messages[language].backToInvitation,
        };
  return htmlDocument({
    language,
    theme,
    displayFont: null,
    title,
    body: createElement(PlainPage, { theme, title, ...back }, ...inside),
    script: null,
  });
}
