import { arrivedOf } from "@janur/domain/door/door-report";
import { roleOf } from "@janur/domain/invitation/invitation";
import { sentGuestIds } from "../guest/sent-guest-ids.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { readDoor } from "./read-door.ts";

/** Who came, one by one, out of all that happened; to a sender, who of those that they invited. */
export async function doorReport(
  input: { invitationId: string; known: string },
  { invitation, uid }: TeamCaller,
  now: Date,
) {
  const { rows, known, readState } = await readDoor(invitation, now);
  if (known === input.known) return { known, arrived: null };
  const arrived = arrivedOf(rows, await readState());
  if (roleOf(invitation, uid) !== "sender") return { known, arrived };
  const own = await sentGuestIds(invitation.id, uid);
  return { known, arrived: arrived.filter(({ guest }) => guest !== null && own.has(guest)) };
}
