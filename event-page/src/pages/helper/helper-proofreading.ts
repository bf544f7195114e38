import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HelperProofreading, type ProofreadingView } from "./helper-proofreading-view.tsx";

/** The texts of a draft, each to be tapped, in the order of the page. */
export function renderProofreading(view: ProofreadingView): string {
  return renderToStaticMarkup(createElement(HelperProofreading, view));
}
