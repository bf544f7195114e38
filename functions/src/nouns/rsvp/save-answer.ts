import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import type { Publication } from "@janur/domain/invitation/publication";
import { guestDocument } from "../../store/guest-document.ts";
import { makeGuestToken, verifyGuestToken } from "../../platform/secrets/guest-token.ts";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import { requestSeats } from "../seat/request-seats.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { answerPlace, type AnswerAttempt, type AnswerPlace } from "./answer-attempt.ts";
import { answerByGroup } from "./answer-by-group.ts";
import { answerWithoutLink } from "./answer-without-link.ts";
import { writeAnswer } from "./write-answer.ts";

/**
 * Writes the guest's document and nothing else; the same key has one effect.
 * Somebody without a link, or with a group's, gets a document of their own;
 * such an answer also counts against its sender's limit. Where seats are
 * counted the answer asks for them, and they are given out soon after.
 * @param publication as far as the sender's link or proof opens it
 * @throws AppError `link/invalid`, `rsvp/closed`, `rsvp/not-allowed`, `rsvp/too-many-people`, `rsvp/group-full`,
 *   `rsvp/conflict` with the current answer, `input/invalid`, `limit/too-many-requests`
 */
export async function saveAnswer(
  publication: Publication,
  attempt: AnswerAttempt,
  now: Date,
): Promise<{ guest: Guest; token: string }> {
  const place = answerPlace(publication);
  const { invitationId } = publication;
  const guest =
    attempt.token === null
      ? await answerWithoutLink(place, attempt, now)
      : await answerByLink(place, attempt, attempt.token, now);
  await Promise.all([
    requestSeats(invitationId, guest.seat),
    requestNotifications(invitationId, now, "answers"),
  ]);
  return { guest, token: makeGuestToken(invitationId, guest.id, guest.linkRevision) };
}

async function answerByLink(
  place: AnswerPlace,
  attempt: AnswerAttempt,
  token: string,
  now: Date,
): Promise<Guest> {
  const { invitationId } = place.publication;
  const genuine = verifyGuestToken(invitationId, token);
  if (genuine === null) throw new AppError("link/invalid");
  const answered = await untilFirst(async () => {
    const snapshot = await guestDocument(invitationId, genuine.guestId).get();
    const guest = snapshot.data();
    if (guest?.linkRevision !== genuine.revision) throw new AppError("link/invalid");
    const isGroup = guest.kind === "group";
    return { isGroup, guest: isGroup ? guest : await writeAnswer(snapshot, place, attempt, now) };
  });
  return answered.isGroup ? answerByGroup(place, attempt, answered.guest, now) : answered.guest;
}
