import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { documentOf } from "../../platform/google/firestore.ts";
import { integrationSecretKey } from "../../store/integration/integration-secret-key.ts";
import { open, seal, sealedSecretSchema } from "../../platform/secrets/sealed-secret.ts";

/** `secrets/app-{appId}` of a mail server. */
const smtpSecretSchema = z.strictObject({ password: sealedSecretSchema });
export type SmtpSecret = z.output<typeof smtpSecretSchema>;

export function smtpSecretDocument(appId: string) {
  return documentOf(paths.secret(integrationSecretKey(appId)), smtpSecretSchema);
}

export function sealSmtpPassword(password: string, appId: string): SmtpSecret {
  return { password: seal(password, integrationSecretKey(appId)) };
}

export function openSmtpPassword({ password }: SmtpSecret, appId: string): string {
  return open(password, integrationSecretKey(appId));
}
