import { findSection } from "@janur/domain/content";
import { draftSchema } from "@janur/domain/draft";
import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { makeAnswer, type AnswerInput } from "@janur/domain/rsvp";
import { documentOf } from "../firestore.ts";
import { guestDocument } from "../guest/guest-document.ts";
import { requireCapability } from "../invitation/access.ts";
import type { AccountCaller } from "../service/operation.ts";
import { untilFirst } from "../service/until-first.ts";
import { checkAnswer } from "./check-answer.ts";
import { ownAnswer } from "./own-answer.ts";

/**
 * Writes down what a guest told the family. Their word counts after the
 * deadline too; seats and ceremonies bind as always. The same key has one effect.
 * @throws AppError `guest/not-found`, `rsvp/conflict` with the current answer, and as `checkAnswer`
 */
export async function recordAnswer(
  input: { invitationId: string; guestId: string; basedOn: number; key: string; answer: AnswerInput },
  caller: AccountCaller,
  now: Date,
): Promise<{ revision: number }> {
  const { invitationId, guestId, basedOn, key, answer } = input;
  await requireCapability(invitationId, caller.uid, "answerForGuests");
  const draft = (await documentOf(paths.draft(invitationId), draftSchema).get()).data();
  if (draft === undefined) throw new AppError("invitation/not-found");
  const isMaybeOffered = findSection(draft.content, "rsvp")?.isMaybeOffered ?? true;
  return untilFirst(async () => {
    const snapshot = await guestDocument(invitationId, guestId).get();
    const guest = snapshot.data();
    if (guest === undefined || snapshot.updateTime === undefined) throw new AppError("guest/not-found");
    const revision = guest.answer?.revision ?? 0;
    if (guest.answer?.key === key) return { revision };
    if (basedOn !== revision) throw new AppError("rsvp/conflict", { answer: ownAnswer(guest.answer) });
    checkAnswer(draft.content, answer, { seats: guest.seats, isMaybeOffered });
    const made = makeAnswer(answer, { revision: revision + 1, key, answeredAt: now, by: "host" });
    await snapshot.ref.update({ answer: made, updatedAt: now }, { lastUpdateTime: snapshot.updateTime });
    return { revision: made.revision };
  });
}
