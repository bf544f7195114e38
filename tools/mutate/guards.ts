import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { rootFolder, workFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";

/* Mutants of the guards by Stryker, judged by the unit tests beside them (guards.vitest.config.ts). */

/** What decides who may do what, and that unit tests hold without a suite. */
const guards = [
  "domain/src/door/{arrived-people,door-log,door-state,door-gates,verdict}.ts",
  "domain/src/team/team.ts",
  "domain/src/invitation/{invitation-status,contact-retention}.ts",
  "functions/src/operations/{dispatch,callable}.ts",
  "functions/src/platform/limits/{at-most,sender-counts}.ts",
  "functions/src/platform/secrets/{key-ring,key-value,sealed-secret,short-token,guest-token,link-mac,unlock-token}.ts",
];

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

export interface MutationResult {
  killed: number;
  survivors: string[];
  /** Those that decide as the original does, with the reason. */
  equivalent: string[];
}

/** @returns null where Stryker did not come to its end; what it said stands in the terminal */
export async function mutateGuards(signal: AbortSignal): Promise<MutationResult | null> {
  const folder = join(workFolder, "mutate");
  mkdirSync(folder, { recursive: true });
  const [settings, report] = [join(folder, "stryker.json"), join(folder, "stryker-report.json")];
  writeFileSync(
    settings,
    JSON.stringify({
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner"],
      vitest: { configFile: "tools/mutate/guards.vitest.config.ts", related: false },
      mutate: guards,
      ignorePatterns: [".janur", "docs", "web", "event-page/art", "functions/lib", "tests/e2e"],
      tempDirName: ".janur/stryker",
      reporters: ["progress-append-only", "json"],
      jsonReporter: { fileName: report },
      coverageAnalysis: "perTest",
      concurrency: 2,
    }),
  );
  const { code } = await runProcess("stryker", ["run", settings], { show: true, signal });
  if (code !== 0) return null;
  const { files } = reportSchema.parse(JSON.parse(readFileSync(report, "utf8")));
  const result: MutationResult = { killed: 0, survivors: [], equivalent: [] };
  for (const [file, { source, mutants }] of Object.entries(files)) {
    for (const { status, mutatorName, location, replacement = "" } of mutants) {
      if (status === "Killed" || status === "Timeout") result.killed += 1;
      else if (status === "Survived" || status === "NoCoverage") {
        const line = source.split("\n")[location.start.line - 1]?.trim() ?? "";
        const where = `${file.replace(`${rootFolder}/`, "")}:${String(location.start.line)}`;
        const seen = status === "NoCoverage" ? "no test runs it" : "survived";
        result.survivors.push(
          `${where} ${mutatorName} (${seen}): ${line} → ${replacement.replace(/\s+/g, " ").slice(0, 80)}`,
        );
      }
    }
  }
  return result;
}
