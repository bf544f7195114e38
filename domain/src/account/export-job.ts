import * as z from "zod";
import { documentIdSchema, uidSchema } from "../id.ts";
import { languageSchema } from "../text/language.ts";

/** `asked` and `working` are on their way; `ready` may be fetched until it is forgotten; `failed` may be asked for again. */
export const exportStates = ["asked", "working", "ready", "failed"] as const;

/** `jobs/export-{uid}`: the copy of everything that an account may see. An account has one at a time; its owner watches it. */
export const exportJobSchema = z.strictObject({
  kind: z.literal("export"),
  account: uidSchema,
  state: z.enum(exportStates),
  /** Of the mail that says it is ready. */
  language: languageSchema,
  askedAt: z.date(),
  /** Invitations that it takes in, and the folder of each; null until somebody works on it. */
  invitations: z.array(z.strictObject({ id: documentIdSchema, folder: z.string() })).nullable(),
  /** Tables that are written down so far. */
  done: z.int().min(0),
  /** Attempts that failed. */
  failures: z.int().min(0),
  /** Of the finished file; null before. */
  bytes: z.int().min(0).nullable(),
  /** When somebody must look at it: to work on it, or to forget it. */
  dueAt: z.date(),
});
export type ExportJob = z.output<typeof exportJobSchema>;
export type ExportState = ExportJob["state"];

export function exportJobId(uid: string): string {
  return `export-${uid}`;
}
