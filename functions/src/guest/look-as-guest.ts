import { AppError } from "@janur/domain/errors";
import { addressedName } from "@janur/domain/guest";
import { personalLink } from "@janur/domain/guest-token";
import { requireCapability } from "../invitation/access.ts";
import type { AccountCaller } from "../service/operation.ts";
import { guestDocument } from "./guest-document.ts";
import { makeLookToken } from "./guest-token.ts";

/** The page as this guest sees it, for who may read her link. @throws AppError `guest/not-found` */
export async function lookAsGuest(
  { invitationId, guestId }: { invitationId: string; guestId: string },
  caller: AccountCaller,
  now: Date,
): Promise<{ path: string }> {
  const { slug } = await requireCapability(invitationId, caller.uid, "readLinks");
  const guest = (await guestDocument(invitationId, guestId).get()).data();
  if (guest === undefined) throw new AppError("guest/not-found");
  const token = makeLookToken(invitationId, guestId, guest.linkRevision, now);
  return { path: personalLink("", slug, addressedName(guest), token) };
}
