import { sendingCallables as contracts, type SendingCallables } from "@janur/domain/sending-callables";
import { accountOperation } from "../service/callable.ts";
import type { Operation } from "../service/operation.ts";
import { markSent } from "./mark-sent.ts";
import { prepareSending } from "./prepare-sending.ts";
import { sendMails } from "./send-mails.ts";
import { sendWhatsApp } from "./send-whatsapp.ts";
import { listSendingTemplates, removeSendingTemplate, saveSendingTemplate } from "./sending-templates.ts";
import { unmarkSent } from "./unmark-sent.ts";

/** The part of the hosts' table that is about sending. */
export const sendingTable: Record<keyof SendingCallables, Operation> = {
  markSent: accountOperation("markSent", contracts.markSent, markSent),
  unmarkSent: accountOperation("unmarkSent", contracts.unmarkSent, unmarkSent),
  prepareSending: accountOperation("prepareSending", contracts.prepareSending, prepareSending),
  sendMails: accountOperation("sendMails", contracts.sendMails, sendMails),
  sendWhatsApp: accountOperation("sendWhatsApp", contracts.sendWhatsApp, sendWhatsApp),
  listSendingTemplates: accountOperation(
    "listSendingTemplates",
    contracts.listSendingTemplates,
    listSendingTemplates,
  ),
  saveSendingTemplate: accountOperation(
    "saveSendingTemplate",
    contracts.saveSendingTemplate,
    saveSendingTemplate,
  ),
  removeSendingTemplate: accountOperation(
    "removeSendingTemplate",
    contracts.removeSendingTemplate,
    removeSendingTemplate,
  ),
};
