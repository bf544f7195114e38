import type { Language } from "@janur/domain/text/language";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { helperListMessages } from "./helper-list-messages.ts";
import { HelperListPart, type HelperListView } from "./helper-list-view.tsx";

/** A helper's part of the list: how full it is, and whom they wrote down. */
export function renderHelperList(view: HelperListView): string {
  return renderToStaticMarkup(createElement(HelperListPart, view));
}

/** What became of a pasted list. */
export function helperListSaid(list: {
  taken: number;
  nameless: number;
  beyond: number;
  language: Language;
}): string {
  const t = helperListMessages[list.language];
  return [
    t.listed(list.taken),
    ...(list.nameless > 0 ? [t.nameless(list.nameless)] : []),
    ...(list.beyond > 0 ? [t.beyond(list.beyond)] : []),
  ].join(" ");
}
