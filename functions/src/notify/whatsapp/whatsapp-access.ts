import type { App, WhatsApp } from "@janur/domain/integration/app";
import { AppError } from "@janur/domain/errors";
import { isClosedAccount } from "../../store/closed-account.ts";
import type { CloudApiAccess } from "./cloud-api.ts";
import { readWhatsAppSecrets } from "./whatsapp-secrets.ts";

/** Null once the connection or its secret is gone, or the account that connected it was shut. */
export async function accessOf(
  app: App | undefined,
): Promise<{ app: WhatsApp; access: CloudApiAccess } | null> {
  if (app?.kind !== "whatsApp") return null;
  const secrets = await readWhatsAppSecrets(app.id);
  if (secrets === null || (await isClosedAccount(app.owner))) return null;
  const { token, appSecret } = secrets;
  const { phoneNumberId, businessAccountId } = app;
  return { app, access: { phoneNumberId, businessAccountId, token, appSecret } };
}

/** @throws AppError `app/not-found` for connections of another kind */
export async function requireAccessOf(app: App): Promise<{ app: WhatsApp; access: CloudApiAccess }> {
  const found = await accessOf(app);
  if (found === null) throw new AppError("app/not-found");
  return found;
}
