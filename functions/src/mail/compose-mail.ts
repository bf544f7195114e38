import type { Mail, MailMessage } from "@janur/domain/mail";
import MailComposer from "nodemailer/lib/mail-composer";
import { mailSender, siteUrl } from "../runtime.ts";
import { htmlText, oneLine, plainText, type MailText } from "./mail-text.ts";
import { newsText } from "./templates/news.ts";
import { teamInvitationText } from "./templates/team-invitation.ts";

/** A mail as it goes over the wire, and the addresses of its envelope. */
export interface ComposedMail {
  from: string;
  to: string;
  bytes: Buffer;
}

function textOf(message: MailMessage): MailText {
  switch (message.template) {
    case "teamInvitation":
      return teamInvitationText(message.params, message.language, siteUrl());
    case "news":
      return newsText(message.params, message.language, siteUrl());
  }
}

/**
 * Writes a mail: plain text and HTML, nothing attached, nothing fetched. Its
 * Message-ID follows from the document, so that copies can be told.
 * @throws Error where the project does not name a sender
 */
export async function composeMail({ id, createdAt }: Mail, message: MailMessage): Promise<ComposedMail> {
  const from = mailSender();
  const text = textOf(message);
  const bytes = await new MailComposer({
    from,
    to: { name: "", address: message.to },
    subject: oneLine(text.subject),
    text: plainText(text),
    html: htmlText(text, message.language),
    messageId: `<${id}@${from.address.split("@")[1] ?? ""}>`,
    date: createdAt,
    // Asks programs that answer by themselves not to (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { from: from.address, to: message.to, bytes };
}
