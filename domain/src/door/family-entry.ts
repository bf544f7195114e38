import * as z from "zod";
import { documentIdSchema, partIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { walkInSchema } from "./door-event.ts";

/** What stands for a device where the family writes down by itself that somebody came. */
export const familyDeviceId = "FamilyWithoutADevice";

const nonce = documentIdSchema;

/** Somebody whom the family lets in: one of its guests, or who is on no list. */
export const familyArrivalSchema = z.strictObject({
  /** Random, made by the browser: the same entry, sent again, is one. */
  nonce,
  ceremony: partIdSchema,
  guest: documentIdSchema.nullable(),
  walkIn: walkInSchema.nullable(),
  people: z.int().min(1).max(limits.door.people),
});
export type FamilyArrival = z.output<typeof familyArrivalSchema>;

/** What the family takes back. */
export const familyUndoSchema = z.strictObject({ nonce, target: documentIdSchema });
