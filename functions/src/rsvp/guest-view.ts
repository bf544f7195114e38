import type { GuestView } from "@janur/domain/callables";
import { addressedName, type Guest } from "@janur/domain/guest";
import type { Language } from "@janur/domain/language";
import type { Publication } from "@janur/domain/publication";
import { renderRsvpFragment } from "@janur/event-page/rsvp-fragment";
import { ownAnswer } from "./own-answer.ts";

/** What the page gets to know about the guest whose link is open. */
export function guestView(publication: Publication, language: Language, guest: Guest, now: Date): GuestView {
  return {
    name: addressedName(guest),
    seats: guest.seats,
    answer: ownAnswer(guest.answer),
    rsvpHtml: renderRsvpFragment({ publication, language, guest, now }),
    sections: [],
    page: null,
  };
}
