import type { AlbumPage } from "@janur/domain/album/album-photo";
import { titleOf } from "@janur/domain/content/content";
import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { createElement } from "react";
import type { HtmlDocument } from "../../document/html-document.ts";
import { messages } from "../../texts/messages.ts";
import { pageOfInvitation } from "../page-of-invitation.ts";
import { AlbumWall } from "./album-wall.tsx";

const style =
  "#wall{display:grid;grid-template-columns:repeat(auto-fill,minmax(140px,1fr));gap:12px;margin-top:24px}#wall img{display:block;width:100%;height:auto;aspect-ratio:1;object-fit:cover;border-radius:8px}";

/** `/event/{slug}/album?language=&after=`: what the family has shown, without script, a page at a time. */
export function renderAlbumPage(input: {
  publication: Pick<Publication, "slug" | "content">;
  language: Language;
  page: AlbumPage;
}): HtmlDocument {
  const { publication, language, page } = input;
  const { content, slug } = publication;
  const t = messages[language];
  return pageOfInvitation({
    publication,
    language,
    title: t.album,
    documentTitle: `${t.album} · ${titleOf(content)}`,
    inside: [createElement(AlbumWall, { key: "wall", slug, language, page })],
    extras: { extraStyle: style },
  });
}
