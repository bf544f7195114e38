import type { Guest } from "@janur/domain/guest";
import { roleOf, type Invitation } from "@janur/domain/invitation";

/** Which guests a member of the team sends to: a sender to her own, owner and editors to everybody. */
export function ownGuestsOf(
  invitation: Pick<Invitation, "team">,
  uid: string,
): (guest: Pick<Guest, "sender">) => boolean {
  if (roleOf(invitation, uid) !== "sender") return () => true;
  return ({ sender }) => sender?.kind === "member" && sender.id === uid;
}

/** The name by which the team knows a member. */
export function teamNameOf({ team }: Pick<Invitation, "team">, uid: string): string {
  return team[uid]?.name ?? "";
}
