import "../themes/all-looks.ts";
import { visibleSection, type Content } from "@janur/domain/content/content";
import { hasDoorCode } from "@janur/domain/door/door-code";
import type { Guest } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { messagesFor } from "../texts/messages.ts";
import type { PageData } from "./data/page-data.ts";
import { DoorCode } from "./sections/rsvp/door-code.tsx";
import { OwnTables, type OwnTable } from "./sections/rsvp/own-tables.tsx";
import { RsvpBody } from "./sections/rsvp/rsvp.tsx";
import { wornTheme } from "../themes/worn-theme.ts";

/**
 * The RSVP section's inside for a known guest, answered or not: what `openLink`
 * and `submitRsvp` give to the page. Empty where the invitation asks for no answer.
 */
export function renderRsvpFragment(input: {
  publication: Publication & Pick<PageData, "isFull" | "isGroupFull" | "partiesAhead">;
  /** All that this guest may see, where it is more than the public part. */
  content?: Content;
  language: Language;
  guest: Guest;
  now: Date;
  /** Whether the family looks at the page as this guest: then it says so, and nothing can be filled in. */
  isLook?: boolean;
  /** A picture of the code that lets them in, as an address of its own; null for who has none. */
  doorCode?: string | null;
  /** Where they sit, as far as the family shows it. */
  tables?: readonly OwnTable[];
}): string {
  const { publication, content = publication.content, language, guest, now, isLook = false } = input;
  const section = visibleSection(content, "rsvp");
  if (section === undefined) return "";
  const context = {
    data: publication,
    content,
    theme: wornTheme(content),
    language,
    t: messagesFor(language, content),
    mode: "page",
    now,
  } as const;
  const afterAnswer = createElement(
    Fragment,
    null,
    createElement(OwnTables, { t: context.t, language, content, tables: input.tables ?? [] }),
    hasDoorCode(section, guest) && createElement(DoorCode, { t: context.t, picture: input.doorCode ?? null }),
  );
  const body = createElement(RsvpBody, { section, context, guest, afterAnswer });
  if (!isLook) return renderToStaticMarkup(body);
  const notice = createElement("p", { className: "strong" }, context.t.lookedAt(addressedName(guest)));
  return renderToStaticMarkup(
    createElement(Fragment, null, notice, createElement("div", { inert: true }, body)),
  );
}
