import type { Language } from "@janur/domain/text/language";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { HelperQueue } from "./helper-queue.ts";
import { helperSendingMessages } from "./helper-sending-messages.ts";
import { HelperSending } from "./helper-sending-view.tsx";

/** The helper's guests, the message that is next, and how far they are; null while nothing is published. */
export function renderHelperQueue({
  queue,
  language,
}: {
  queue: HelperQueue | null;
  language: Language;
}): string {
  return queue === null
    ? renderToStaticMarkup(createElement("p", null, helperSendingMessages[language].notPublished))
    : renderToStaticMarkup(createElement(HelperSending, { queue, language }));
}
