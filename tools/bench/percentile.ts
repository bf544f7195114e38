/** The smallest of the values that at least that share of all, e.g. 0.95, does not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}
