import * as z from "zod";
import { limits } from "../limits.ts";

const changeSchema = z.strictObject({ at: z.date(), revision: z.int().min(1).nullable() });

/** The latest published change that guests must hear of: when, and of which revision they knew. */
export const toldChangeSchema = z.strictObject({
  ...changeSchema.shape,
  /** Those before it, oldest first: not everybody has heard of each. */
  before: z.array(changeSchema).max(limits.invitation.changes).default([]),
});
export type ToldChange = z.output<typeof toldChangeSchema>;

/** What there is to tell once one more change is published. */
export function withChange(
  known: ToldChange | null,
  change: { at: Date; revision: number | null },
): ToldChange {
  if (known === null) return { ...change, before: [] };
  const { before, ...latest } = known;
  return { ...change, before: [...before, latest].slice(-limits.invitation.changes) };
}

/**
 * The revision to compare with for a guest who was here, or was told, last at `knownAt`: the one before the first change
 * that they have not heard of. Who has heard of all hears of the latest again.
 * @returns null where nothing is kept to compare with
 */
export function revisionKnown({ before, ...latest }: ToldChange, knownAt: Date | null): number | null {
  const unheard = [...before, latest].find(({ at }) => knownAt === null || at > knownAt);
  return (unheard ?? latest).revision;
}
