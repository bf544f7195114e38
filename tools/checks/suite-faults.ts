import { isWorthShowing } from "../emulators/suite.ts";

const mostLines = 30;
const longestLine = 400;
/** The emulators say it of every project beside the first, which tests use on purpose. */
const expected = /Multiple projectIds are not recommended/;

/**
 * What went wrong in a suite by its own log, the last of it, for whoever reads
 * only the output of a failed run: the emulators' warnings and errors, and what
 * functions logged as one.
 */
export function suiteFaults(log: string): string[] {
  return log
    .split("\n")
    .filter(isFault)
    .slice(-mostLines)
    .map((line) => line.slice(0, longestLine));
}

function isFault(line: string): boolean {
  if (expected.test(line)) return false;
  if (!isWorthShowing(line)) return /\[PROXY ERROR\]|Request to function failed|Failed to /.test(line);
  return !line.startsWith(">") || !/"severity":"(DEBUG|INFO|NOTICE)"/.test(line);
}
