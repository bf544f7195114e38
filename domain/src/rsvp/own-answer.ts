import * as z from "zod";
import { answerInputSchema } from "./rsvp.ts";
import { attendanceSchema } from "./attendance.ts";

/** An answer as the guest's own page needs it. */
export const ownAnswerSchema = z.strictObject({
  ...answerInputSchema.shape,
  attendance: attendanceSchema,
  revision: z.int().min(1),
  answeredAt: z.iso.datetime(),
});
