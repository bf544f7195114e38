/** What a part of the run found. Every check, test and budget row counts as one. */
export interface Outcome {
  passed: number;
  failed: number;
}

export const nothing: Outcome = { passed: 0, failed: 0 };

export function sum(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    nothing,
  );
}

/** One check as an outcome. */
export function single(passed: boolean): Outcome {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The last line of the run. */
export function lastLine({ passed, failed }: Outcome): string {
  return `${String(passed)} passed, ${String(failed)} failed`;
}

/** Milliseconds as `4.2 s` or `1 min 05 s`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60))} min ${String(whole % 60).padStart(2, "0")} s`;
}
