import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { app } from "../../platform/google/firestore.ts";

/** Nobody can sign in from here on, and the address is free. An account that is gone already is no fault. */
export async function eraseSignIn({ uid }: Pick<ErasedAccount, "uid">): Promise<void> {
  // Loaded only here: operations that need no accounts start without them.
  const { getAuth } = await import("firebase-admin/auth");
  const { errors } = await getAuth(app()).deleteUsers([uid]);
  const [failed] = errors;
  if (failed !== undefined) throw failed.error;
}
