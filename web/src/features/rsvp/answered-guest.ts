import { guestSchema } from "@janur/domain/guest/guest";
import { answerSchema } from "@janur/domain/rsvp/rsvp";
import * as z from "zod";

/** A guest who has answered: all that the lists of answers hold. */
export const answeredGuestSchema = z.strictObject({ ...guestSchema.shape, answer: answerSchema });
export type AnsweredGuest = z.infer<typeof answeredGuestSchema>;
