import { primaryLanguage, type Content } from "@janur/domain/content/content";
import type { Guest } from "@janur/domain/guest/guest";
import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";

/** What components need of a publication; the editor's preview makes one of its draft. */
export type PageData = Pick<Publication, "slug" | "invitationId" | "content" | "sender"> &
  Partial<
    Pick<Publication, "status" | "notice" | "checkCode" | "contactsUntil" | "settings" | "album" | "earlier">
  > & {
    /** Whose eyes the editor's preview has; on the page itself names come with the guest's own link. */
    guest?: Guest;
    /** Whether all seats are given away, so that whoever answers now waits. */
    isFull?: boolean;
    /** Whether all answers have been given that the opened group's link takes. */
    isGroupFull?: boolean;
    /** How many parties the opened guest waits behind for seats; null where they do not wait. */
    partiesAhead?: number | null;
    /** Of the password of a closed page, where its forms have to carry it. */
    proof?: string;
    /** Address of a guest's own calendar file, for ceremonies that the public one must not name. */
    calendarOf?: (ceremonyId: string) => string | null;
  };

/** `page`: what guests get; `preview`: the same in the editor, where nothing is sent. */
export type PageMode = "page" | "preview";

/** `/event/rani-dimas`, with the language where it is not the primary one. */
export function eventPath(slug: string, content: Content, language: Language): string {
  return language === primaryLanguage(content) ? `/event/${slug}` : `/event/${slug}/${language}`;
}

/** The other language that the invitation speaks, or undefined. */
export function otherLanguage(content: Content, language: Language): Language | undefined {
  return content.languages.find((item) => item !== language);
}
