import { createHash } from "node:crypto";
import type { Smtp, SmtpInput } from "@janur/domain/integration/integration";
import { documentIdFromBytes } from "@janur/domain/id";
import type { MailSender } from "./compose-mail.ts";
import type { SmtpServer } from "./smtp-session.ts";
import { integrationDocument } from "../../store/integration/integration-documents.ts";
import { allowedAddresses, requireMailPort } from "../../platform/outbound/outbound-target.ts";
import { openSmtpPassword, smtpSecretDocument } from "./smtp-secret.ts";

/** An account has one mail server, so its id follows from the account. */
export function smtpIdOf(uid: string): string {
  return documentIdFromBytes(createHash("sha256").update(`smtp\n${uid}`).digest());
}

/** From whom the mails of an account come, and through which server. */
export interface OwnSender {
  integration: Smtp;
  from: MailSender;
  /** Looks the server up anew. Refusals as `mailServerOf`. */
  connect: () => Promise<SmtpServer>;
}

/** Null for who has connected none. */
export async function ownSender(uid: string): Promise<OwnSender | null> {
  const appId = smtpIdOf(uid);
  const integration = (await integrationDocument(appId).get()).data();
  if (integration?.kind !== "smtp") return null;
  return senderOf(integration);
}

export async function senderOf(integration: Smtp): Promise<OwnSender | null> {
  const secret = (await smtpSecretDocument(integration.id).get()).data();
  if (secret === undefined) return null;
  return {
    integration,
    from: { name: integration.fromName, address: integration.fromAddress },
    connect: () => mailServerOf(integration, openSmtpPassword(secret, integration.id)),
  };
}

/**
 * The server that a host named, by an address that may be called.
 * @throws AppError `integration/address-refused`, `integration/unreachable`
 */
export async function mailServerOf(
  { host, port, user }: Pick<SmtpInput, "host" | "port" | "user">,
  password: string,
): Promise<SmtpServer> {
  requireMailPort(port);
  const [first] = await allowedAddresses(host);
  return {
    host: first?.address ?? host,
    name: host,
    port,
    isSecure: port === 465,
    credentials: { user, pass: password },
  };
}
