import "../themes/all-looks.ts";
import { createHash } from "node:crypto";
import type { Language } from "@janur/domain/text/language";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pageStyle } from "./page-style.ts";
import { darkPaletteOf } from "../themes/base/dark-palette.ts";
import { lookOf } from "../themes/base/look.ts";
import type { Theme } from "../themes/base/theme.ts";

/** A whole HTML document with the Content-Security-Policy that allows its own style and script, and nothing else. */
export interface HtmlDocument {
  html: string;
  csp: string;
}

/** `'sha256-…'` of an inline style or script. */
export function cspHash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/**
 * Puts `body` into a document of the theme.
 * @param script inline script that stands in the body, or null for none
 */
export function htmlDocument(page: {
  language: Language;
  theme: Theme;
  displayFont: string | null;
  title: string;
  head?: ReactNode;
  body: ReactNode;
  script: string | null;
  /** Another one, where there is one already. */
  laterScript?: string;
  /** Rules of this page, behind the theme's. */
  extraStyle?: string;
  /** Large type and plain contrast. */
  isEasy?: boolean;
  /** Whether it shows files that the reader chose, and works on them beside itself. */
  takesFiles?: boolean;
  /** Whether the guest's phone may keep their code, which takes a worker. */
  keepsCode?: boolean;
  /** Whether search engines may list the page. */
  isIndexed?: boolean;
}): HtmlDocument {
  const {
    language,
    theme,
    displayFont,
    title,
    head,
    body,
    script,
    laterScript,
    extraStyle = "",
    isEasy,
    takesFiles = false,
    keepsCode = false,
    isIndexed,
  } = page;
  const { light } = theme;
  const dark = darkPaletteOf(theme);
  const { art } = lookOf(theme);
  const style = pageStyle(theme, displayFont) + extraStyle;
  const e = createElement;
  const markup = renderToStaticMarkup(
    e(
      "html",
      { lang: language, className: isEasy === true ? "easy" : undefined },
      e(
        "head",
        null,
        e("meta", { charSet: "utf-8" }),
        e("meta", { name: "viewport", content: "width=device-width,initial-scale=1" }),
        e("title", null, title),
        isIndexed === true ? null : e("meta", { name: "robots", content: "noindex" }),
        dark === null
          ? e("meta", { name: "theme-color", content: light.paper })
          : [
              e("meta", {
                key: "light",
                name: "theme-color",
                content: light.paper,
                media: "(prefers-color-scheme:light)",
              }),
              e("meta", {
                key: "dark",
                name: "theme-color",
                content: dark.paper,
                media: "(prefers-color-scheme:dark)",
              }),
            ],
        head,
        e("link", { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
        e("style", { dangerouslySetInnerHTML: { __html: style } }),
        // No style sheet, and so not even asked for, until the script says so; browsers fetch a disabled one ahead.
        // It has to stand behind the page's style: without `itemProp`, React would bring it to the front.
        art === null || script === null
          ? null
          : e("link", { id: "art", rel: "art", itemProp: "art", href: art.page }),
      ),
      e("body", null, body),
    ),
    // React asks for the cover's photo a second time, a few hundred bytes ahead of it: all of them come in one flight.
  ).replace(/<link rel="preload" as="image"[^>]*>/, "");
  const csp = [
    "default-src 'none'",
    // The hashed script may fetch its own rest; a script that the parser meets may run nowhere.
    `script-src ${scriptSource(script, laterScript)}`,
    // Art comes with a style sheet of our own, once the cover is painted.
    `style-src 'self' ${cspHash(style)}`,
    "font-src 'self' data:",
    `img-src 'self' data:${takesFiles ? " blob:" : ""}`,
    ...(takesFiles || keepsCode ? ["worker-src 'self'"] : []),
    "media-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
  return { html: `<!doctype html>${markup}`, csp };
}

function scriptSource(script: string | null, laterScript: string | undefined): string {
  if (script === null) return "'none'";
  const hashes = [script, ...(laterScript === undefined ? [] : [laterScript])].map(cspHash);
  return `'strict-dynamic' ${hashes.join(" ")}`;
}
