import { takesPhotos } from "@janur/domain/album/album-settings";
import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { createElement, type ReactNode } from "react";
import type { HtmlDocument } from "../../document/html-document.ts";
import { photoScript, photoWorker } from "../../generated/assets.ts";
import { otherLanguage } from "../../invitation/data/page-data.ts";
import { photoFormPath } from "../../texts/album-paths.ts";
import { messages } from "../../texts/messages.ts";
import { pageOfInvitation } from "../page-of-invitation.ts";
import { albumMessages, photoTexts } from "./album-messages.ts";
import { PhotoForm, RemovePhotoForm, type PhotoFormFacts } from "./photo-form.tsx";
import { photoStyle } from "./photo-page-style.ts";

/** What became of a plain form; null before one. */
export type PhotoOutcome =
  { kind: "sent"; photoId: string; secret: string } | { kind: "removed" } | { kind: "refused"; why: string };

/**
 * `/event/{slug}/foto?language=&m=`: where guests add pictures, by their own link or by the QR on the tables (`m`).
 * Without script it is a form of one picture; the script makes it one of many.
 */
export function renderPhotoPage(input: {
  publication: Pick<Publication, "slug" | "invitationId" | "content" | "album" | "status">;
  form: Omit<PhotoFormFacts, "slug">;
  outcome: PhotoOutcome | null;
}): HtmlDocument {
  const { publication, form, outcome } = input;
  const { slug, invitationId } = publication;
  const { language } = form;
  const t = albumMessages[language];
  const isOpen = takesPhotos(publication);
  const e = createElement;
  const config = JSON.stringify({
    slug,
    invitationId,
    language,
    table: form.table,
    worker: photoWorker,
    text: photoTexts(language),
  }).replaceAll("<", "\\u003c");
  const said = sayingOf(outcome, language);
  const inside: ReactNode[] = [
    said !== "" &&
      e("p", { key: "say", className: "say", role: outcome?.kind === "refused" ? "alert" : "status" }, said),
    outcome?.kind === "sent" &&
      e(RemovePhotoForm, {
        key: "remove",
        slug,
        language,
        photoId: outcome.photoId,
        secret: outcome.secret,
      }),
    e("p", { key: "intro" }, isOpen ? t.intro : t.closed),
    isOpen && e(PhotoForm, { key: "form", slug, ...form }),
    e("p", { key: "said", id: "photo-said", className: "say", role: "status" }),
    e(
      "div",
      { key: "own", className: "js-only", id: "own" },
      isOpen ? e("h2", null, t.own) : e("p", null, t.stillYours),
      e("p", { className: "small", id: "left" }),
      e("ul", { id: "list" }),
    ),
    e("script", {
      key: "config",
      id: "config",
      type: "application/json",
      dangerouslySetInnerHTML: { __html: config },
    }),
    e("script", { key: "script", dangerouslySetInnerHTML: { __html: photoScript } }),
  ];
  const extras = { script: photoScript, extraStyle: photoStyle, takesFiles: true };
  const other = otherLanguage(publication.content, language);
  // A QR on a table speaks one language to everybody.
  if (other !== undefined)
    inside.push(
      e(
        "p",
        { key: "language" },
        e(
          "a",
          { className: "link", href: photoFormPath(slug, other, form.table), lang: other },
          messages[other].languageName,
        ),
      ),
    );
  // An album that takes none is where one looks after what one has added.
  return pageOfInvitation({ publication, language, title: isOpen ? t.title : t.own, inside, extras });
}

/** In the words of the page. */
function sayingOf(outcome: PhotoOutcome | null, language: Language): string {
  const t = albumMessages[language];
  if (outcome === null) return "";
  if (outcome.kind === "sent") return t.thanks;
  return outcome.kind === "removed" ? t.removed : (photoTexts(language)[outcome.why] ?? t.refusedAll);
}
