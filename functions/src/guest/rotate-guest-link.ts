import { AppError } from "@janur/domain/errors";
import { requireCapability } from "../invitation/access.ts";
import type { AccountCaller } from "../service/operation.ts";
import { db } from "../firestore.ts";
import { guestDocument } from "./guest-document.ts";

interface LinkOfGuest {
  invitationId: string;
  guestId: string;
}

/** Makes the link that a guest has worthless. Answer and history stay hers. @throws AppError `guest/not-found` */
export async function rotateGuestLink(
  input: LinkOfGuest,
  caller: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  await endLink(input, caller, { isLinkRevoked: false, updatedAt: now });
  return {};
}

/** Leaves a guest without any link until hers is rotated. @throws AppError `guest/not-found` */
export async function revokeGuestLink(
  input: LinkOfGuest,
  caller: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  await endLink(input, caller, { isLinkRevoked: true, updatedAt: now });
  return {};
}

/** The raised revision is what ends a link; whether there is another one is told by `isLinkRevoked`. */
async function endLink(
  { invitationId, guestId }: LinkOfGuest,
  caller: AccountCaller,
  change: { isLinkRevoked: boolean; updatedAt: Date },
): Promise<void> {
  await requireCapability(invitationId, caller.uid, "editGuests");
  await db().runTransaction(async (transaction) => {
    const reference = guestDocument(invitationId, guestId);
    const guest = (await transaction.get(reference)).data();
    if (guest === undefined) throw new AppError("guest/not-found");
    transaction.update(reference, { linkRevision: guest.linkRevision + 1, ...change });
  });
}
