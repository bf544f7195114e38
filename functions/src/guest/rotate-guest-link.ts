import { AppError } from "@janur/domain/errors";
import { requireCapability } from "../invitation/access.ts";
import type { AccountCaller } from "../service/operation.ts";
import { db } from "../firestore.ts";
import { guestDocument } from "./guest-document.ts";

/** Makes the link that a guest has worthless. Answer and history stay hers. @throws AppError `guest/not-found` */
export async function rotateGuestLink(
  input: { invitationId: string; guestId: string },
  caller: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  const { invitationId, guestId } = input;
  await requireCapability(invitationId, caller.uid, "editGuests");
  await db().runTransaction(async (transaction) => {
    const reference = guestDocument(invitationId, guestId);
    const guest = (await transaction.get(reference)).data();
    if (guest === undefined) throw new AppError("guest/not-found");
    transaction.update(reference, { linkRevision: guest.linkRevision + 1, updatedAt: now });
  });
  return {};
}
