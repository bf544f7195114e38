import { createContext, use, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** Where the head of the page takes the buttons of the room that is open; null until it stands. */
export const RoomActionsPlace = createContext<HTMLElement | null>(null);

/** Buttons about a whole room: at the right end of the page's head, on a phone in a line of their own below it. */
export function RoomActions({ children }: { children: ReactNode }) {
  const place = use(RoomActionsPlace);
  return place === null ? null : createPortal(children, place);
}
