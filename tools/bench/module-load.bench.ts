import { globSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";
import { suiteAddress } from "../emulators/suite.ts";
import { median } from "./median.ts";

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

/** Milliseconds by the clock, and of the processor: on a busy machine the latter is the steadier. */
const times = z.object({ clock: z.number(), processor: z.number() });
type Times = z.infer<typeof times>;

/** @param load statements of a module in `functions/` */
async function loadTimes(load: string, environment: Readonly<Record<string, string>>): Promise<Times> {
  const script = `const from = performance.now(), before = process.cpuUsage();
    ${load}
    const { user, system } = process.cpuUsage(before);
    process.stdout.write(JSON.stringify({ clock: performance.now() - from, processor: (user + system) / 1000 }));
    process.exit(0);`;
  const { output } = await runProcess("node", ["--input-type=module", "--eval", script], {
    cwd: join(rootFolder, "functions"),
    environment,
    onlyStandardOutput: true,
  });
  return times.parse(JSON.parse(output));
}

/** P11: module load of the page function against the usual set of SDKs, medians of alternating runs. */
export async function run(): Promise<string> {
  const { environment } = suiteAddress(0);
  const library = join(rootFolder, "functions", "lib");
  // The service loads its own part with its first request, so that part counts, too.
  const parts = globSync("chunks/serve-event-page-*.js", { cwd: library });
  if (parts.length !== 1) throw new Error(`One chunk of the page was expected, not ${parts.length}.`);
  // As the runtime does: the package's entry, asked for the function that FUNCTION_TARGET names.
  const page = `const { eventPage } = (await import("./lib/index.cjs")).default;
    if (eventPage.__endpoint === undefined) throw new Error("no function");
    await import(${JSON.stringify(`./lib/${parts.join("")}`)});`;
  const sdks = usualModules.map((name) => `await import(${JSON.stringify(name)});`).join("\n");
  const ours: Times[] = [];
  const usual: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    usual.push(await loadTimes(sdks, environment));
    ours.push(
      await loadTimes(page, { ...environment, FUNCTION_TARGET: "eventPage", K_SERVICE: "eventpage" }),
    );
  }
  const line = (name: keyof Times) => {
    const middle = (all: readonly Times[]) => median(all.map((value) => value[name]));
    return `${middle(ours).toFixed(0)} ms against ${middle(usual).toFixed(0)} ms, ${(middle(ours) / middle(usual)).toFixed(2)}×`;
  };
  return `P11 module load: ${line("clock")} (gate 0.75×, aim 0.35×)\n    of the processor: ${line("processor")}`;
}
