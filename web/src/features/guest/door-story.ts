import type { Arrival } from "@janur/domain/door/arrivals-by-guest";
import { createContext } from "react";

/** What the door knows of the guests of a list. */
export interface DoorStory {
  arrivals: ReadonlyMap<string, Arrival>;
  /** Whether who is not in it did not come; until then they may still. */
  isOver: boolean;
}

/** Null before the day, where there was no door, and for who may not know. */
export const DoorStories = createContext<DoorStory | null>(null);
