import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import type { PageData } from "@janur/event-page/invitation/data/page-data";
import { calendarFile } from "./calendar-file.ts";

/**
 * A page that not everybody sees, with calendar files of its own: `calendar.ics`
 * knows only public ceremonies, so these travel inside the page, with the same
 * UID and SEQUENCE as every other file of the ceremony.
 * @param publication as far as its reader may see it
 */
export function withOwnCalendar<Shown extends Publication>(
  publication: Shown,
  language: Language,
): Shown & Required<Pick<PageData, "calendarOf">> {
  return {
    ...publication,
    calendarOf: (ceremonyId) => {
      const file = calendarFile({ publication, language, origin: null, ceremonyId });
      return file === null ? null : `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
    },
  };
}
