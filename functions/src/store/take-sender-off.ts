import type { Query } from "firebase-admin/firestore";
import { changeAll } from "../platform/sweep/change-all.ts";

/** Gives guests of somebody who sends to them no more back to whoever has none: they would lie in nobody's queue. */
export async function takeSenderOff(guests: Query, uid: string, now: Date): Promise<void> {
  await changeAll(guests.where("sender.id", "==", uid), (batch, guest) => {
    batch.update(guest, { sender: null, updatedAt: now });
  });
}
