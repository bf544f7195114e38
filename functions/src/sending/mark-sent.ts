import type { SendingMark } from "@janur/domain/sending";
import type { SendingRun } from "@janur/domain/sending-run";
import { requireCapability } from "../invitation/access.ts";
import type { AccountCaller } from "../service/operation.ts";
import { markGuests } from "./mark-guests.ts";
import { ownGuestsOf, teamNameOf } from "./own-guests.ts";

/**
 * Says of guests' messages how far they are, in the caller's name.
 * @throws AppError `team/not-allowed` for guests of another sender
 */
export async function markSent(
  input: { invitationId: string; markId: string; guestIds: string[]; run: SendingRun; mark: SendingMark },
  caller: AccountCaller,
  now: Date,
) {
  const invitation = await requireCapability(input.invitationId, caller.uid, "sendInvitations");
  const by = teamNameOf(invitation, caller.uid);
  return { marked: await markGuests({ ...input, by, mayMark: ownGuestsOf(invitation, caller.uid) }, now) };
}
