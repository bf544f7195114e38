import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import { documentIdSchema, uidSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { textSchema } from "../text/text.ts";

/** What becomes of an invitation when the account of its owner goes. */
export const farewellChoiceSchema = z.strictObject({
  invitationId: documentIdSchema,
  /** The editor who owns it from then on; null when it goes as well. */
  heir: uidSchema.nullable(),
});
export type FarewellChoice = z.infer<typeof farewellChoiceSchema>;

/** Operations about the caller's own account as a whole; part of `hostCallables`. */
export const accountCallables = {
  /** Ends the sessions of every device of the account; tokens that are out live for an hour at most. */
  signOutEverywhere: {
    capability: null,
    about: "account",
    input: z.strictObject({}),
    output: z.strictObject({}),
  },
  /** Stores the account's photo anew, a square WebP without anything but the picture, and removes earlier ones; null only removes. The path is one of our own origin. `input/invalid` for what is no JPEG, PNG or WebP, `limit/too-many-requests`. */
  saveProfilePhoto: {
    capability: null,
    about: "account",
    input: z.strictObject({ picture: z.base64().min(1).max(limits.account.photo.characters).nullable() }),
    output: z.strictObject({ path: z.string().nullable() }),
  },
  /** Closes the account at once and has everything of it erased. Needs a sign-in of the last minutes and a choice for each invitation that the caller owns. `auth/sign-in-again`, `account/choices-changed`, `staff/last-admin`. */
  deleteMyAccount: {
    capability: null,
    about: "account",
    input: z.strictObject({ choices: z.array(farewellChoiceSchema).max(limits.invitation.perAccount) }),
    output: z.strictObject({}),
  },
  /** What somebody says against the closing of their own account, for the staff to read; the one operation that a closed account may call. `limit/too-many-requests`. */
  appealClosure: {
    capability: null,
    about: "closed-account",
    input: z.strictObject({
      /** Made once by the caller, so that sending again is the same message. */
      messageId: documentIdSchema,
      text: textSchema(limits.account.appeal).min(1),
    }),
    output: z.strictObject({}),
  },
  /** Has a copy made of everything that the caller may see; one at a time, sent again it is the same. `jobs/export-{uid}` says how it goes. `limit/too-many-requests`. */
  exportMyData: { capability: null, about: "account", input: z.strictObject({}), output: z.strictObject({}) },
  /** A piece of the finished copy from `offset` on, at most `limits.export.pieceBytes`, as base64. `export/not-ready`, `limit/too-many-requests`. */
  readMyExport: {
    capability: null,
    about: "account",
    input: z.strictObject({ offset: z.int().min(0) }),
    output: z.strictObject({ bytes: z.base64(), total: z.int().min(1) }),
  },
} as const satisfies HostContracts;
export type AccountCallables = typeof accountCallables;
