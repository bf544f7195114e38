import { createHash } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { mailMessageSchema, mailSchema, type Mail, type MailMessage } from "@janur/domain/notification/mail";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../../platform/google/firestore.ts";

export function mailDocument(mailId: string) {
  return documentOf(paths.mail(mailId), mailSchema);
}

/** What a mail is for. The same key has one mail, however often it is asked for. */
export interface MailCause {
  /** E.g. `team/<invitation>/<invite>`; only a hash of it is stored. */
  key: string;
  /** Whose quota pays; null for mails of the service itself. */
  account: string | null;
}

export function mailIdOf(key: string): string {
  return documentIdFromBytes(createHash("sha256").update(`mail\n${key}`).digest());
}

/** A mail that waits for its first attempt. */
export function newMail(
  message: MailMessage,
  cause: MailCause,
  now: Date,
  guest: Mail["guest"] = null,
): Mail {
  const parsed = mailMessageSchema.parse(message);
  return {
    id: mailIdOf(cause.key),
    message: parsed,
    template: parsed.template,
    account: cause.account,
    guest,
    ownServer: null,
    state: "queued",
    attempts: 0,
    dueAt: now,
    createdAt: now,
    updatedAt: now,
    expireAt: new Date(now.getTime() + limits.mail.keptMs),
  };
}
