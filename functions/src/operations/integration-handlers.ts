import type { IntegrationCallables } from "@janur/domain/contracts/integration-callables";
import type { HostHandlers } from "./build-tables.ts";
import { connectCalendarFeed } from "../nouns/integration/calendar-feed/connect-calendar-feed.ts";
import { connectIntegration } from "../nouns/integration/connect-integration.ts";
import { disconnectIntegration } from "../nouns/integration/disconnect-integration.ts";
import { replayDelivery } from "../nouns/integration/replay-delivery.ts";
import { rotateIntegrationSecret } from "../nouns/integration/rotate-integration-secret.ts";
import { connectSmtp } from "../nouns/integration/smtp/connect-smtp.ts";
import { listOwnMails } from "../nouns/integration/smtp/list-own-mails.ts";
import { resendOwnMail } from "../nouns/integration/smtp/resend-own-mail.ts";
import { testIntegration } from "../nouns/integration/test-integration.ts";
import { listMessageTemplates } from "../nouns/integration/list-message-templates.ts";
import { sendTestMessage } from "../nouns/integration/send-test-message.ts";

/** The part of hosts' operations that is about connections. */
export const integrationHandlers = {
  connectCalendarFeed,
  connectSmtp,
  connectIntegration,
  testIntegration,
  rotateIntegrationSecret,
  replayDelivery,
  listOwnMails,
  resendOwnMail,
  listMessageTemplates,
  sendTestMessage,
  disconnectIntegration,
} satisfies HostHandlers<IntegrationCallables>;
