import type { Content } from "@janur/domain/content";
import type { Language } from "@janur/domain/language";
import type { Family } from "@janur/domain/pass";
import type { Correction } from "@janur/domain/proof";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HelperProof } from "./helper-proof-view.tsx";

/** What a proof-reader reads, and what became of her suggestions. */
export interface ProofView {
  /** Cut to what she may see. */
  content: Content;
  /** Of the draft that it was taken from. */
  revision: number;
  /** Hers alone. */
  corrections: readonly Correction[];
  family: Family | null;
  approval: "none" | "approved" | "lapsed";
  language: Language;
}

/** The texts of a draft, each to be tapped, in the order of the page. */
export function renderProof(view: ProofView): string {
  return renderToStaticMarkup(createElement(HelperProof, view));
}
