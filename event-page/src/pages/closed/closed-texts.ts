import type { Language } from "@janur/domain/text/language";
import { clientTexts } from "../../texts/client-texts.ts";
import { closedMessages } from "./closed-messages.ts";

/** What the script of a closed page says: all that the open one does, and why it stays closed. */
export function closedTexts(language: Language): Record<string, string> {
  const t = closedMessages[language];
  const { "page/locked": locked = "", "page/wrong-password": wrong = "" } = t.refusals;
  return {
    ...clientTexts(language),
    opening: t.opening,
    tooMany: t.refusals["limit/too-many-requests"] ?? "",
    lostLink: t.lostLink,
    noSignal: t.noSignal,
    "page/locked": locked,
    "page/wrong-password": wrong,
  };
}
