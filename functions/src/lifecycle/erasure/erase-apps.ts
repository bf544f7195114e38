import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import { paths } from "@janur/domain/paths";
import type { ErasedAccount } from "../../store/erased-account.ts";
import { db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";
import { appSecretKey } from "../../store/app-secret-key.ts";

/** Connections of the account itself go with their secrets; those of an invitation go on for its team. */
export async function eraseApps({ uid }: ErasedAccount): Promise<void> {
  const own = db().collection(paths.apps()).where("owner", "==", uid);
  await changeAll(own.where("invitationId", "==", null), (batch, app) => {
    batch.delete(db().doc(paths.secret(appSecretKey(app.id))));
    batch.delete(app);
  });
  await changeAll(own, (batch, app) => {
    batch.update(app, { owner: FORMER_ACCOUNT });
  });
}
