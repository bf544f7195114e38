import { changedFields, type GuestChange } from "@janur/domain/guest/guest-change";
import { limits } from "@janur/domain/limits";
import { inChunks } from "@janur/domain/list/in-chunks";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { db } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { guestUndoDocument } from "./guest-undo.ts";

/** Guests of one transaction: few enough that guests who answer meanwhile hardly wait. */
const partSize = 200;
/** Longer than anybody is told, for a call that takes its time. */
const undoMarginMs = 30_000;

/**
 * Changes several guests in one way, part by part. What was there before is
 * kept for undoing in the same transaction, which also tells a repeated call
 * what is done.
 */
export async function changeGuests(
  input: { invitationId: string; changeId: string; guestIds: string[]; change: GuestChange },
  caller: AccountCaller,
  now: Date,
) {
  const { invitationId, changeId, change } = input;
  const ids = [...new Set(input.guestIds)].sort();
  const expireAt = new Date(now.getTime() + limits.guest.undoMs + undoMarginMs);
  let changed = 0;
  for (const [part, partIds] of inChunks(ids, partSize).entries()) {
    changed += await db().runTransaction(async (transaction) => {
      const undo = guestUndoDocument(invitationId, changeId, part);
      const done = (await transaction.get(undo)).data();
      if (done !== undefined) return done.guests.length;
      const snapshots = await transaction.getAll(...partIds.map((id) => guestDocument(invitationId, id)));
      const guests = snapshots.flatMap((snapshot) => {
        const guest = snapshot.data();
        if (guest === undefined) return [];
        const after = changedFields(guest, change);
        const before = Object.fromEntries(
          Object.entries(guest).filter(([field]) => Object.hasOwn(after, field)),
        );
        return Object.keys(after).length === 0 ? [] : [{ id: guest.id, before, after }];
      });
      for (const { id, after } of guests)
        transaction.update(guestDocument(invitationId, id), { ...after, updatedAt: now });
      transaction.set(undo, { changeId, by: caller.uid, at: now, expireAt, guests });
      return guests.length;
    });
  }
  return { changed, undoUntil: new Date(now.getTime() + limits.guest.undoMs).toISOString() };
}
