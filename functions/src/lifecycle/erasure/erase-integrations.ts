import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import { paths } from "@janur/domain/paths";
import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";
import { integrationSecretKey } from "../../store/integration/integration-secret-key.ts";

/** Connections of the account itself go with their secrets; those of an invitation go on for its team. */
export async function eraseIntegrations({ uid }: ErasedAccount): Promise<void> {
  const own = db().collection(paths.apps()).where("owner", "==", uid);
  await changeAll(own.where("invitationId", "==", null), (batch, integration) => {
    batch.delete(db().doc(paths.secret(integrationSecretKey(integration.id))));
    batch.delete(integration);
  });
  await changeAll(own, (batch, integration) => {
    batch.update(integration, { owner: FORMER_ACCOUNT });
  });
}
