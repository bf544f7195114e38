import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { workFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";
import type { Outcome } from "./outcome.ts";

const report = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Counts a report of Playwright: skipped and flaky tests are failures, and so is an error outside of any test. */
export function countPlaywright(json: unknown, exitCode: number): Outcome {
  const { errors, stats } = report.parse(json);
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** Runs the browser tests against the suite that the environment names. */
export async function runBrowserTests(options: {
  words: readonly string[];
  environment: Readonly<Record<string, string>>;
  signal: AbortSignal;
}): Promise<Outcome> {
  mkdirSync(workFolder, { recursive: true });
  const file = join(workFolder, `playwright-${String(process.pid)}.json`);
  const { code } = await runProcess(
    "playwright",
    ["test", "--reporter=list,json", "--pass-with-no-tests", ...options.words],
    {
      environment: { ...options.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      show: true,
      signal: options.signal,
    },
  );
  if (!existsSync(file)) return { passed: 0, failed: code === 0 ? 0 : 1 };
  const outcome = countPlaywright(JSON.parse(readFileSync(file, "utf8")), code);
  rmSync(file);
  return outcome;
}
