import { AppError } from "@janur/domain/errors";
import { addressedName } from "@janur/domain/guest/guest-name";
import { personalLink } from "@janur/domain/guest/guest-token";
import { slugFor } from "@janur/domain/invitation/invitation";
import { ownGuestsOf } from "@janur/domain/sending/own-guests";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { makePreviewToken } from "../../platform/secrets/guest-token.ts";

/** The page as this guest sees it, for who may read their link. @throws AppError `guest/not-found`, `team/not-allowed` for a guest of another sender */
export async function previewAsGuest(
  { invitationId, guestId }: { invitationId: string; guestId: string },
  caller: TeamCaller,
  now: Date,
): Promise<{ path: string }> {
  const { invitation } = caller;
  const guest = (await guestDocument(invitationId, guestId).get()).data();
  if (guest === undefined) throw new AppError("guest/not-found");
  if (!ownGuestsOf(invitation, caller.uid)(guest)) throw new AppError("team/not-allowed");
  const token = makePreviewToken(invitationId, guestId, guest.linkRevision, now);
  return { path: personalLink("", slugFor(invitation, guest.side), addressedName(guest), token) };
}
