import { farewellChoiceSchema } from "@janur/domain/contracts/account-callables";
import { uidSchema } from "@janur/domain/id";
import { languageSchema } from "@janur/domain/text/language";
import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { documentOf } from "../../platform/google/firestore.ts";

/** `jobs/erase-{uid}`: an account on its way out; the last trace of it, and gone with the second round. */
export const erasureJobSchema = z.strictObject({
  kind: z.literal("erase"),
  account: uidSchema,
  /** Forgotten after the first round. */
  email: z.string().nullable(),
  /** In which language that address hears that it is done; null where nobody has proven that it is theirs. Forgotten with it; jobs of earlier builds have none. */
  language: languageSchema.nullable().optional(),
  choices: z.array(farewellChoiceSchema),
  round: z.union([z.literal(1), z.literal(2)]),
  /** Names of erasers that are through with this round. */
  done: z.array(z.string()),
  askedAt: z.date(),
  /** When somebody must look at it. */
  dueAt: z.date(),
});
export type ErasureJob = z.output<typeof erasureJobSchema>;

export function erasureJobId(uid: string): string {
  return `erase-${uid}`;
}

export function erasureJobDocument(uid: string) {
  return documentOf(paths.job(erasureJobId(uid)), erasureJobSchema);
}
