import { paths } from "@janur/domain/paths";
import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { db } from "../../platform/google/firestore.ts";

/** The profile with settings and news. */
export async function eraseProfile({ uid }: ErasedAccount): Promise<void> {
  await db().recursiveDelete(db().doc(paths.user(uid)));
}
