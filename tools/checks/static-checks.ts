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

/** Every tsconfig of the house; a new workspace is found by itself. */
function tsconfigs(): string[] {
  return globSync("{*/art/,*/,}tsconfig.json", { cwd: rootFolder }).sort();
}

/** Rules that know types keep a whole room in memory, so that all rooms at once would not fit. */
function lintedFolders(): { name: string; paths: string[] }[] {
  const large = ["web", "functions"];
  const ignored = large.flatMap((room) => ["--ignore-pattern", room]);
  return [...large.map((name) => ({ name, paths: [name] })), { name: "all else", paths: [".", ...ignored] }];
}

function lint(name: string, paths: readonly string[]) {
  const cache = join(".janur", `lint-${name.replaceAll(" ", "-")}`);
  return program("eslint", "--cache", "--cache-strategy", "content", "--cache-location", cache, ...paths);
}

/** Slowest first, so that two cores end together. */
export const staticChecks: readonly Check[] = [
  ...lintedFolders().map(({ name, paths }) => ({ name: `lint of ${name}`, run: () => lint(name, paths) })),
  ...tsconfigs().map((path) => ({
    name: `types of ${path}`,
    run: () => program("tsc", "-p", path, "--pretty", "false"),
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
