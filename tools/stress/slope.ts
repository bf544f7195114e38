/**
 * How much a series rose over its length, as a share of its median: the median of the slopes between all pairs of its
 * values, which a few values far off do not move (Theil and Sen).
 * https://en.wikipedia.org/wiki/Theil%E2%80%93Sen_estimator
 */
export function risen(values: readonly number[]): number {
  const slopes = values.flatMap((value, at) =>
    values.slice(at + 1).map((later, step) => (later - value) / (step + 1)),
  );
  const middle = median(values);
  return middle === 0 ? 0 : (median(slopes) * (values.length - 1)) / middle;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
