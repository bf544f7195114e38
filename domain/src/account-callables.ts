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
} as const;
export type AccountCallables = typeof accountCallables;
