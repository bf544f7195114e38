import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import { doorEventFields, type LoggedEvent } from "./door-event.ts";

/** `invitations/{id}/checkins/{nonce}`: what happened at the door. Nobody changes one but whoever makes two guests one. */
export const checkInSchema = z.strictObject({
  ...doorEventFields,
  /** Server's clock less the device's when it was handed in, in milliseconds. */
  skew: z.int(),
  receivedAt: z.date(),
  /** Later than `receivedAt` where its guest became one with another. */
  changedAt: z.date(),
  /** By whose link; null where the family wrote it down itself. */
  passId: documentIdSchema.nullable(),
});
export type CheckIn = z.output<typeof checkInSchema>;

/** What devices are told of it: all but by whose link. */
export function loggedEventOf({ passId: _passId, ...checkIn }: CheckIn): LoggedEvent {
  return {
    ...checkIn,
    receivedAt: checkIn.receivedAt.getTime(),
    changedAt: checkIn.changedAt.getTime(),
  };
}
