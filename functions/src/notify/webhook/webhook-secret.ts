import { webhookSecretSchema } from "@janur/domain/integration/integration";
import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { documentOf } from "../../platform/google/firestore.ts";
import { integrationSecretKey } from "../../store/integration/integration-secret-key.ts";
import { open, seal, sealedSecretSchema, type SealedSecret } from "../../platform/secrets/sealed-secret.ts";

/** `secrets/app-{appId}` of a webhook; what is sealed is one of `webhookSecretSchema`. */
const webhookSecretsSchema = z.strictObject({
  current: sealedSecretSchema,
  previous: z.strictObject({ secret: sealedSecretSchema, until: z.date() }).nullable(),
});

export function webhookSecretDocument(appId: string) {
  return documentOf(paths.secret(integrationSecretKey(appId)), webhookSecretsSchema);
}

export function sealWebhookSecret(secret: string, appId: string): SealedSecret {
  return seal(secret, integrationSecretKey(appId));
}

/** Secrets that sign now, the newest first; none once the connection is gone. */
export async function signingSecrets(appId: string, now: Date): Promise<string[]> {
  const kept = (await webhookSecretDocument(appId).get()).data();
  if (kept === undefined) return [];
  const { current, previous } = kept;
  const valid = previous !== null && now < previous.until ? [current, previous.secret] : [current];
  return valid.map((sealed) => webhookSecretSchema.parse(open(sealed, integrationSecretKey(appId))));
}
