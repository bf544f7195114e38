import { AppError } from "@janur/domain/errors";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { db } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";

interface LinkOfGuest {
  invitationId: string;
  guestId: string;
}

/** Makes the link that a guest has worthless. Answer and history stay theirs. @throws AppError `guest/not-found` */
export async function rotateGuestLink(
  input: LinkOfGuest,
  _caller: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  await endLink(input, { isLinkRevoked: false, updatedAt: now });
  return {};
}

/** Leaves a guest without any link until theirs is rotated. @throws AppError `guest/not-found` */
export async function revokeGuestLink(
  input: LinkOfGuest,
  _caller: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  await endLink(input, { isLinkRevoked: true, updatedAt: now });
  return {};
}

/** The raised revision is what ends a link; whether there is another one is told by `isLinkRevoked`. */
async function endLink(
  { invitationId, guestId }: LinkOfGuest,
  change: { isLinkRevoked: boolean; updatedAt: Date },
): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const reference = guestDocument(invitationId, guestId);
    const guest = (await transaction.get(reference)).data();
    if (guest === undefined) throw new AppError("guest/not-found");
    transaction.update(reference, { linkRevision: guest.linkRevision + 1, ...change });
  });
}
