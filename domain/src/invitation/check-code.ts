import * as z from "zod";
import { documentIdSchema } from "../id.ts";

/** Digits and letters that nobody mistakes for another on the phone (Crockford's base 32). */
export const checkCodeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** "4F7K2MQX": the code under which `/cek` knows an invitation. */
export const checkCodeSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}$/);

/** "4F7K-2MQX", as it is read out. */
export function checkCodeText(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The code that somebody meant, or null: case, spaces, dashes and the usual confusions do not matter. */
export function readCheckCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return checkCodeSchema.safeParse(code).success ? code : null;
}

/** `checkCodes/{code}`: whose code it is. The page is looked up by the invitation, because slugs change. */
export const checkCodeEntrySchema = z.strictObject({
  invitationId: documentIdSchema,
  /** When the invitation was first published. */
  since: z.date(),
});
