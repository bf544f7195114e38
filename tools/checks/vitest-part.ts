import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { workFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";
import type { Outcome } from "./outcome.ts";

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** Counts a report of Vitest: a file that did not load counts as one failure, and so does a skipped test. */
export function countVitest(json: unknown, exitCode: number): Outcome {
  const parsed = report.parse(json);
  const unloaded = parsed.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
  const failed = parsed.numFailedTests + parsed.numPendingTests + parsed.numTodoTests + unloaded;
  // Vitest also fails for errors outside of any test, which its figures do not show.
  return { passed: parsed.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** Runs the projects of vitest.config.ts whose names begin like this, showing their own output. */
export async function runVitest(
  project: "unit" | "emulator" | "proof",
  options: { words: readonly string[]; environment: Readonly<Record<string, string>>; signal: AbortSignal },
): Promise<Outcome> {
  mkdirSync(workFolder, { recursive: true });
  const file = join(workFolder, `vitest-${project}-${String(process.pid)}.json`);
  const args = [
    "run",
    "--project",
    `${project}*`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  const { code } = await runProcess("vitest", [...args, ...options.words], {
    environment: options.environment,
    show: true,
    signal: options.signal,
  });
  if (!existsSync(file)) return { passed: 0, failed: code === 0 ? 0 : 1 };
  const outcome = countVitest(JSON.parse(readFileSync(file, "utf8")), code);
  rmSync(file);
  return outcome;
}
