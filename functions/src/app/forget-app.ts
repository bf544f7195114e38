import { paths } from "@janur/domain/paths";
import { db } from "../firestore.ts";
import { appSecretKey } from "./app-secret-key.ts";
import { appDocument } from "./app-documents.ts";

/** Deletes a connection and its secret at once: from then on nothing goes through it. */
export async function forgetApp(appId: string): Promise<void> {
  const batch = db().batch();
  batch.delete(db().doc(paths.secret(appSecretKey(appId))));
  batch.delete(appDocument(appId));
  await batch.commit();
}
