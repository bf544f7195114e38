import type { EventType } from "../event-type.ts";
import type { PackId } from "./pack-id.ts";

/**
 * What a theme is shown with before anybody has said what they celebrate: a day that its art was drawn for, and whose words
 * and ceremonies it has.
 */
export interface SampleOfTheme {
  eventType: EventType;
  pack: PackId;
}
