import { titleOf, visibleSection } from "@janur/domain/content/content";
import type { AppErrorCode, AppErrorParams } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import { personalLink } from "@janur/domain/guest/guest-token";
import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { createElement, Fragment, type ReactNode } from "react";
import { htmlDocument, type HtmlDocument } from "../../document/html-document.ts";
import { messages } from "../../texts/messages.ts";
import { eventPath } from "../../invitation/data/page-data.ts";
import { rsvpDraft } from "../../invitation/rsvp-form.ts";
import type { KnownGuest, SectionContext } from "../../invitation/sections/context.ts";
import { DoorCode } from "../../invitation/sections/rsvp/door-code.tsx";
import { RsvpBody } from "../../invitation/sections/rsvp/rsvp.tsx";
import { PlainPage } from "../plain-page.tsx";
import { StatePage } from "./state-page-body.tsx";
import { wornTheme } from "../../themes/worn-theme.ts";
import { themes } from "../../themes/themes.ts";

/** For unknown, malformed and unpublished slugs alike; in both languages, because nobody knows whose guest this is. Status 404. */
export function renderNotFound(): HtmlDocument {
  return plainState({
    title: "Undangan tidak ditemukan",
    id: "Undangan ini tidak kami temukan. Mungkin tautannya terpotong; mintalah dikirim ulang kepada keluarga.",
    en: "We cannot find this invitation. The link may be cut off; please ask the family to send it again.",
  });
}

/** For addresses beside the invitations that lead nowhere; with the way to the check of codes in both languages. Status 404. */
export function renderNoPage(): HtmlDocument {
  return plainState({
    title: "Halaman tidak ditemukan",
    id: "Halaman ini tidak kami temukan. Mungkin alamatnya terpotong; periksa lagi hurufnya. Ragu akan sebuah undangan? Periksa kodenya.",
    en: "We cannot find this page. The address may be cut off; please look at it again. Unsure about an invitation? Check its code.",
    isWayToVerifySender: true,
  });
}

/** For a page that the staff took away: nothing of the invitation is said. Status 403. */
export function renderSuspended(): HtmlDocument {
  return plainState({
    title: "Undangan ini ditangguhkan",
    id: "Undangan ini kami tangguhkan karena ada laporan yang perlu kami periksa. Jawaban yang sudah dikirim tetap tersimpan. Bila Anda diundang, tanyakan langsung kepada keluarga; jangan mengirim uang atau kode karena halaman ini.",
    en: "We have suspended this invitation because of a report that we are looking into. Answers already sent are kept. If you are invited, please ask the family directly; do not send money or codes because of this page.",
  });
}

/** For a fault of ours. Status 503. */
export function renderUnavailable(): HtmlDocument {
  return plainState({
    title: "Undangan belum bisa dibuka",
    id: "Undangan ini belum bisa dibuka sekarang. Tidak ada yang hilang; cobalah lagi sebentar lagi.",
    en: "This invitation cannot be opened right now. Nothing is lost; please try again in a moment.",
  });
}

/** The staff has stopped what is sent for a while; pages are shown as ever. */
export function renderPaused(): HtmlDocument {
  return plainState({
    title: "Kiriman sedang kami hentikan sebentar",
    id: "Undangan tetap bisa dibaca, tetapi kiriman sedang kami hentikan sebentar. Kembali ke halaman sebelumnya, isian Anda masih di sana, lalu coba lagi nanti.",
    en: "The invitation can still be read, but sending is paused for a while. Go back, what you typed is still there, and try again later.",
  });
}

function plainState(text: {
  title: string;
  id: string;
  en: string;
  isWayToVerifySender?: boolean;
}): HtmlDocument {
  return htmlDocument({
    language: "id",
    theme: themes.janur,
    displayFont: null,
    title: text.title,
    body: createElement(StatePage, { theme: themes.janur, ...text }),
    script: null,
  });
}

/**
 * After an answer by a plain form: what was noted, the new personal link, and
 * the form once more for a change. Always `no-store`.
 * @param token the guest's own, so that the form and the link carry it
 */
