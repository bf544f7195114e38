import * as z from "zod";
import { documentIdSchema, uidSchema } from "./id.ts";
import { limits } from "./limits.ts";

/** What becomes of an invitation when the account of its owner goes. */
export const farewellChoiceSchema = z.strictObject({
  invitationId: documentIdSchema,
  /** The editor who owns it from then on; null when it goes as well. */
  heir: uidSchema.nullable(),
});
export type FarewellChoice = z.infer<typeof farewellChoiceSchema>;

/** Operations about the caller's own account as a whole; part of `hostCallables`. */
export const accountCallables = {
  /** Closes the account at once and has everything of it erased. Needs a sign-in of the last minutes and a choice for each invitation that the caller owns. `auth/sign-in-again`, `account/choices-changed`, `staff/last-admin`. */
  deleteMyAccount: {
    input: z.strictObject({ choices: z.array(farewellChoiceSchema).max(limits.invitation.perAccount) }),
    output: z.strictObject({}),
  },
  /** Has a copy made of everything that the caller may see; one at a time, sent again it is the same. `jobs/export-{uid}` says how it goes. `limit/too-many-requests`. */
  exportMyData: { input: z.strictObject({}), output: z.strictObject({}) },
  /** A piece of the finished copy from `offset` on, at most `limits.export.pieceBytes`, as base64. `export/not-ready`, `limit/too-many-requests`. */
  readMyExport: {
    input: z.strictObject({ offset: z.int().min(0) }),
    output: z.strictObject({ bytes: z.base64(), total: z.int().min(1) }),
  },
} as const;
export type AccountCallables = typeof accountCallables;
