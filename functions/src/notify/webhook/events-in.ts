import type { DeliveryEvent } from "@janur/domain/integration/delivery";
import { guestSchema } from "@janur/domain/guest/guest";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { wishSchema } from "@janur/domain/wish/wish";
import { converter, db } from "../../platform/google/firestore.ts";
import { idOf } from "./new-delivery.ts";

/** A half-open stretch of time. */
export interface Stretch {
  from: Date;
  until: Date;
}

const most = limits.integration.webhook.perMinute;

/** What happened to an invitation in a stretch of time, each kind in its order. */
export async function eventsIn(invitation: Invitation, stretch: Stretch): Promise<DeliveryEvent[]> {
  const { id, publishedAt } = invitation;
  const [answers, guests, wishes] = await Promise.all([
    answersIn(id, stretch),
    guestsIn(id, stretch),
    wishesIn(id, stretch),
  ]);
  const isPublished = publishedAt !== null && publishedAt >= stretch.from && publishedAt < stretch.until;
  const published = isPublished ? [event(id, "invitation.published", null, publishedAt)] : [];
  return [...published, ...guests, ...answers, ...wishes];
}

function event(
  invitationId: string,
  kind: DeliveryEvent["kind"],
  subject: string | null,
  at: Date,
): DeliveryEvent {
  return { id: idOf(invitationId, kind, subject ?? "", at.toISOString()), kind, subject, at };
}

async function answersIn(invitationId: string, { from, until }: Stretch): Promise<DeliveryEvent[]> {
  const { docs } = await db()
    .collection(paths.guests(invitationId))
    .withConverter(converter(guestSchema))
    .where("answer.answeredAt", ">=", from)
    .where("answer.answeredAt", "<", until)
    .orderBy("answer.answeredAt")
    .limit(most)
    .get();
  return docs.flatMap((document) => {
    const { id, answer } = document.data();
    return answer === null ? [] : [event(invitationId, "answer.recorded", id, answer.answeredAt)];
  });
}

/** Who answers without having been on the list is told as an answer. */
async function guestsIn(invitationId: string, { from, until }: Stretch): Promise<DeliveryEvent[]> {
  const { docs } = await db()
    .collection(paths.guests(invitationId))
    .withConverter(converter(guestSchema))
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .orderBy("createdAt")
    .limit(most)
    .get();
  return docs.flatMap((document) => {
    const { id, listing, createdAt } = document.data();
    return listing === "inbox" ? [] : [event(invitationId, "guest.added", id, createdAt)];
  });
}

async function wishesIn(invitationId: string, { from, until }: Stretch): Promise<DeliveryEvent[]> {
  const { docs } = await db()
    .collection(paths.wishes(invitationId))
    .withConverter(converter(wishSchema))
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .orderBy("createdAt")
    .limit(most)
    .get();
  return docs.map((document) => {
    const { id, createdAt } = document.data();
    return event(invitationId, "wish.posted", id, createdAt);
  });
}
