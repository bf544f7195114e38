import { paths } from "@janur/domain/paths";
import { db } from "../firestore.ts";

/** As many as one commit takes. */
const batchSize = 200;

/** Deletes every task of an invitation. Stopped anywhere it can begin again. */
export async function purgeTasks(invitationId: string): Promise<void> {
  const tasks = db().collection(paths.tasks()).where("invitationId", "==", invitationId).limit(batchSize);
  for (;;) {
    const { docs } = await tasks.get();
    const batch = db().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < batchSize) return;
  }
}
