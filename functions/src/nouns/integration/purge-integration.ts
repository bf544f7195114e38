import { integrationSchema } from "@janur/domain/integration/integration";
import { paths } from "@janur/domain/paths";
import { converter, db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";
import { integrationSecretKey } from "../../store/integration/integration-secret-key.ts";
import { integrationDocument } from "../../store/integration/integration-documents.ts";
import { messageDocument } from "../../store/message-document.ts";
import { notifyGuest } from "../../notify/whatsapp/write-message.ts";

/** As many as one commit takes. */
const batchSize = 200;

/**
 * Deletes a connection and its secret at once, so that nothing goes through it
 * from then on, and afterwards what went. Stopped anywhere it can begin again.
 */
export async function purgeIntegration(appId: string): Promise<void> {
  const batch = db().batch();
  batch.delete(db().doc(paths.secret(integrationSecretKey(appId))));
  batch.delete(integrationDocument(appId));
  await batch.commit();
  const past = db().collection(paths.deliveries()).where("appId", "==", appId).limit(batchSize);
  for (let found = await past.get(); !found.empty; found = await past.get()) {
    const waiting = found.docs.filter((one) => one.get("kind") === "whatsApp" && one.get("dueAt") !== null);
    await Promise.all(waiting.map(forgetMessage));
    const commit = db().batch();
    for (const { ref } of found.docs) commit.delete(ref);
    await commit.commit();
  }
  await purgeMailsOf(appId);
}

/** A guest who waits for a message waits no longer; one that is being sent right now may have gone. */
async function forgetMessage({ id }: { id: string }): Promise<void> {
  const reference = messageDocument(id);
  await db().runTransaction(async (transaction) => {
    const message = (await transaction.get(reference)).data();
    const problem = message?.state === "leased" ? "unsure" : "disconnected";
    if (message?.dueAt != null)
      await notifyGuest(transaction, message, { state: "failed", problem, dueAt: null }, new Date());
    transaction.delete(reference);
  });
}

/** Nobody sees any more what went through a mail server. What is being handed over right now stays untouched. */
async function purgeMailsOf(appId: string): Promise<void> {
  const mails = db().collection(paths.mails()).where("ownServer.appId", "==", appId);
  await changeAll(mails.where("state", "in", ["sent", "failed", "uncertain"]), (batch, mail) => {
    batch.update(mail, { ownServer: null, message: null });
  });
  await changeAll(mails.where("state", "in", ["queued", "leased"]), (batch, mail) => {
    batch.update(mail, { ownServer: null });
  });
}

/** Deletes every connection of an invitation with all that belongs to it. */
export async function purgeIntegrationsOf(invitationId: string): Promise<void> {
  const integrations = await db()
    .collection(paths.apps())
    .withConverter(converter(integrationSchema))
    .where("invitationId", "==", invitationId)
    .get();
  for (const { id } of integrations.docs) await purgeIntegration(id);
}
