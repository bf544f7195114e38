import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";
import { suiteAddress } from "../emulators/suite.ts";

const rounds = 9;

/** What functions usually load: the yardstick of budget P11. */
const usualModules = [
  "firebase-functions",
  "firebase-functions/v2/https",
  "firebase-admin/app",
  "firebase-admin/auth",
  "firebase-admin/firestore",
  "firebase-admin/storage",
];

async function milliseconds(
  imports: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number> {
  const script = `const from = performance.now();
    for (const name of ${JSON.stringify(imports)}) await import(name);
    process.stdout.write(String(performance.now() - from)); process.exit(0);`;
  const { output } = await runProcess("node", ["--input-type=module", "--eval", script], {
    cwd: join(rootFolder, "functions"),
    environment,
    onlyStandardOutput: true,
  });
  return z.coerce.number().parse(output);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** P11: module load of the page function against the usual set of SDKs, medians of alternating runs. */
export async function run(): Promise<string> {
  const { environment } = suiteAddress(0);
  const library = join(rootFolder, "functions", "lib");
  // The service loads its own part with its first request, so that part counts, too.
  const parts = globSync("chunks/serve-event-page-*.js", { cwd: library });
  if (parts.length !== 1) throw new Error(`One chunk of the page was expected, not ${parts.length}.`);
  const page = ["index.js", ...parts].map((file) => pathToFileURL(join(library, file)).href);
  const ours: number[] = [];
  const usual: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    usual.push(await milliseconds(usualModules, environment));
    ours.push(
      await milliseconds(page, { ...environment, FUNCTION_TARGET: "eventPage", K_SERVICE: "eventpage" }),
    );
  }
  const ratio = median(ours) / median(usual);
  return `P11 module load: ${median(ours).toFixed(0)} ms against ${median(usual).toFixed(0)} ms, ${ratio.toFixed(2)}× (gate 0.75×, aim 0.25×)`;
}
