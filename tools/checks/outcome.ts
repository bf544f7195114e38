import { stripVTControlCharacters } from "node:util";

/** What a part of the run found. Every check, test and budget row counts as one. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What failed and why, as far as it is known: one text each, its first line the name. */
  reasons: readonly string[];
  /** Browser tests that passed only at the second try, with what failed first. */
  unsteady: readonly string[];
}

export const nothing: Outcome = { passed: 0, failed: 0, reasons: [], unsteady: [] };

export function sum(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (total, { passed, failed, reasons, unsteady }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      reasons: [...total.reasons, ...reasons],
      unsteady: [...total.unsteady, ...unsteady],
    }),
    nothing,
  );
}

/** One check as an outcome. */
export function single(passed: boolean, reason: string): Outcome {
  return passed ? { ...nothing, passed: 1 } : failure(reason);
}

/** @param reason what failed in its first line, why in those after it */
export function failure(reason: string): Outcome {
  return { ...nothing, failed: 1, reasons: [reason] };
}

const mostReasons = 20;
const mostLines = 12;
const longestLine = 300;

/** What failed once more, short, for the end of a run: who reads only that finds it there. */
export function summary(reasons: readonly string[]): string {
  const left = reasons.length - mostReasons;
  return [
    ...reasons.slice(0, mostReasons).map(shortened),
    ...(left > 0 ? [`and ${String(left)} more`] : []),
  ].join("\n");
}

function shortened(reason: string): string {
  const [name, ...why] = stripVTControlCharacters(reason)
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("node_modules"))
    .slice(0, mostLines)
    .map((line) => line.slice(0, longestLine));
  return [`✗ ${name ?? "without a name"}`, ...why.map((line) => `    ${line}`)].join("\n");
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
