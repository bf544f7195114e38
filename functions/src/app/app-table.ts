import { appCallables as contracts, type AppCallables } from "@janur/domain/app-callables";
import { accountOperation } from "../service/callable.ts";
import type { Operation } from "../service/operation.ts";
import { connectCalendarFeed } from "./calendar-feed/connect-calendar-feed.ts";
import { connectApp } from "./connect-app.ts";
import { disconnectApp } from "./disconnect-app.ts";
import { replayDelivery } from "./replay-delivery.ts";
import { rotateAppSecret } from "./rotate-app-secret.ts";
import { connectSmtp } from "./smtp/connect-smtp.ts";
import { listOwnMails } from "./smtp/list-own-mails.ts";
import { resendOwnMail } from "./smtp/resend-own-mail.ts";
import { testApp } from "./test-app.ts";
import { listMessageTemplates } from "./whatsapp/list-message-templates.ts";
import { sendTestMessage } from "./whatsapp/send-test-message.ts";

/** The part of the hosts' table that is about connections. */
export const appTable: Record<keyof AppCallables, Operation> = {
  connectCalendarFeed: accountOperation(
    "connectCalendarFeed",
    contracts.connectCalendarFeed,
    connectCalendarFeed,
  ),
  connectSmtp: accountOperation("connectSmtp", contracts.connectSmtp, connectSmtp),
  connectApp: accountOperation("connectApp", contracts.connectApp, connectApp),
  testApp: accountOperation("testApp", contracts.testApp, testApp),
  rotateAppSecret: accountOperation("rotateAppSecret", contracts.rotateAppSecret, rotateAppSecret),
  replayDelivery: accountOperation("replayDelivery", contracts.replayDelivery, replayDelivery),
  listOwnMails: accountOperation("listOwnMails", contracts.listOwnMails, listOwnMails),
  resendOwnMail: accountOperation("resendOwnMail", contracts.resendOwnMail, resendOwnMail),
  listMessageTemplates: accountOperation(
    "listMessageTemplates",
    contracts.listMessageTemplates,
    listMessageTemplates,
  ),
  sendTestMessage: accountOperation("sendTestMessage", contracts.sendTestMessage, sendTestMessage),
  disconnectApp: accountOperation("disconnectApp", contracts.disconnectApp, disconnectApp),
};
