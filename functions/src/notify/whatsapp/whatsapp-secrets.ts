import { createHash, timingSafeEqual } from "node:crypto";
import { whatsAppSecretsSchema, type WhatsAppSecrets } from "@janur/domain/integration/integration";
import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { documentOf } from "../../platform/google/firestore.ts";
import { integrationSecretKey } from "../../store/integration/integration-secret-key.ts";
import { open, seal, sealedSecretSchema } from "../../platform/secrets/sealed-secret.ts";

/** `secrets/app-{appId}` of a WhatsApp connection; what is sealed is a `WhatsAppSecrets` as JSON. */
const sealedSchema = z.strictObject({ secrets: sealedSecretSchema });

export function whatsAppSecretDocument(appId: string) {
  return documentOf(paths.secret(integrationSecretKey(appId)), sealedSchema);
}

export function sealWhatsAppSecrets(secrets: WhatsAppSecrets, appId: string): z.output<typeof sealedSchema> {
  return { secrets: seal(JSON.stringify(secrets), integrationSecretKey(appId)) };
}

/** Null once the connection is gone. */
export async function readWhatsAppSecrets(appId: string): Promise<WhatsAppSecrets | null> {
  const kept = (await whatsAppSecretDocument(appId).get()).data();
  if (kept === undefined) return null;
  return whatsAppSecretsSchema.parse(JSON.parse(open(kept.secrets, integrationSecretKey(appId))));
}

/** Compares without telling by its time how much was right. */
export function isSameSecret(given: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
