import { createHash } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { guestInputSchema, type Guest } from "@janur/domain/guest/guest";
import { newGuest } from "@janur/domain/guest/new-guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { guestDocument } from "../../store/guest-document.ts";
import { commitForSender } from "../../platform/limits/sender-limit.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { answeredGuest, type AnswerAttempt, type AnswerPlace } from "./answer-attempt.ts";
import { requireMaker } from "./repeated-answer.ts";
import { takesStrangers } from "./takes-strangers.ts";
import { writeAnswer } from "./write-answer.ts";

/**
 * Somebody without a link gets a document of their own: in the inbox where the
 * family matches answers, on the list where everybody may register.
 * @throws AppError `rsvp/not-allowed`, `input/invalid` without a name, and as `answeredGuest`
 */
export async function answerWithoutLink(
  place: AnswerPlace,
  attempt: AnswerAttempt,
  now: Date,
): Promise<Guest> {
  const { policy } = place.rsvp;
  if (policy !== "anyone" && policy !== "open") throw new AppError("rsvp/not-allowed");
  const { invitationId } = place.publication;
  const input = guestInputSchema.parse({
    name: typedName(attempt),
    honorific: "",
    suffix: "",
    origin: "",
    group: "",
    seats: limits.rsvp.openSeats,
    note: "",
  });
  const id = answererId(invitationId, attempt);
  const listing = policy === "open" ? "listed" : "inbox";
  return createAnswered(place, attempt, newGuest(input, { id, listing, now }), now);
}

/** @throws AppError `input/invalid` for blanks */
export function typedName(attempt: AnswerAttempt): string {
  const name = attempt.name.trim();
  if (name === "") throw new AppError("input/invalid", { fields: ["name"] });
  return name;
}

/** Made of the attempt's key, so that an attempt that is repeated finds its own document. */
export function answererId(invitationId: string, attempt: AnswerAttempt, groupId = ""): string {
  const text = [invitationId, groupId, attempt.key].filter((part) => part !== "").join("\n");
  return documentIdFromBytes(createHash("sha256").update(text).digest());
}

/**
 * Writes a guest who comes with their answer, and counts it for its sender. Only
 * after a refusal by the database it looks whether the document was there
 * before: hardly ever is it, and everybody else is spared the read.
 * @throws AppError `limit/too-many-requests`, also where strangers have filled their part of the list
 */
export async function createAnswered(
  place: AnswerPlace,
  attempt: AnswerAttempt,
  fresh: Guest,
  now: Date,
): Promise<Guest> {
  const { invitationId } = place.publication;
  const reference = guestDocument(invitationId, fresh.id);
  const giveBack = await takesStrangers(invitationId, now);
  const outcome = { isAdded: false };
  // Whoever bases theirs on one has seen it; who is on a list that is full may only say again what they said.
  let mayExist = attempt.basedOn > 0 || giveBack === null;
  try {
    return await untilFirst(async () => {
      if (mayExist) {
        const snapshot = await reference.get();
        const before = snapshot.data();
        if (before !== undefined) {
          requireMaker(before, attempt);
          return writeAnswer(snapshot, place, attempt, now);
        }
      }
      if (giveBack === null) throw new AppError("limit/too-many-requests");
      mayExist = true;
      const guest = answeredGuest(place, attempt, fresh, now);
      await commitForSender(invitationId, attempt.sender, now, (batch) => {
        batch.create(reference, guest);
      });
      outcome.isAdded = true;
      return guest;
    });
  } finally {
    if (!outcome.isAdded) giveBack?.();
  }
}
