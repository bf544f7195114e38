import * as z from "zod";

/** What the last run of a sweep came to. */
export const sweepStateSchema = z.strictObject({
  ranAt: z.date(),
  ms: z.int().min(0),
  /** Pieces that were worked on, and of those the ones that failed. */
  looked: z.int().min(0),
  failed: z.int().min(0),
  /** Failed so often that somebody must look at them. */
  aside: z.int().min(0),
  /** Whether time was up before all were looked at, and how many are left where somebody counted. */
  isLeftOver: z.boolean(),
  left: z.int().min(0).nullable(),
  /** Since when the one that waited longest had been due. */
  oldestDueAt: z.date().nullable(),
  /** Whether it ended with a fault of its own. */
  hasFailed: z.boolean(),
});
export type SweepState = z.output<typeof sweepStateSchema>;

/** `service/sweeps`, by name of the sweep. */
export const sweepStatesSchema = z.strictObject({ sweeps: z.record(z.string(), sweepStateSchema) });
