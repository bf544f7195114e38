import { isAtDoor } from "@janur/domain/door/door-source";
import { guestSchema } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import { personalLink } from "@janur/domain/guest/guest-token";
import { slugFor } from "@janur/domain/invitation/invitation";
import { ownGuestsOf } from "@janur/domain/sending/own-guests";
import { paths } from "@janur/domain/paths";
import { converter, db } from "../../platform/google/firestore.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { makeDoorCode } from "../../platform/secrets/door-code.ts";
import { makeGuestToken } from "../../platform/secrets/guest-token.ts";

/**
 * Personal links without their origin, with the codes that printed cards show at the door, in the order of the ids. Left out are guests that are gone, those whose link was
 * taken back, and for a sender those of others: who holds a guest's link may do with it whatever they may.
 */
export async function guestLinks(input: { invitationId: string; guestIds: string[] }, caller: TeamCaller) {
  const { invitationId } = input;
  const { invitation } = caller;
  const isOwn = ownGuestsOf(invitation, caller.uid);
  const references = [...new Set(input.guestIds)].map((id) =>
    db().doc(paths.guest(invitationId, id)).withConverter(converter(guestSchema)),
  );
  const snapshots = await db().getAll(...references);
  const links = snapshots.flatMap((snapshot) => {
    if (!snapshot.exists) return [];
    const guest = guestSchema.parse(snapshot.data());
    if (guest.isLinkRevoked || !isOwn(guest)) return [];
    const token = makeGuestToken(invitationId, guest.id, guest.linkRevision);
    const path = personalLink("", slugFor(invitation, guest.side), addressedName(guest), token);
    const doorCode = isAtDoor(guest) ? makeDoorCode(invitationId, guest.id, guest.linkRevision) : null;
    return [{ guestId: guest.id, path, doorCode }];
  });
  return { links };
}
