import type { EventType } from "@janur/domain/content/event-type";
import type { SectionType } from "@janur/domain/content/section";
import { createContext, use, useCallback } from "react";
import { useTranslation } from "react-i18next";

/** The event that the open invitation is for; null where none is open. */
export const EventContext = createContext<EventType | null>(null);

/** Names a section as people call it at such an event: a wedding's hosts are the couple. */
export function useSectionName(): (type: SectionType) => string {
  const { t } = useTranslation("invitation");
  const eventType = use(EventContext);
  return useCallback(
    (type) => t(type === "hosts" && eventType === "wedding" ? "coupleSection" : `section.${type}`),
    [t, eventType],
  );
}
