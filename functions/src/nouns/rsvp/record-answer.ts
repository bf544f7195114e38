import { answeredFields } from "@janur/domain/guest/answered-guest";
import { findSection } from "@janur/domain/content/content";
import { draftSchema } from "@janur/domain/content/draft";
import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { makeAnswer, type AnswerInput } from "@janur/domain/rsvp/rsvp";
import { documentOf } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import { requestSeats } from "../seat/request-seats.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { checkAnswer } from "./check-answer.ts";
import { ownAnswer } from "./own-answer.ts";

/**
 * Writes down what a guest told the family. Their word counts after the
 * deadline too; seats, ceremonies and questions bind as always. The same key
 * has one effect. A group's link is nobody who could answer.
 * @throws AppError `guest/not-found`, `rsvp/conflict` with the current answer, and as `checkAnswer`
 */
export async function recordAnswer(
  input: { invitationId: string; guestId: string; basedOn: number; key: string; answer: AnswerInput },
  caller: TeamCaller,
  now: Date,
): Promise<{ revision: number }> {
  const { invitationId, guestId, basedOn, key } = input;
  const { invitation } = caller;
  const draft = (await documentOf(paths.draft(invitationId), draftSchema).get()).data();
  if (draft === undefined) throw new AppError("invitation/not-found");
  const { content } = draft;
  const rsvp = findSection(content, "rsvp") ?? { isMaybeOffered: true, questions: [] };
  const recorded = await untilFirst(async () => {
    const snapshot = await guestDocument(invitationId, guestId).get();
    const guest = snapshot.data();
    if (guest === undefined || guest.listing === "group" || snapshot.updateTime === undefined)
      throw new AppError("guest/not-found");
    const revision = guest.answer?.revision ?? 0;
    if (guest.answer?.key === key) return { revision, seat: guest.seat };
    if (basedOn !== revision) throw new AppError("rsvp/conflict", { answer: ownAnswer(guest.answer) });
    const answer = checkAnswer({ content, rsvp, guest }, input.answer);
    const made = makeAnswer(answer, { revision: revision + 1, key, answeredAt: now, by: "host" });
    const fields = answeredFields(guest, made, invitation.settings.capacity, now);
    await snapshot.ref.update(fields, { lastUpdateTime: snapshot.updateTime });
    return { revision: made.revision, seat: fields.seat };
  });
  // Nobody is told what the family itself wrote down, but its day is counted.
  await Promise.all([
    requestSeats(invitationId, recorded.seat),
    requestNotifications(invitationId, now, "answers"),
  ]);
  return { revision: recorded.revision };
}
