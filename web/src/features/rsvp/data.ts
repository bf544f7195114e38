import { answerSchema } from "@janur/domain/rsvp";
import { guestSchema } from "@janur/domain/guest";
import { paths } from "@janur/domain/paths";
import { collection, limit, orderBy, query } from "firebase/firestore";
import * as z from "zod";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/live-query.ts";

/** A guest who has answered; the query below finds no others. */
const answeredGuestSchema = z.strictObject({ ...guestSchema.shape, answer: answerSchema });
export type AnsweredGuest = z.infer<typeof answeredGuestSchema>;

/** The rules refuse longer lists. */
export const answerListLimit = 100;

const converter = readConverter(answeredGuestSchema);

/** The latest answers, newest first. */
export function watchAnswers(invitationId: string): Subscribe<AnsweredGuest[]> {
  return listenToQuery(
    query(
      collection(firestore, paths.guests(invitationId)).withConverter(converter),
      orderBy("answer.answeredAt", "desc"),
      limit(answerListLimit),
    ),
  );
}
