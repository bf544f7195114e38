import { percentile } from "./percentile.ts";

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
