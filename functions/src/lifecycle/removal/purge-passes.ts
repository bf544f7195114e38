import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";
import { passSecretDocument } from "../../store/pass-documents.ts";

/** As many as one commit takes, each with its secret. */
const batchSize = 200;

/** Deletes every pass of an invitation. Stopped anywhere it can begin again. */
export async function purgePasses(invitationId: string): Promise<void> {
  const passes = db().collection(paths.passes()).where("invitationId", "==", invitationId).limit(batchSize);
  for (;;) {
    const { docs } = await passes.get();
    const batch = db().batch();
    for (const { ref } of docs) {
      batch.delete(passSecretDocument(ref.id));
      batch.delete(ref);
    }
    await batch.commit();
    if (docs.length < batchSize) return;
  }
}
