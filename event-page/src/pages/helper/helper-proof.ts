import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HelperProof, type ProofView } from "./helper-proof-view.tsx";

/** The texts of a draft, each to be tapped, in the order of the page. */
export function renderProof(view: ProofView): string {
  return renderToStaticMarkup(createElement(HelperProof, view));
}
