import { createHash } from "node:crypto";
import { visibleSection } from "@janur/domain/content";
import { AppError } from "@janur/domain/errors";
import { countAction, guestInputSchema, newGuest, type Guest } from "@janur/domain/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import type { Publication } from "@janur/domain/publication";
import { isRsvpOpen, makeAnswer, type AnswerInput } from "@janur/domain/rsvp";
import type { RsvpSection } from "@janur/domain/sections/rsvp";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { db } from "../firestore.ts";
import { guestDocument } from "../guest/guest-document.ts";
import { makeGuestToken, verifyGuestToken } from "../guest/guest-token.ts";
import { countForSender } from "../service/sender-limit.ts";
import { untilFirst } from "../service/until-first.ts";
import { checkAnswer } from "./check-answer.ts";
import { ownAnswer } from "./own-answer.ts";

/** One attempt to answer, by a personal link (`token`) or under a typed `name`. */
export interface AnswerAttempt {
  token: string | null;
  name: string;
  /** Revision of the answer that the page showed, 0 for none. */
  basedOn: number;
  key: string;
  answer: AnswerInput;
  /** Keyed hash of the sender's address. */
  sender: string;
}

/**
 * Writes the guest's document and nothing else; the same key has one effect.
 * Somebody without a link gets a document of her own that waits in the inbox;
 * such an answer also counts against its sender's limit.
 * @throws AppError `link/invalid`, `rsvp/closed`, `rsvp/not-allowed`, `rsvp/too-many-people`,
 *   `rsvp/conflict` with the current answer, `input/invalid`, `limit/too-many-requests`
 */
export async function keepAnswer(
  publication: Publication,
  attempt: AnswerAttempt,
  now: Date,
): Promise<{ guest: Guest; token: string }> {
  const rsvp = visibleSection(publication.content, "rsvp");
  if (rsvp === undefined) throw new AppError("rsvp/not-allowed");
  if (publication.status !== "published") throw new AppError("rsvp/closed");
  const { invitationId } = publication;
  const guest =
    attempt.token === null
      ? await answerWithoutLink(publication, rsvp, attempt, now)
      : await answerByLink(publication, rsvp, attempt, attempt.token, now);
  return { guest, token: makeGuestToken(invitationId, guest.id, guest.linkRevision) };
}

async function answerByLink(
  publication: Publication,
  rsvp: RsvpSection,
  attempt: AnswerAttempt,
  token: string,
  now: Date,
): Promise<Guest> {
  const genuine = verifyGuestToken(publication.invitationId, token);
  if (genuine === null) throw new AppError("link/invalid");
  return untilFirst(async () => {
    const snapshot = await guestDocument(publication.invitationId, genuine.guestId).get();
    if (snapshot.data()?.linkRevision !== genuine.revision) throw new AppError("link/invalid");
    return writeAnswer(snapshot, publication, rsvp, attempt, now);
  });
}

async function answerWithoutLink(
  publication: Publication,
  rsvp: RsvpSection,
  attempt: AnswerAttempt,
  now: Date,
): Promise<Guest> {
  if (rsvp.policy !== "anyone") throw new AppError("rsvp/not-allowed");
  const { invitationId } = publication;
  const name = attempt.name.trim();
  if (name === "") throw new AppError("input/invalid", { fields: ["name"] });
  const hash = createHash("sha256").update(`${invitationId}\n${attempt.key}`).digest();
  const guestId = documentIdFromBytes(hash);
  return untilFirst(async () => {
    const reference = guestDocument(invitationId, guestId);
    const snapshot = await reference.get();
    if (snapshot.exists) return writeAnswer(snapshot, publication, rsvp, attempt, now);
    const count = await countForSender(invitationId, attempt.sender, now);
    const input = guestInputSchema.parse({
      name,
      honorific: "",
      suffix: "",
      origin: "",
      group: "",
      seats: limits.rsvp.openSeats,
      note: "",
    });
    const fresh = newGuest(input, { id: guestId, listing: "inbox", now });
    const guest = answered(publication, rsvp, attempt, fresh, now);
    const batch = db().batch();
    batch.create(reference, guest);
    count(batch);
    await batch.commit();
    return guest;
  });
}

async function writeAnswer(
  snapshot: DocumentSnapshot<Guest>,
  publication: Publication,
  rsvp: RsvpSection,
  attempt: AnswerAttempt,
  now: Date,
): Promise<Guest> {
  const guest = snapshot.data();
  if (guest === undefined || snapshot.updateTime === undefined) throw new AppError("link/invalid");
  if (guest.answer?.key === attempt.key) return guest;
  const changed = answered(publication, rsvp, attempt, guest, now);
  const { answer, rates, updatedAt } = changed;
  await snapshot.ref.update({ answer, rates, updatedAt }, { lastUpdateTime: snapshot.updateTime });
  return changed;
}

/** The guest after this answer; refuses what the rules of the invitation do not allow. */
function answered(
  publication: Publication,
  rsvp: RsvpSection,
  attempt: AnswerAttempt,
  guest: Guest,
  now: Date,
): Guest {
  if (!isRsvpOpen(rsvp, now)) throw new AppError("rsvp/closed");
  const revision = guest.answer?.revision ?? 0;
  if (attempt.basedOn !== revision) throw new AppError("rsvp/conflict", { answer: ownAnswer(guest.answer) });
  const { seats } = guest;
  checkAnswer(publication.content, attempt.answer, { seats, isMaybeOffered: rsvp.isMaybeOffered });
  const rate = countAction(guest.rates.rsvp, now, limits.rsvp.rate);
  if (rate === null) throw new AppError("limit/too-many-requests");
  const answer = makeAnswer(attempt.answer, {
    revision: revision + 1,
    key: attempt.key,
    answeredAt: now,
    by: "guest",
  });
  return { ...guest, answer, rates: { ...guest.rates, rsvp: rate }, updatedAt: now };
}
