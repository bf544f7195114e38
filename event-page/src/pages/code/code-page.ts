import "../../themes/all-looks.ts";
import { ceremoniesOf, titleOf } from "@janur/domain/content/content";
import type { CodePage } from "@janur/domain/contracts/guest-callables";
import type { Guest } from "@janur/domain/guest/guest";
import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { contentFor } from "@janur/domain/invitation/shown-content";
import { createElement as e } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { cspHash } from "../../document/html-document.ts";
import { codePageCss, codePageScript } from "../../generated/assets.ts";
import type { OwnTable } from "../../invitation/sections/rsvp/own-tables.tsx";
import { messages } from "../../texts/messages.ts";
import { lookOf } from "../../themes/base/look.ts";
import { wornTheme } from "../../themes/worn-theme.ts";
import { CodeBody } from "./code-body.tsx";
import { keptUntil } from "./kept-until.ts";

/**
 * The page that a guest's phone shows by their link while there is no signal: who they are, their code, where and when.
 * Null where the feast is off or moved, whose page says more than a code, and once it is over.
 * @param doorCode the picture of their code, as an address of its own
 */
export function renderCodePage(input: {
  publication: Pick<Publication, "content" | "status">;
  language: Language;
  guest: Guest;
  doorCode: string;
  tables: readonly OwnTable[];
  now: Date;
}): CodePage | null {
  const { publication, language, guest, doorCode, tables, now } = input;
  if (publication.status !== "published") return null;
  const content = contentFor(publication.content, guest);
  const all = ceremoniesOf(content);
  const said = all.filter(({ id }) => (guest.answer?.ceremonies[id] ?? "no") !== "no");
  const ceremonies = said.length === 0 ? all : said;
  const until = keptUntil(ceremonies, now);
  if (until <= now) return null;
  const style = lookOf(wornTheme(content)).palette + codePageCss;
  const csp = [
    "default-src 'none'",
    `script-src ${cspHash(codePageScript)}`,
    `style-src ${cspHash(style)}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const head = [
    e("meta", { key: 0, charSet: "utf-8" }),
    e("meta", { key: 1, httpEquiv: "Content-Security-Policy", content: csp }),
    e("meta", { key: 2, name: "viewport", content: "width=device-width,initial-scale=1" }),
    e("title", { key: 3 }, `${messages[language].doorCode} – ${titleOf(content)}`),
    e("style", { key: 4, dangerouslySetInnerHTML: { __html: style } }),
  ];
  const facts = { content, language, guest, ceremonies, tables, picture: doorCode };
  const body = [
    e(CodeBody, { key: 0, ...facts }),
    e("script", { key: 1, dangerouslySetInnerHTML: { __html: codePageScript } }),
  ];
  const markup = renderToStaticMarkup(
    e("html", { lang: language }, e("head", null, head), e("body", null, body)),
  );
  return {
    html: `<!doctype html>${markup.replace(/<link rel="preload" as="image"[^>]*>/, "")}`,
    until: until.toISOString(),
    owner: `${guest.id}.${String(guest.linkRevision)}`,
  };
}
