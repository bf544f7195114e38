import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { rootFolder, workFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";
import { whyEquivalent } from "./equivalent.ts";
import { guardGroups, type GuardGroup } from "./guard-groups.ts";
import { described } from "./mutant.ts";

/* Mutants of the guards by Stryker, judged by the unit tests beside them (guard-groups.ts). */

const positionSchema = z.object({ line: z.number(), column: z.number() });
const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          mutatorName: z.string(),
          replacement: z.string().optional(),
          location: z.object({ start: positionSchema, end: positionSchema }),
        }),
      ),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

export interface MutationResult {
  killed: number;
  survivors: string[];
  /** Those that decide as the original does, with the reason. */
  equivalent: string[];
}

/** @returns null where Stryker did not come to its end; what it said stands in the terminal */
export async function mutateGuards(
  groups: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<MutationResult | null> {
  const result: MutationResult = { killed: 0, survivors: [], equivalent: [] };
  for (const one of guardGroups.filter(({ name }) => groups?.includes(name) !== false)) {
    const report = await stryker(one, signal);
    if (report === null) return null;
    addTo(result, report);
  }
  return result;
}

async function stryker({ name, guards }: GuardGroup, signal: AbortSignal): Promise<Report | null> {
  const folder = join(workFolder, "mutate");
  mkdirSync(folder, { recursive: true });
  const [settings, report] = [join(folder, `${name}.json`), join(folder, `${name}-report.json`)];
  writeFileSync(
    settings,
    JSON.stringify({
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner", join(import.meta.dirname, "shapes-ignorer.ts")],
      ignorers: ["shapes"],
      vitest: { configFile: "tools/mutate/guards.vitest.config.ts", related: false },
      mutate: guards,
      ignorePatterns: [".janur", "docs", "web", "event-page/art", "functions/lib", "tests/e2e"],
      tempDirName: `.janur/stryker-${name}`,
      reporters: ["progress-append-only", "json"],
      jsonReporter: { fileName: report },
      coverageAnalysis: "perTest",
      concurrency: 2,
      // What neither its code nor its tests have changed since is not judged again.
      incremental: true,
      incrementalFile: join(folder, `${name}-known.json`),
      // A busy machine is no test that noticed.
      timeoutMS: 30_000,
    }),
  );
  const environment = { JANUR_GUARDS: name };
  const { code } = await runProcess("stryker", ["run", settings], { show: true, environment, signal });
  return code === 0 ? reportSchema.parse(JSON.parse(readFileSync(report, "utf8"))) : null;
}

function addTo(result: MutationResult, { files }: Report): void {
  for (const [path, { source, mutants }] of Object.entries(files)) {
    const file = path.replace(`${rootFolder}/`, "");
    for (const { status, mutatorName, location, replacement = "" } of mutants) {
      if (status === "Killed" || status === "Timeout") result.killed += 1;
      else if (status === "Survived" || status === "NoCoverage") {
        const [start, end] = [offsetOf(source, location.start), offsetOf(source, location.end)];
        const line = described(source, { start, end, replacement, kind: mutatorName });
        const reason = whyEquivalent(line);
        const seen = status === "NoCoverage" ? " (no test runs it)" : "";
        if (reason === null) result.survivors.push(`${file}:${line}${seen}`);
        else result.equivalent.push(`${file}:${line}: ${reason}`);
      }
    }
  }
}

/** Of a place that counts lines and columns from one. */
function offsetOf(source: string, { line, column }: z.infer<typeof positionSchema>): number {
  const before = source.split("\n").slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
