import type { Guest } from "../guest/guest.ts";
import { roleOf, type Invitation } from "../invitation/invitation.ts";

/** Which guests a member of the team sends to, and whose links they hold: a sender those given to them, owner and editors everybody. */
export function ownGuestsOf(
  invitation: Pick<Invitation, "team">,
  uid: string,
): (guest: Pick<Guest, "sender">) => boolean {
  if (roleOf(invitation, uid) !== "sender") return () => true;
  return ({ sender }) => sender?.kind === "member" && sender.id === uid;
}
