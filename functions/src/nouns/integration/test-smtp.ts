import { randomBytes } from "node:crypto";
import type { Smtp } from "@janur/domain/integration/integration";
import type { smtpTestOutcomes } from "@janur/domain/contracts/integration-callables";
import { AppError } from "@janur/domain/errors";
import { documentIdFromBytes } from "@janur/domain/id";
import type { Language } from "@janur/domain/text/language";
import { writeMail } from "../../notify/mail/compose-mail.ts";
import type { MailText } from "../../notify/mail/mail-text.ts";
import { isSignInRefusal, openSmtp } from "../../notify/mail/smtp-session.ts";
import { readSettings } from "../../notify/notification/read-settings.ts";
import { siteUrl } from "../../platform/runtime.ts";
import { recordHealth } from "../../store/integration/record-health.ts";
import { senderOf } from "../../notify/mail/own-sender.ts";

type Outcome = (typeof smtpTestOutcomes)[number];

/**
 * Hands the server a mail to the sender's own address, and to nobody else.
 * @throws AppError `integration/not-found` when it is disconnected meanwhile
 */
export async function testSmtp(integration: Smtp, now: Date): Promise<Outcome> {
  const sender = await senderOf(integration);
  if (sender === null) throw new AppError("integration/not-found");
  const { account } = await readSettings(integration.owner);
  const id = documentIdFromBytes(randomBytes(20));
  const facts = { id, from: sender.from, to: integration.fromAddress, language: account.language, at: now };
  const composed = await writeMail(testText(account.language), facts);
  const outcome = await (async (): Promise<Outcome> => {
    try {
      const session = await openSmtp(await sender.connect());
      try {
        const result = await session.handOver(composed);
        return result.outcome === "unknown" ? "unheard" : result.outcome;
      } finally {
        session.close();
      }
    } catch (error) {
      return isSignInRefusal(error) ? "sign-in-refused" : "unheard";
    }
  })();
  await recordHealth(integration, outcome === "taken" ? "good" : "failing", now);
  return outcome;
}

function testText(language: Language): MailText {
  const url = `${siteUrl()}/apps`;
  return language === "id"
    ? {
        subject: "Surat uji dari Janur",
        paragraphs: ["Server e-mail Anda sudah terhubung. Surat Anda dari Janur dikirim lewat server ini."],
        action: { label: "Lihat integrasi", url },
        footer: ["Surat ini dikirim karena Anda mengetuk “Uji sekarang”."],
      }
    : {
        subject: "A test from Janur",
        paragraphs: ["Your mail server is connected. Your mails from Janur go through it."],
        action: { label: "See the connection", url },
        footer: ["This mail was sent because you tapped “Test now”."],
      };
}
