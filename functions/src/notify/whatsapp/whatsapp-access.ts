import type { Integration, WhatsApp } from "@janur/domain/integration/integration";
import { AppError } from "@janur/domain/errors";
import { isClosedAccount } from "../../store/account/closed-account.ts";
import type { CloudApiAccess } from "./cloud-api.ts";
import { readWhatsAppSecrets } from "./whatsapp-secrets.ts";

/** Null once the connection or its secret is gone, or the account that connected it was shut. */
export async function accessOf(
  integration: Integration | undefined,
): Promise<{ integration: WhatsApp; access: CloudApiAccess } | null> {
  if (integration?.kind !== "whatsApp") return null;
  const secrets = await readWhatsAppSecrets(integration.id);
  if (secrets === null || (await isClosedAccount(integration.owner))) return null;
  const { token, appSecret } = secrets;
  const { phoneNumberId, businessAccountId } = integration;
  return { integration, access: { phoneNumberId, businessAccountId, token, appSecret } };
}

/** @throws AppError `integration/not-found` for connections of another kind */
export async function requireAccessOf(
  integration: Integration,
): Promise<{ integration: WhatsApp; access: CloudApiAccess }> {
  const found = await accessOf(integration);
  if (found === null) throw new AppError("integration/not-found");
  return found;
}
