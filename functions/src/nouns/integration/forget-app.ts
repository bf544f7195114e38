import { appSchema } from "@janur/domain/integration/app";
import { paths } from "@janur/domain/paths";
import { converter, db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";
import { appSecretKey } from "../../store/app-secret-key.ts";
import { appDocument } from "../../store/app-documents.ts";
import { messageDocument } from "../../store/message-document.ts";
import { tellGuest } from "../../notify/whatsapp/write-message.ts";

/** As many as one commit takes. */
const batchSize = 200;

/**
 * Deletes a connection and its secret at once, so that nothing goes through it
 * from then on, and afterwards what went. Stopped anywhere it can begin again.
 */
export async function forgetApp(appId: string): Promise<void> {
  const batch = db().batch();
  batch.delete(db().doc(paths.secret(appSecretKey(appId))));
  batch.delete(appDocument(appId));
  await batch.commit();
  const past = db().collection(paths.deliveries()).where("appId", "==", appId).limit(batchSize);
  for (let found = await past.get(); !found.empty; found = await past.get()) {
    const waiting = found.docs.filter((one) => one.get("kind") === "whatsApp" && one.get("dueAt") !== null);
    await Promise.all(waiting.map(forgetMessage));
    const commit = db().batch();
    for (const { ref } of found.docs) commit.delete(ref);
    await commit.commit();
  }
  await forgetMailsOf(appId);
}

/** A guest who waits for a message waits no longer; one that is being sent right now may have gone. */
async function forgetMessage({ id }: { id: string }): Promise<void> {
  const reference = messageDocument(id);
  await db().runTransaction(async (transaction) => {
    const message = (await transaction.get(reference)).data();
    const problem = message?.state === "leased" ? "unsure" : "disconnected";
    if (message?.dueAt != null)
      await tellGuest(transaction, message, { state: "failed", problem, dueAt: null }, new Date());
    transaction.delete(reference);
  });
}

/** Nobody sees any more what went through a mail server. What is being handed over right now stays untouched. */
async function forgetMailsOf(appId: string): Promise<void> {
  const mails = db().collection(paths.mails()).where("ownServer.appId", "==", appId);
  await changeAll(mails.where("state", "in", ["sent", "failed", "uncertain"]), (batch, mail) => {
    batch.update(mail, { ownServer: null, message: null });
  });
  await changeAll(mails.where("state", "in", ["queued", "leased"]), (batch, mail) => {
    batch.update(mail, { ownServer: null });
  });
}

/** Deletes every connection of an invitation with all that belongs to it. */
export async function forgetAppsOf(invitationId: string): Promise<void> {
  const apps = await db()
    .collection(paths.apps())
    .withConverter(converter(appSchema))
    .where("invitationId", "==", invitationId)
    .get();
  for (const { id } of apps.docs) await forgetApp(id);
}
