import { ownGuestsOf } from "@janur/domain/sending/own-guests";
import type { SendingMark } from "@janur/domain/guest/sending";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { markGuests } from "./mark-guests.ts";
import { teamNameOf } from "./team-name.ts";

/**
 * Says of guests' messages how far they are, in the caller's name.
 * @throws AppError `team/not-allowed` for guests of another sender
 */
export async function markSent(
  input: { invitationId: string; markId: string; guestIds: string[]; run: SendingRun; mark: SendingMark },
  caller: TeamCaller,
  now: Date,
) {
  const { invitation } = caller;
  const by = teamNameOf(invitation, caller.uid);
  return { marked: await markGuests({ ...input, by, mayMark: ownGuestsOf(invitation, caller.uid) }, now) };
}
