import type { Language } from "@janur/domain/language";
import type { Publication } from "@janur/domain/publication";
import type { PageData } from "@janur/event-page/page-data";
import { calendarFile } from "./calendar-file.ts";

/**
 * A page that not everybody sees, with calendar files of its own: `calendar.ics`
 * knows only public ceremonies, so these travel inside the page, with the same
 * UID and SEQUENCE as every other file of the ceremony.
 * @param publication as far as its reader may see it
 */
export function withOwnCalendar(
  publication: Publication,
  language: Language,
): Publication & Required<Pick<PageData, "calendarOf">> {
  return {
    ...publication,
    calendarOf: (ceremonyId) => {
      const file = calendarFile({ publication, language, origin: null, ceremonyId });
      return file === null ? null : `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
    },
  };
}
