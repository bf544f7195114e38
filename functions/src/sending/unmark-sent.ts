import { requireCapability } from "../invitation/access.ts";
import type { AccountCaller } from "../service/operation.ts";
import { unmarkGuests } from "./mark-guests.ts";
import { ownGuestsOf } from "./own-guests.ts";

/**
 * Takes the latest word about guests' messages back.
 * @throws AppError `team/not-allowed` for guests of another sender
 */
export async function unmarkSent(
  input: { invitationId: string; markId: string; guestIds: string[] },
  caller: AccountCaller,
  now: Date,
) {
  const invitation = await requireCapability(input.invitationId, caller.uid, "sendInvitations");
  return { restored: await unmarkGuests({ ...input, mayMark: ownGuestsOf(invitation, caller.uid) }, now) };
}
