import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";

/** As many as are taken at once. */
const batchSize = 50;

/** Deletes every task of an invitation, and what was said about it; their files lie among the uploads of the invitation and go with those. Stopped anywhere it can begin again. */
export async function purgeTasks(invitationId: string): Promise<void> {
  const tasks = db().collection(paths.tasks()).where("invitationId", "==", invitationId).limit(batchSize);
  for (;;) {
    const { docs } = await tasks.get();
    await Promise.all(docs.map(({ ref }) => db().recursiveDelete(ref)));
    if (docs.length < batchSize) return;
  }
}