export function renderRsvpSavedPage(input: {
  publication: Publication;
  language: Language;
  origin: string;
  guest: Guest;
  token: string;
  now: Date;
  /** A picture of the code that lets them in; null for who has none. */
  doorCode?: string | null;
}): HtmlDocument {
  const { publication, language, origin, guest, token, now, doorCode = null } = input;
  const t = messages[language];
  const link = personalLink(origin, publication.slug, addressedName(guest), token);
  return rsvpPage(publication, language, now, t.savedTitle, (context) => [
    rsvpBody(context, {
      guest,
      token,
      afterAnswer: createElement(
        Fragment,
        null,
        doorCode !== null && createElement(DoorCode, { t, picture: doorCode }),
        createElement("p", { className: "strong" }, t.personalLink),
        createElement("p", { className: "address" }, createElement("a", { href: link }, link)),
        createElement("p", { className: "small" }, t.personalLinkHint),
      ),
    }),
  ]);
}

/**
 * After a plain form that was refused: why, and the form with all that was
 * typed. Always `no-store`.
 * @param guest the guest of the form's token, where it is genuine
 */
export function renderRsvpRefusedPage(input: {
  publication: Publication;
  language: Language;
  code: AppErrorCode;
  params?: AppErrorParams;
  fields: URLSearchParams;
  guest?: KnownGuest | null;
  now: Date;
}): HtmlDocument {
  const { publication, language, code, params = {}, fields, guest = null, now } = input;
  const t = messages[language];
  const reason = (t.refusals[code] ?? t.trouble).replace(
    "{seats}",
    typeof params["seats"] === "number" ? String(params["seats"]) : "",
  );
  const draft = rsvpDraft(fields);
  const token = fields.get("token") || undefined;
  const isLost = code === "link/invalid";
  return rsvpPage(publication, language, now, t.notSavedTitle, (context) => [
    createElement("p", { key: "reason", className: "say", role: "alert" }, reason),
    code === "rsvp/closed" || code === "rsvp/not-allowed"
      ? null
      : rsvpBody(context, {
          guest: isLost ? null : guest,
          token: isLost ? undefined : token,
          draft: { ...draft, basedOn: revisionOf(params) ?? draft.basedOn, wrong: wrongFields(params) },
        }),
  ]);
}

/** The fields that an `input/invalid` names. */
function wrongFields(params: AppErrorParams): string[] {
  const { fields } = params;
  return Array.isArray(fields) ? fields.filter((field) => typeof field === "string") : [];
}

/** The newer revision that an `rsvp/conflict` tells of. */
function revisionOf(params: AppErrorParams): number | undefined {
  const answer = params["answer"];
  if (typeof answer !== "object" || answer === null || !("revision" in answer)) return undefined;
  return typeof answer.revision === "number" ? answer.revision : undefined;
}

function rsvpBody(
  context: SectionContext,
  props: {
    guest: KnownGuest | null;
    token: string | undefined;
    draft?: ReturnType<typeof rsvpDraft>;
    afterAnswer?: ReactNode;
  },
): ReactNode {
  const section = visibleSection(context.content, "rsvp");
  if (section === undefined) return null;
  return createElement(RsvpBody, { key: "rsvp", section, context, ...props });
}

function rsvpPage(
  publication: Publication,
  language: Language,
  now: Date,
  title: string,
  inside: (context: SectionContext) => ReactNode[],
): HtmlDocument {
  const { content, slug } = publication;
  const t = messages[language];
  const theme = wornTheme(content);
  const context: SectionContext = { data: publication, content, theme, language, t, mode: "page", now };
  return htmlDocument({
    language,
    theme,
    // The invitation's own cut lacks letters of these headings.
    displayFont: null,
    title: `${title} · ${titleOf(content)}`,
    body: createElement(
      PlainPage,
      { theme, title, backTo: eventPath(slug, content, language), back: t.backToInvitation },
      ...inside(context),
    ),
    script: null,
  });
}
