import type { Language } from "@janur/domain/text/language";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { branchMessages } from "./helper-branch-messages.ts";
import { HelperBranch, type BranchView } from "./helper-branch-view.tsx";

/** A helper's part of the list: how full it is, and whom they wrote down. */
export function renderBranch(view: BranchView): string {
  return renderToStaticMarkup(createElement(HelperBranch, view));
}

/** What became of a pasted list. */
export function branchListSaid(list: {
  taken: number;
  nameless: number;
  beyond: number;
  language: Language;
}): string {
  const t = branchMessages[list.language];
  return [
    t.listed(list.taken),
    ...(list.nameless > 0 ? [t.nameless(list.nameless)] : []),
    ...(list.beyond > 0 ? [t.beyond(list.beyond)] : []),
  ].join(" ");
}
