import * as z from "zod";
import { partIdSchema, uidSchema } from "../id.ts";

/** `invitations/{id}/presence/{uid}`: somebody has the draft open. Who that is says the team. */
export const presenceSchema = z.strictObject({
  uid: uidSchema,
  /** The section whose form is open, or null. */
  section: partIdSchema.nullable(),
  /** When this was said last, by the server's clock. */
  at: z.date(),
});
export type Presence = z.infer<typeof presenceSchema>;
