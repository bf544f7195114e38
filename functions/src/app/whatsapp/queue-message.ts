import type { WhatsApp } from "@janur/domain/app";
import { limits } from "@janur/domain/limits";
import type { Message } from "@janur/domain/message";
import { requestDelivery } from "../webhook/new-delivery.ts";
import { messageDocument } from "./message-document.ts";

/** gRPC code of a document that is there already. */
const alreadyThere = 6;

/** A message that waits to be sent. @param id follows from what it is for, so that the same is never queued twice */
export function newMessage(
  { id: appId, invitationId }: Pick<WhatsApp, "id" | "invitationId">,
  { id, guestId, template, values }: Pick<Message, "id" | "guestId" | "template" | "values">,
  now: Date,
): Message {
  return {
    id,
    kind: "whatsApp",
    appId,
    invitationId,
    guestId,
    template,
    values,
    state: "queued",
    problem: null,
    problemCode: null,
    attempts: 0,
    dueAt: now,
    messageId: null,
    history: [],
    createdAt: now,
    updatedAt: now,
    expireAt: new Date(now.getTime() + limits.app.delivery.keptMs),
  };
}

/** Has a message to a guest sent; one that is there already is left as it is. */
export async function queueMessage(message: Message): Promise<void> {
  try {
    await messageDocument(message.id).create(message);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === alreadyThere)) throw error;
    return;
  }
  await requestDelivery(message.id);
}
