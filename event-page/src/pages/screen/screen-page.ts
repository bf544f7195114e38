import { languages, type Language } from "@janur/domain/text/language";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { cspHash, type HtmlDocument } from "../../document/html-document.ts";
import { screenCss, screenScript } from "../../generated/assets.ts";
import { ScreenBody } from "./screen-body.tsx";
import { screenMessages } from "./screen-messages.ts";

/** What the script says, by short name. */
function scriptTexts(language: Language): Record<string, string> {
  const { neutral, noLink, ended, previous, pause, resume, next, fullScreen, keys, paused, offline, table } =
    screenMessages[language];
  return { neutral, noLink, ended, previous, pause, resume, next, fullScreen, keys, paused, offline, table };
}

/**
 * `/layar`: the greeting screen. It is the same for everybody and knows nothing; what it shows comes after the secret of
 * its link has proven itself, and leaves with it.
 */
export function renderScreenPage(): HtmlDocument {
  const text = Object.fromEntries(languages.map((language) => [language, scriptTexts(language)]));
  const facts = JSON.stringify({ text }).replaceAll("<", "\\u003c");
  const e = createElement;
  const markup = renderToStaticMarkup(
    e(
      "html",
      { lang: "id" },
      e(
        "head",
        null,
        e("meta", { charSet: "utf-8" }),
        e("meta", { name: "viewport", content: "width=device-width,initial-scale=1" }),
        e("title", null, screenMessages.id.title),
        e("meta", { name: "robots", content: "noindex" }),
        e("meta", { name: "theme-color", content: "#FBF8EF" }),
        e("link", { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
        e("style", { dangerouslySetInnerHTML: { __html: screenCss } }),
      ),
      e("body", null, e(ScreenBody, { facts, script: screenScript })),
    ),
  );
  const csp = [
    "default-src 'none'",
    `script-src ${cspHash(screenScript)}`,
    // The theme's sheet is made by the script, which no policy of styles reaches; its art comes as a file.
    `style-src 'self' ${cspHash(screenCss)}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html: `<!doctype html>${markup}`, csp };
}
