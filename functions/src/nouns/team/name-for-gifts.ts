import type { GiftRight } from "@janur/domain/team/team";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import { givenMember } from "./given-member.ts";

/** @throws AppError `team/member-not-found`, `team/owner-stays` */
export async function nameForGifts(
  { invitationId, uid, right }: { invitationId: string; uid: string; right: GiftRight | null },
  caller: CapabilityCaller,
) {
  await withInvitation(invitationId, caller, (invitation, transaction) => {
    // Everything else that the owner said of them stays, such as the one family that they edit for.
    const { gifts: _before, ...member } = givenMember(invitation, uid);
    const named = { ...member, ...(right === null ? {} : { gifts: right }) };
    transaction.update(invitationDocument(invitationId), { team: { ...invitation.team, [uid]: named } });
  });
  return {};
}
