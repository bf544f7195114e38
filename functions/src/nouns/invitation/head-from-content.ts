import {
  adjustmentOf,
  coverWordsOf,
  mainCeremony,
  titleOf,
  type Content,
} from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { defaultZone } from "@janur/domain/time/zone";

/** The fields of the head that repeat the content, so that lists read one small document. */
export function headFromContent(
  content: Content,
): Pick<
  Invitation,
  "eventType" | "theme" | "adjustment" | "languages" | "title" | "cover" | "startAt" | "zone" | "city"
> {
  const ceremony = mainCeremony(content);
  return {
    eventType: content.eventType,
    theme: content.theme,
    adjustment: adjustmentOf(content),
    languages: content.languages,
    title: titleOf(content),
    cover: coverWordsOf(content),
    startAt: ceremony?.startAt == null ? null : new Date(ceremony.startAt),
    zone: ceremony?.zone ?? defaultZone,
    city: ceremony?.city ?? "",
  };
}
