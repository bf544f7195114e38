import { ownGuestsOf } from "@janur/domain/sending/own-guests";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { unmarkGuests } from "./mark-guests.ts";

/**
 * Takes the latest word about guests' messages back.
 * @throws AppError `team/not-allowed` for guests of another sender
 */
export async function unmarkSent(
  input: { invitationId: string; markId: string; guestIds: string[] },
  caller: TeamCaller,
  now: Date,
) {
  const { invitation } = caller;
  return { restored: await unmarkGuests({ ...input, mayMark: ownGuestsOf(invitation, caller.uid) }, now) };
}
