import type { EventType } from "../content/event-type.ts";

const offices: readonly EventType[] = ["seminar", "meeting", "inauguration"];

/** Whether an event has gifts: those of an office have none. */
export function hasGifts(eventType: EventType): boolean {
  return !offices.includes(eventType);
}
