import * as z from "zod";
import { invitationSideSchema, publishedVersionSchema } from "./invitation.ts";
import { invitationStatusSchema } from "./invitation-status.ts";

/** What operations on a draft answer: which revision there is, and which one guests see. */
export const revisionStateSchema = z.strictObject({
  status: invitationStatusSchema,
  draftRevision: z.int().min(1),
  publishedRevision: z.int().min(1).nullable(),
  scheduled: z
    .strictObject({ at: z.iso.datetime(), revision: z.int().min(1), version: publishedVersionSchema })
    .nullable(),
  /** Versions of the families, each with what its guests see. */
  sides: z.array(invitationSideSchema),
});
