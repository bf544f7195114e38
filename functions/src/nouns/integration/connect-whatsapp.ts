import { createHash } from "node:crypto";
import type { WhatsApp, WhatsAppSecrets } from "@janur/domain/integration/integration";
import { AppError } from "@janur/domain/errors";
import { documentIdFromBytes } from "@janur/domain/id";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { withInvitation } from "../../store/access.ts";
import { integrationDocument } from "../../store/integration/integration-documents.ts";
import { listTemplates, readPhoneNumber, type CloudApiAnswer } from "../../notify/whatsapp/cloud-api.ts";
import { sealWhatsAppSecrets, whatsAppSecretDocument } from "../../notify/whatsapp/whatsapp-secrets.ts";

/** An invitation has one number, so its id follows from the invitation. */
export function whatsAppIdOf(invitationId: string): string {
  return documentIdFromBytes(createHash("sha256").update(`whatsapp\n${invitationId}`).digest());
}

/**
 * Connects a business number, once Meta knows it and lets its templates be
 * read; again, it replaces the earlier one.
 * @throws AppError `integration/meta-unreachable`, `integration/meta-refused`
 */
export async function connectWhatsApp(
  invitationId: string,
  input: Pick<WhatsApp, "phoneNumberId" | "businessAccountId"> & WhatsAppSecrets,
  caller: CapabilityCaller,
  now: Date,
): Promise<{ appId: string }> {
  const { phoneNumberId, businessAccountId, token, appSecret, verifyToken } = input;
  const access = { phoneNumberId, businessAccountId, token, appSecret };
  const [number, templates] = await Promise.all([readPhoneNumber(access), listTemplates(access)]);
  valueOf(templates);
  const appId = whatsAppIdOf(invitationId);
  const integration: WhatsApp = {
    id: appId,
    kind: "whatsApp",
    owner: caller.uid,
    invitationId,
    phoneNumberId,
    businessAccountId,
    ...valueOf(number),
    verifiedAt: null,
    health: "good",
    checkedAt: now,
    refusal: null,
    createdAt: now,
    updatedAt: now,
  };
  await withInvitation(invitationId, caller, (_invitation, transaction) => {
    transaction.set(integrationDocument(appId), integration);
    const secrets = { token, appSecret, verifyToken };
    transaction.set(whatsAppSecretDocument(appId), sealWhatsAppSecrets(secrets, appId));
  });
  return { appId };
}

/** @throws AppError `integration/meta-unreachable` where Meta was not heard, `integration/meta-refused` where it refuses */
export function valueOf<T>(answer: CloudApiAnswer<T>): T {
  if (answer.ok) return answer.value;
  throw new AppError(answer.isPassing ? "integration/meta-unreachable" : "integration/meta-refused");
}
