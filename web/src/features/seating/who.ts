import type { EventType } from "@janur/domain/content/event-type";
import { createContext } from "react";

/** What those who come are called: a seminar has participants where a feast has guests. */
export const WhoContext = createContext<"guest" | "participant">("guest");

export function whoOf(eventType: EventType): "guest" | "participant" {
  return eventType === "seminar" || eventType === "meeting" ? "participant" : "guest";
}
