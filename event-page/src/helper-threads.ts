import type { LastMessage, PublicChatMessage } from "@janur/domain/chat";
import type { Language } from "@janur/domain/language";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HelperThread, HelperThreadList } from "./helper-thread-view.tsx";

/** What the list says of one guest's thread. */
export interface ListedThread {
  threadId: string;
  name: string;
  last: LastMessage;
  updatedAt: Date;
  /** The last word is the guest's. */
  isWaiting: boolean;
}

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
