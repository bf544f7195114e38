import type { AppCallables } from "@janur/domain/contracts/app-callables";
import type { HostHandlers } from "./build-tables.ts";
import { connectCalendarFeed } from "../nouns/integration/calendar-feed/connect-calendar-feed.ts";
import { connectApp } from "../nouns/integration/connect-app.ts";
import { disconnectApp } from "../nouns/integration/disconnect-app.ts";
import { replayDelivery } from "../nouns/integration/replay-delivery.ts";
import { rotateAppSecret } from "../nouns/integration/rotate-app-secret.ts";
import { connectSmtp } from "../nouns/integration/smtp/connect-smtp.ts";
import { listOwnMails } from "../nouns/integration/smtp/list-own-mails.ts";
import { resendOwnMail } from "../nouns/integration/smtp/resend-own-mail.ts";
import { testApp } from "../nouns/integration/test-app.ts";
import { listMessageTemplates } from "../nouns/integration/list-message-templates.ts";
import { sendTestMessage } from "../nouns/integration/send-test-message.ts";

/** The part of hosts' operations that is about connections. */
export const appHandlers = {
  connectCalendarFeed,
  connectSmtp,
  connectApp,
  testApp,
  rotateAppSecret,
  replayDelivery,
  listOwnMails,
  resendOwnMail,
  listMessageTemplates,
  sendTestMessage,
  disconnectApp,
} satisfies HostHandlers<AppCallables>;
