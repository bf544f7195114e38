import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { Mail, MailMessage } from "@janur/domain/notification/mail";
import { cutText } from "@janur/domain/text/text";
import MailComposer from "nodemailer/lib/mail-composer";
import { mailSender, siteUrl } from "../../platform/runtime.ts";
import { htmlText, oneLine, plainText, type MailText } from "./mail-text.ts";
import { accountErasedText } from "./templates/account-erased.ts";
import { exportReadyText } from "./templates/export-ready.ts";
import { bounceAddress } from "./bounce-address.ts";
import { guestMessage } from "./templates/guest-message.ts";
import { notificationText } from "./templates/notification.ts";
import { teamInvitationText } from "./templates/team-invitation.ts";
import { verifyEmailText } from "./templates/verify-email.ts";

/** A mail as it goes over the wire, and the addresses of its envelope. */
export interface ComposedMail {
  from: string;
  to: string;
  bytes: Buffer;
}

type OwnMessage = Exclude<MailMessage, { template: "guestMessage" }>;

function textOf(message: OwnMessage): MailText {
  switch (message.template) {
    case "teamInvitation":
      return teamInvitationText(message.params, message.language, siteUrl());
    case "verifyEmail":
      return verifyEmailText(message.params, message.language, siteUrl());
    case "exportReady":
      return exportReadyText(message.params, message.language, siteUrl());
    case "accountErased":
      return accountErasedText(message.language, siteUrl());
    case "news":
      return notificationText(message.params, message.language, siteUrl());
  }
}

/** What a mail is called in a list. */
export function subjectOf(message: MailMessage): string {
  const { subject } = message.template === "guestMessage" ? message.params : textOf(message);
  return cutText(oneLine(subject), limits.mail.subject);
}

/** Who a mail comes from. */
export interface MailSender {
  name: string;
  address: string;
}

/**
 * @param own who it comes from; null for the project's own sender
 * @throws Error where the project does not name a sender and there is no other
 */
export async function composeMail(
  { id, createdAt }: Mail,
  message: MailMessage,
  own: MailSender | null = null,
): Promise<ComposedMail> {
  const from = own ?? mailSender();
  const facts = { id, from, to: message.to, language: message.language, at: createdAt };
  if (message.template !== "guestMessage") return writeMail(textOf(message), facts);
  const { subject, senderName, text, html, unsubscribe } = guestMessage(
    message.params,
    message.language,
    siteUrl(),
  );
  const name = own === null ? senderName : from.name;
  return build(
    { subject, text, html },
    { ...facts, from: { ...from, name } },
    {
      // What comes back to a family's own address, its own server tells the family.
      returnTo: own === null ? bounceAddress(from.address, id) : undefined,
      replyTo: message.params.replyTo ?? undefined,
      headers: {
        // Mail programs offer a button for it (RFC 8058).
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    },
  );
}

interface MailFacts {
  /** The Message-ID follows from it, so that copies can be told. */
  id: string;
  from: MailSender;
  to: string;
  language: Language;
  at: Date;
}

/** Writes a mail: plain text and HTML, nothing attached, nothing fetched. */
export async function writeMail(text: MailText, facts: MailFacts): Promise<ComposedMail> {
  const { subject } = text;
  return build({ subject, text: plainText(text), html: htmlText(text, facts.language) }, facts);
}

async function build(
  { subject, text, html }: { subject: string; text: string; html: string },
  { id, from, to, at }: MailFacts,
  more: {
    returnTo?: string | undefined;
    replyTo?: string | undefined;
    headers?: Record<string, string>;
  } = {},
): Promise<ComposedMail> {
  const bytes = await new MailComposer({
    from: { name: oneLine(from.name), address: from.address },
    to: { name: "", address: to },
    ...(more.replyTo === undefined ? {} : { replyTo: { name: "", address: more.replyTo } }),
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${id}@${from.address.split("@")[1] ?? ""}>`,
    date: at,
    // Asks programs that answer by themselves not to (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...more.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { from: more.returnTo ?? from.address, to, bytes };
}
