import * as z from "zod";
import { documentIdSchema, uidSchema } from "../id.ts";
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
  /** Which account did that; null for devices, and once the account is erased. */
  uid: uidSchema.nullable().default(null),
});
export type CheckIn = z.output<typeof checkInSchema>;

/** What devices are told of it: all but by whose link or account. */
export function loggedEventOf({ passId: _passId, uid: _uid, ...checkIn }: CheckIn): LoggedEvent {
  return {
    ...checkIn,
    receivedAt: checkIn.receivedAt.getTime(),
    changedAt: checkIn.changedAt.getTime(),
  };
}
