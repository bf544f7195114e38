import type { WhatsApp } from "@janur/domain/integration/integration";
import { limits } from "@janur/domain/limits";
import type { Message } from "@janur/domain/integration/whatsapp-message";

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
    expireAt: new Date(now.getTime() + limits.integration.delivery.keptMs),
  };
}
