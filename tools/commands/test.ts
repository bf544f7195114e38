import { globSync, readFileSync } from "node:fs";
import { budgetNames, runBudgets } from "../budgets/run-budgets.ts";
import { buildAll, bundleEventPage } from "../build/build-all.ts";
import { runBrowserTests } from "../checks/browser-part.ts";
import { OutsideLog } from "../checks/outside-log.ts";
import { duration, failure, lastLine, nothing, sum, summary, type Outcome } from "../checks/outcome.ts";
import { partNames, select, type PartName, type Selection } from "../checks/selection.ts";
import { runStaticChecks, staticChecks } from "../checks/static-checks.ts";
import { suiteFaults } from "../checks/suite-faults.ts";
import { runVitest } from "../checks/vitest-part.ts";
import { catchInterrupts } from "../emulators/interrupts.ts";
import { findFreeOffset } from "../emulators/ports.ts";
import { seedSuite } from "../emulators/seeded-suite.ts";
import { startSuite, type Suite } from "../emulators/suite.ts";
import { warmServices } from "../emulators/warm-services.ts";
import { rootFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * `npm test [-- <words>]`: static checks, unit tests, then against one suite on free ports of its own emulator tests,
 * browser tests and budgets. The last line is `N passed, N failed`.
 */
export async function run(args: string[]): Promise<number> {
  const started = performance.now();
  const { signal } = catchInterrupts();
  const selection = select(args, inventory());
  if (selection.parts.size === 0)
    throw new PlainError(`No test, check or budget has "${args.join('" or "')}" in its name.`);
  const outside = new OutsideLog();
  const times: string[] = [];
  const part: RunPart = async (name, work) => {
    if (signal.aborted) return failure(`${name}: interrupted`);
    say(`\n── ${name} ──`);
    const from = performance.now();
    const outcome = await work().catch((error: unknown) => {
      const reason =
        error instanceof PlainError ? error.message : String(error instanceof Error ? error.stack : error);
      say(`  ✗ ${reason}`);
      return failure(`${name}\n${reason}`);
    });
    times.push(`${name} ${duration(performance.now() - from)} (${lastLine(outcome)})`);
    return outcome;
  };

  const outcomes: Outcome[] = [];
  await bundleEventPage(say);
  if (selection.parts.has("static"))
    outcomes.push(await part("static", () => runStaticChecks(selection.words)));
  if (selection.parts.has("unit")) {
    outcomes.push(
      await part("unit", () =>
        runVitest("unit", { words: selection.words, environment: outside.environment, signal }),
      ),
    );
  }
  outcomes.push(await runAgainstSuite({ selection, part, outside, signal }));
  outcomes.push(outside.check(say));

  const total = sum(outcomes);
  if (total.failed > 0) say(`\n── what failed ──\n${summary(total.reasons)}`);
  if (total.unsteady.length > 0) say(`\n── passed only at the second try ──\n${summary(total.unsteady)}`);
  say(`\n${times.join("\n")}\nall ${duration(performance.now() - started)}`);
  say(lastLine(total));
  return total.failed === 0 ? 0 : 1;
}

type RunPart = (name: PartName | "suite", work: () => Promise<Outcome>) => Promise<Outcome>;

/** The names that words can choose from. */
function inventory(): Record<PartName, string[]> {
  const files = (pattern: string) =>
    globSync(pattern, { cwd: rootFolder, exclude: (name) => /node_modules|\.janur/.test(name) });
  const emulator = [...files("**/*.emulator.test.ts"), ...files("tests/rules/**/*.test.ts")];
  return {
    static: staticChecks.map(({ name }) => name),
    unit: files("**/*.test.{ts,tsx}").filter((file) => !emulator.includes(file)),
    emulator,
    browser: files("tests/e2e/**/*.spec.ts"),
    budgets: [...budgetNames],
  };
}

async function runAgainstSuite(options: {
  selection: Selection;
  part: RunPart;
  outside: OutsideLog;
  signal: AbortSignal;
}): Promise<Outcome> {
  const { selection, part, outside, signal } = options;
  const { parts, words } = selection;
  if (!partNames.some((name) => isServed(name) && parts.has(name))) return nothing;

  const started: { suite?: Suite; pageUrl?: string } = {};
  const outcomes: Outcome[] = [];
  try {
    const start = await part("suite", async () => {
      await buildAll(say);
      const suite = await startSuite({ offset: await findFreeOffset(), loopbackOnly: true, signal, say });
      started.suite = suite;
      const { invitationPath } = await seedSuite(suite);
      started.pageUrl = `${suite.hostingUrl}${invitationPath}`;
      say(`Emulators on ports moved by ${String(suite.offset)}; log: ${suite.logFile}`);
      return nothing;
    });
    outcomes.push(start);
    const { suite, pageUrl } = started;
    if (suite === undefined || pageUrl === undefined || start.failed > 0) return sum(outcomes);

    const environment = { ...suite.environment, ...outside.environment };
    if (parts.has("emulator")) {
      outcomes.push(await part("emulator", () => runVitest("emulator", { words, environment, signal })));
    }
    if (parts.has("browser")) {
      await warmServices(suite.hostingUrl, new URL(pageUrl).pathname);
      outcomes.push(await part("browser", () => runBrowserTests({ words, environment, signal })));
    }
    if (parts.has("budgets")) {
      outcomes.push(
        await part("budgets", async () => {
          // It draws with what the build has generated, which a clean checkout does not have yet when this file loads.
          const { publishFullPage } = await import("../budgets/full-page.ts");
          return runBudgets(words, await publishFullPage(suite));
        }),
      );
    }
  } finally {
    outside.add(started.suite?.outsideConnections() ?? []);
    await started.suite?.stop();
    if (started.suite !== undefined && sum(outcomes).failed > 0) sayFaults(started.suite);
  }
  return sum(outcomes);
}

/** A run on another machine leaves its output and no log. */
function sayFaults({ logFile }: Suite): void {
  const faults = suiteFaults(readFileSync(logFile, "utf8"));
  say(`\n── the suite's own complaints (${String(faults.length)}) ──\n${faults.join("\n")}`);
}

function isServed(name: PartName): boolean {
  return name === "emulator" || name === "browser" || name === "budgets";
}
