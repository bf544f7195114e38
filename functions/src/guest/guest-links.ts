import { addressedName, guestSchema } from "@janur/domain/guest";
import { personalLink } from "@janur/domain/guest-token";
import { paths } from "@janur/domain/paths";
import { converter, db } from "../firestore.ts";
import { requireCapability } from "../invitation/access.ts";
import type { AccountCaller } from "../service/operation.ts";
import { makeGuestToken } from "./guest-token.ts";

/** Personal links without their origin, in the order of the ids; guests that are gone or whose link was taken back are left out. */
export async function guestLinks(input: { invitationId: string; guestIds: string[] }, caller: AccountCaller) {
  const { invitationId } = input;
  const invitation = await requireCapability(invitationId, caller.uid, "readLinks");
  const references = [...new Set(input.guestIds)].map((id) =>
    db().doc(paths.guest(invitationId, id)).withConverter(converter(guestSchema)),
  );
  const snapshots = await db().getAll(...references);
  const links = snapshots.flatMap((snapshot) => {
    if (!snapshot.exists) return [];
    const guest = guestSchema.parse(snapshot.data());
    if (guest.isLinkRevoked) return [];
    const token = makeGuestToken(invitationId, guest.id, guest.linkRevision);
    return [{ guestId: guest.id, path: personalLink("", invitation.slug, addressedName(guest), token) }];
  });
  return { links };
}
