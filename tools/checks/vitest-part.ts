import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import * as z from "zod";
import { rootFolder, workFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";
import { shardArguments } from "./shard.ts";
import { failure, nothing, type Outcome } from "./outcome.ts";

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Counts a report of Vitest: a file that did not load counts as one failure, and so does a skipped test. */
export function countVitest(json: unknown, exitCode: number): Outcome {
  const parsed = report.parse(json);
  const unloaded = parsed.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failed = parsed.numFailedTests + parsed.numPendingTests + parsed.numTodoTests + unloaded.length;
  // Vitest also fails for errors outside of any test, which its figures do not show.
  if (failed === 0 && exitCode !== 0)
    return { ...failure("an error outside of all tests"), passed: parsed.numPassedTests };
  const notPassed = parsed.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== "passed")
      .map(({ status, fullName, failureMessages }) =>
        [`${relative(rootFolder, name)} > ${fullName} (${status})`, ...(failureMessages ?? [])].join("\n"),
      ),
  );
  const reasons = [
    ...unloaded.map(({ name, message }) => `${relative(rootFolder, name)}\n${message ?? "did not load"}`),
    ...notPassed,
  ];
  return { ...nothing, passed: parsed.numPassedTests, failed, reasons };
}

/** Runs the projects of vitest.config.ts whose names begin like this, showing their own output. */
export async function runVitest(
  project: "unit" | "emulator" | "proof" | "scale",
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
    ...(project === "emulator" ? shardArguments(process.env["JANUR_SHARD"]) : []),
  ];
  const { code } = await runProcess("vitest", [...args, ...options.words], {
    environment: options.environment,
    show: true,
    signal: options.signal,
  });
  if (!existsSync(file)) return code === 0 ? nothing : failure(`${project} tests wrote no report`);
  const outcome = countVitest(JSON.parse(readFileSync(file, "utf8")), code);
  rmSync(file);
  return outcome;
}
