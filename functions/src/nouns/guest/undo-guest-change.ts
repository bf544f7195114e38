import { AppError } from "@janur/domain/errors";
import { restoredFields } from "@janur/domain/guest/guest-change";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { db } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { guestUndoDocument } from "./guest-undo.ts";

/**
 * Takes a change of many guests back, part by part. What somebody has written
 * since stays; a repeated call goes on where it was stopped.
 * @throws AppError `guest/undo-over`
 */
export async function undoGuestChange(
  input: { invitationId: string; changeId: string },
  caller: AccountCaller,
  now: Date,
) {
  const { invitationId, changeId } = input;
  let restored = 0;
  for (let part = 0; ; part += 1) {
    const count = await db().runTransaction(async (transaction) => {
      const reference = guestUndoDocument(invitationId, changeId, part);
      const undo = (await transaction.get(reference)).data();
      if (undo === undefined) return null;
      if (undo.by !== caller.uid || undo.expireAt <= now) throw new AppError("guest/undo-over");
      if (undo.guests.length === 0) return 0;
      const snapshots = await transaction.getAll(
        ...undo.guests.map(({ id }) => guestDocument(invitationId, id)),
      );
      let changes = 0;
      snapshots.forEach((snapshot, index) => {
        const guest = snapshot.data();
        const change = undo.guests[index];
        if (guest === undefined || change === undefined) return;
        const fields = restoredFields(guest, change);
        if (Object.keys(fields).length === 0) return;
        transaction.update(snapshot.ref, { ...fields, updatedAt: now });
        changes += 1;
      });
      transaction.set(reference, { ...undo, guests: [] });
      return changes;
    });
    if (count === null) {
      if (part === 0) throw new AppError("guest/undo-over");
      return { restored };
    }
    restored += count;
  }
}
