import type { SendingCallables } from "@janur/domain/contracts/sending-callables";
import type { HostHandlers } from "./build-tables.ts";
import { markSent } from "../nouns/sending/mark-sent.ts";
import { prepareSending } from "../nouns/sending/prepare-sending.ts";
import { sendMails } from "../nouns/sending/send-mails.ts";
import { sendWhatsApp } from "../nouns/sending/send-whatsapp.ts";
import {
  listSendingTemplates,
  removeSendingTemplate,
  saveSendingTemplate,
} from "../nouns/sending/sending-templates.ts";
import { unmarkSent } from "../nouns/sending/unmark-sent.ts";

/** The part of hosts' operations that is about sending. */
export const sendingHandlers = {
  markSent,
  unmarkSent,
  prepareSending,
  sendMails,
  sendWhatsApp,
  listSendingTemplates,
  saveSendingTemplate,
  removeSendingTemplate,
} satisfies HostHandlers<SendingCallables>;
