import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { workFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";
import { shardArguments } from "./shard.ts";
import { failure, nothing, type Outcome } from "./outcome.ts";

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
});
interface SuiteReport {
  specs?: z.infer<typeof spec>[] | undefined;
  suites?: SuiteReport[] | undefined;
}
const suite: z.ZodType<SuiteReport> = z.lazy(() =>
  z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }),
);
const report = z.object({
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(suite).default([]),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** So many tests of a run may need a second try; more of them say that the product or its tests are unsteady (docs/decisions/059). */
const mostUnsteady = 2;

/**
 * Counts a report of Playwright. Skipped tests are failures, and so is an error outside of any test. Tests that passed
 * at the second try are named; where there are more than two they are failures too.
 */
export function countPlaywright(json: unknown, exitCode: number): Outcome {
  const { errors, stats, suites } = report.parse(json);
  const isUnsteady = stats.flaky > mostUnsteady;
  const failed = stats.unexpected + stats.skipped + errors.length + (isUnsteady ? stats.flaky : 0);
  if (failed === 0 && exitCode !== 0)
    return { ...failure("an error outside of all tests"), passed: stats.expected };
  const flaky = suites.flatMap((one) => testsWith(one, ["flaky"]));
  const reasons = [
    ...errors.map(({ message }) => `outside of all tests\n${message ?? ""}`),
    ...suites.flatMap((one) => testsWith(one, ["unexpected", "skipped"])),
    ...(isUnsteady ? flaky : []),
  ];
  return isUnsteady
    ? { ...nothing, passed: stats.expected, failed, reasons }
    : { passed: stats.expected + stats.flaky, failed, reasons, unsteady: flaky };
}

function testsWith({ specs = [], suites = [] }: SuiteReport, wanted: readonly string[]): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => wanted.includes(status))
      .map(({ projectName, status, results }) => {
        const messages = results.map(({ error }) => error?.message ?? "");
        return [`[${projectName}] ${file}:${String(line)} > ${title} (${status})`, ...messages].join("\n");
      }),
  );
  return [...own, ...suites.flatMap((one) => testsWith(one, wanted))];
}

/** Runs the browser tests against the suite that the environment names. */
export async function runBrowserTests(options: {
  words: readonly string[];
  environment: Readonly<Record<string, string>>;
  signal: AbortSignal;
}): Promise<Outcome> {
  mkdirSync(workFolder, { recursive: true });
  const file = join(workFolder, `playwright-${String(process.pid)}.json`);
  const shard = shardArguments(process.env["JANUR_SHARD"]);
  const { code } = await runProcess(
    "playwright",
    ["test", "--reporter=list,json", "--pass-with-no-tests", ...shard, ...options.words],
    {
      environment: { ...options.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      show: true,
      signal: options.signal,
    },
  );
  if (!existsSync(file)) return code === 0 ? nothing : failure("browser tests wrote no report");
  const outcome = countPlaywright(JSON.parse(readFileSync(file, "utf8")), code);
  rmSync(file);
  return outcome;
}
