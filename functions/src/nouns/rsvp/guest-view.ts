import type { GuestView } from "@janur/domain/contracts/guest-callables";
import type { Guest } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { contentFor } from "@janur/domain/invitation/shown-content";
import type { PageData } from "@janur/event-page/invitation/data/page-data";
import { renderCodePage } from "@janur/event-page/pages/code/code-page";
import { renderRsvpFragment } from "@janur/event-page/invitation/rsvp-fragment";
import { guestCodePicture } from "../door/guest-code.ts";
import type { GuestTable } from "../seating/guest-tables.ts";
import { ownAnswer } from "./own-answer.ts";

/**
 * What the page gets to know about the guest whose link is open, without the
 * parts of the page that `openLink` adds.
 * @param publication as far as the guest's link opens it, with what its page says of seats
 * @param isLook whether the family looks at the page as this guest
 * @param tables where they sit, as far as they are shown it
 */
export function guestView(
  publication: Publication & Pick<PageData, "isFull" | "isGroupFull" | "partiesAhead">,
  language: Language,
  guest: Guest,
  now: Date,
  { isLook = false, tables = [] }: { isLook?: boolean; tables?: readonly GuestTable[] } = {},
): GuestView {
  const own = { ...publication, content: contentFor(publication.content, guest) };
  // Nobody who only looks at the page as a guest gets in as that guest.
  const doorCode = isLook ? null : guestCodePicture(own, guest);
  return {
    name: addressedName(guest),
    isGroup: guest.kind === "group",
    seats: guest.seats,
    answer: ownAnswer(guest.answer),
    rsvpHtml: renderRsvpFragment({
      ...{ publication: own, language, guest, now, isLook, tables },
      doorCode,
    }),
    codePage:
      doorCode === null ? null : renderCodePage({ publication: own, language, guest, doorCode, tables, now }),
    sections: [],
    page: null,
    path: null,
  };
}
