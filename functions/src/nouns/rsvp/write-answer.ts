import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { answeredGuest, type AnswerAttempt, type AnswerPlace } from "./answer-attempt.ts";
import { isRepeated } from "./repeated-answer.ts";

/** Puts the answer into the guest's document unless somebody else wrote it meanwhile; the same words by the same key have one effect. */
export async function writeAnswer(
  snapshot: DocumentSnapshot<Guest>,
  place: AnswerPlace,
  attempt: AnswerAttempt,
  now: Date,
): Promise<Guest> {
  const guest = snapshot.data();
  if (guest === undefined || snapshot.updateTime === undefined) throw new AppError("link/invalid");
  if (isRepeated(place.rsvp, guest, attempt)) return guest;
  const changed = answeredGuest(place, attempt, guest, now);
  const { answer, history, seat, rates, updatedAt } = changed;
  await snapshot.ref.update(
    { answer, history, seat, rates, updatedAt },
    { lastUpdateTime: snapshot.updateTime },
  );
  return changed;
}
