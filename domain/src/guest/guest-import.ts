import * as z from "zod";
import { guestContactSchema, guestInputSchema } from "./guest.ts";
import { guestTextNames, ofGuestTexts } from "./guest-texts.ts";
import { documentIdSchema, uidSchema } from "../id.ts";
import { limits } from "../limits.ts";

/*
 * Guests out of a file: the browser reads, checks and compares it, the host
 * decides, and what is to be written comes here in chunks. A checkpoint per
 * file says how far that is, so that it can be stopped anywhere.
 */

const guest = guestInputSchema.shape;
const contact = guestContactSchema.shape;

/** What a column of a file may say of a guest. */
export const importFields = [
  "name",
  "honorific",
  "suffix",
  "phone",
  "email",
  "address",
  "origin",
  ...guestTextNames,
  "group",
  "side",
  "channel",
  "kind",
  "members",
  "seats",
  "answerCap",
  "ceremonies",
  "tags",
  "note",
] as const;
export type ImportField = (typeof importFields)[number];

/** What a row says; what it leaves out is as in an empty form, or stays as it is of a guest who is there. */
export const importedGuestSchema = z.strictObject({
  name: guest.name,
  honorific: guest.honorific.optional(),
  suffix: guest.suffix.optional(),
  origin: guest.origin.optional(),
  ...ofGuestTexts((text) => guest[text].unwrap().optional()),
  group: guest.group.optional(),
  side: guest.side.unwrap().optional(),
  channel: guest.channel.unwrap().optional(),
  kind: guest.kind.unwrap().optional(),
  members: guest.members.unwrap().optional(),
  seats: guest.seats.optional(),
  answerCap: guest.answerCap.unwrap().optional(),
  ceremonies: guest.ceremonies.unwrap().optional(),
  tags: guest.tags.unwrap().optional(),
  note: guest.note.optional(),
});

export const importedContactSchema = z.strictObject({
  phone: contact.phone.optional(),
  email: contact.email.optional(),
  address: contact.address.unwrap().optional(),
});

/** One row that is to be written. */
export const importedRowSchema = z.strictObject({
  /** Its line in the file, as the host sees it. */
  row: z.int().min(1),
  /** Of the guest who is there already; null adds one. */
  guestId: documentIdSchema.nullable(),
  guest: importedGuestSchema,
  contact: importedContactSchema,
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

/** What the host decided about a row with a double: `a` adds, `u` writes over the guest who is there, `j` makes one invitation for both, `s` leaves it out. */
export type ImportChoice = "a" | "u" | "j" | "s";

/** How the host has the file understood; kept so that the same file goes on the same way. */
export const importSetupSchema = z.strictObject({
  hasHeader: z.boolean(),
  /** Of each column. */
  columns: z.array(z.enum(importFields).nullable()).max(limits.guestImport.columns),
  /** Of each row, one letter. */
  choices: z
    .string()
    .regex(/^[aujs]*$/)
    .max(limits.guestImport.rows),
});
export type ImportSetup = z.infer<typeof importSetupSchema>;

/** What has become of the rows so far. */
export const importSummarySchema = z.strictObject({
  added: z.int().min(0),
  updated: z.int().min(0),
  /** Rows that could not be written: they say what no guest may, or the guest is gone by now. The first ones by their lines. */
  refused: z.int().min(0),
  refusedRows: z.array(z.int()).max(limits.guestImport.refusedRows),
});
export type ImportSummary = z.infer<typeof importSummarySchema>;

export const nothingImported: ImportSummary = { added: 0, updated: 0, refused: 0, refusedRows: [] };

/** `invitations/{id}/imports/{fileId}`: how far the latest import of one file is. */
export const guestImportSchema = z.strictObject({
  /** Tells an import from an earlier one of the same file; ids of added guests are made of it. */
  run: documentIdSchema,
  by: uidSchema,
  setup: importSetupSchema,
  /** Rows that are to be written, and how many of them have been. */
  total: z.int().min(1).max(limits.guestImport.rows),
  next: z.int().min(0),
  report: importSummarySchema,
  startedAt: z.date(),
  expireAt: z.date(),
});
export type GuestImport = z.infer<typeof guestImportSchema>;

/** What the id of a guest is made of whom a row adds, by SHA-256: the same row of the same import is the same guest. */
export function importedIdText(run: string, row: number): string {
  return `${run} ${String(row)}`;
}
