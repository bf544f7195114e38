import type { PublicChatMessage } from "@janur/domain/chat/chat";
import type { Language } from "@janur/domain/text/language";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HelperThread, HelperThreadList, type ListedThread } from "./helper-thread-view.tsx";

/** Guests' questions, each leading to its thread. */
export function renderThreadList(input: {
  threads: readonly ListedThread[];
  zone: string;
  language: Language;
}): string {
  return renderToStaticMarkup(createElement(HelperThreadList, input));
}

/** One thread, oldest message first. */
export function renderThread(input: {
  messages: readonly PublicChatMessage[];
  isOpen: boolean;
  zone: string;
  language: Language;
}): string {
  return renderToStaticMarkup(createElement(HelperThread, input));
}
