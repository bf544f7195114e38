import type { GuestRow } from "@janur/domain/guest/guest-row";
import { hasInvitation } from "@janur/domain/statistics/figures";

export type GuestProgress = "unsent" | "handed" | "sent" | "opened" | "yes" | "maybe" | "no";

/** How far a guest is, from a name on the list to an answer. */
export function progressOf(guest: Pick<GuestRow, "attendance" | "openedAt" | "sending">): GuestProgress {
  if (guest.attendance !== null) return guest.attendance;
  if (guest.openedAt !== null) return "opened";
  if (hasInvitation(guest)) return "sent";
  return guest.sending === "handed" ? "handed" : "unsent";
}
