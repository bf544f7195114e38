import type { GuestRow } from "@janur/domain/guest/guest-row";
import { whatsAppDispatchProblems } from "@janur/domain/guest/sending-dispatch";

/** Why the latest WhatsApp message to a guest did not go; null where it did, or where there was none. */
export function messageProblemOf(dispatch: GuestRow["dispatch"]) {
  if (dispatch?.channel !== "whatsApp" || dispatch.state !== "failed") return null;
  return whatsAppDispatchProblems.find((known) => known === dispatch.problem) ?? "refused";
}
