import { coverWordsOf, mainCeremony } from "@janur/domain/content/content";
import { starterContent, type StarterInput } from "@janur/domain/content/traditions/starter-content";
import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import { currentLanguage } from "../../lib/i18n/i18n.ts";

/** What every cover says of an invitation that is about to begin. */
export function starterCoverFacts(starter: StarterInput): Omit<CoverFacts, "theme"> {
  const content = starterContent(starter);
  const start = mainCeremony(content)?.startAt ?? null;
  return {
    ...coverWordsOf(content),
    eventType: content.eventType,
    language: currentLanguage(),
    startAt: start === null ? null : new Date(start),
    zone: starter.zone,
    city: starter.city,
    senderName: "",
  };
}
