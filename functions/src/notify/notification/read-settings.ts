import { accountSettingsSchemas, type AccountSettings } from "@janur/domain/account/account-settings";
import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";

/** How a person wants to be told, and in which language and zone; defaults for what they have not chosen. */
export async function readSettings(uid: string): Promise<Pick<AccountSettings, "account" | "notifications">> {
  const [account, notifications] = await db().getAll(
    db().doc(paths.userSettings(uid, "account")),
    db().doc(paths.userSettings(uid, "notifications")),
  );
  return {
    account: accountSettingsSchemas.account.parse(account?.data() ?? {}),
    notifications: accountSettingsSchemas.notifications.parse(notifications?.data() ?? {}),
  };
}
