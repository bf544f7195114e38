import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import { markedSending, unmarkedSending, type Sending, type SendingMark } from "@janur/domain/guest/sending";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { inChunks } from "@janur/domain/list/in-chunks";
import { db } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { sendingChange } from "../../store/gift-documents.ts";

/** Guests of one transaction: few enough that guests who answer meanwhile hardly wait. */
const partSize = 200;

interface Marking {
  invitationId: string;
  markId: string;
  guestIds: readonly string[];
  /** Whose guests they may be. */
  mayMark: (guest: Guest) => boolean;
}

/**
 * Says of guests' messages how far they are, one write per guest.
 * @returns how many now say so
 * @throws AppError `team/not-allowed` where one of them is not the caller's; nothing of their part is written then
 */
export function markGuests(
  marking: Marking & { run: SendingRun; mark: SendingMark; by: string },
  now: Date,
): Promise<number> {
  const { markId, run, mark, by } = marking;
  return writeSending(marking, now, ({ sending, channel }) =>
    markedSending(sending, { markId, run, mark, by, channel, at: now }),
  );
}

/** Takes such a word back where nothing was said since. @returns how many are as before */
export function unmarkGuests(marking: Marking, now: Date): Promise<number> {
  return writeSending(marking, now, ({ sending }) => unmarkedSending(sending, marking.markId));
}

async function writeSending(
  { invitationId, guestIds, markId, mayMark }: Marking,
  now: Date,
  change: (guest: Guest) => Sending | null,
): Promise<number> {
  const ids = [...new Set(guestIds)].sort();
  let written = 0;
  for (const part of inChunks(ids, partSize)) {
    const references = part.map((id) => guestDocument(invitationId, id));
    written += await db().runTransaction(async (transaction) => {
      const snapshots = await transaction.getAll(...references);
      const guests = snapshots.flatMap((snapshot) => snapshot.data() ?? []);
      if (!guests.every(mayMark)) throw new AppError("team/not-allowed");
      const changes = guests.flatMap((guest) => {
        const sending = guest.listing === "inbox" ? null : change(guest);
        return sending === null ? [] : [{ guest, sending }];
      });
      const changed = new Set(changes.map(({ guest }) => guest));
      const writes = await Promise.all(
        changes.map(({ guest, sending }) => sendingChange(transaction, invitationId, guest, sending, now)),
      );
      for (const write of writes) write();
      return guests.filter((guest) => changed.has(guest) || guest.sending.before?.markId === markId).length;
    });
  }
  return written;
}
