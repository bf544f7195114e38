import { globSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { rootFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";
import { duration, single, sum, type Outcome } from "./outcome.ts";
import { matches } from "./selection.ts";
import { checkImportBoundaries } from "./import-boundaries.ts";

interface Check {
  name: string;
  run: () => Promise<{ ok: boolean; output: string }>;
}

async function program(command: string, ...args: string[]): Promise<{ ok: boolean; output: string }> {
  const { code, output } = await runProcess(command, args, { environment: { FORCE_COLOR: "0" } });
  return { ok: code === 0, output };
}

/** What it found in a file depends on that file alone, so that files it has seen need no second look. */
function lintSyntax() {
  const cache = ["--cache", "--cache-strategy", "content", "--cache-location", join(".janur", "lint")];
  return program("eslint", ...cache, "--max-warnings", "0", ".");
}

/** TypeScript's compiler in machine code; the `tsc` beside it is there for the linters that read syntax trees. */
const nativeCompiler = join(rootFolder, "node_modules", "typescript7", "bin", "tsc");

/** Every tsconfig of the house; a new workspace is found by itself. */
function tsconfigs(): string[] {
  return globSync("{*/art/,*/,}tsconfig.json", { cwd: rootFolder }).sort();
}

/** Slowest first, so that two cores end together. */
export const staticChecks: readonly Check[] = [
  { name: "lint by types", run: () => program("oxlint", "--type-aware", "--deny-warnings") },
  { name: "lint by syntax", run: lintSyntax },
  ...tsconfigs().map((path) => ({
    name: `types of ${path}`,
    // One checker: each of them makes the types of this house anew, which costs more than it saves on two cores.
    run: () => program(process.execPath, nativeCompiler, "-p", path, "--checkers", "1", "--pretty", "false"),
  })),
  { name: "import boundaries", run: checkImportBoundaries },
  { name: "format", run: () => program("prettier", "--check", "--log-level", "warn", ".") },
  { name: "dead code", run: () => program("knip", "--no-progress", "--no-config-hints") },
];

/** Runs the checks whose names match, as many at once as there are cores, and prints what failed. */
export async function runStaticChecks(words: readonly string[]): Promise<Outcome> {
  const waiting = staticChecks.filter(({ name }) => matches(name, words));
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const started = performance.now();
      const { ok, output } = await check
        .run()
        .catch((error: unknown) => ({ ok: false, output: String(error) }));
      outcomes.push(single(ok, `${check.name}\n${output}`));
      process.stdout.write(`  ${ok ? "✓" : "✗"} ${check.name} (${duration(performance.now() - started)})\n`);
      if (!ok) process.stdout.write(`${output.trimEnd().replaceAll(/^/gm, "    ")}\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(cpus().length, 4)) }, work));
  return sum(outcomes);
}
