import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import { rootFolder, workFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";
import { runProcess } from "../run-process.ts";

const report = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string(), severity: z.string() }),
      }),
    ),
  }),
});

type Report = z.infer<typeof report>["summary"];

/** Folders whose imports are walled in. */
const rooms = ["domain/src", "event-page/src", "functions/src", "web/src", "tools", "tests"];

/**
 * One forbidden import for each rule, as files of a small house of their own: an import the tool does not read, or a
 * rule whose pattern no longer fits, would otherwise look like a clean house.
 */
const canaries: Readonly<Record<string, { from: string; imports: string }>> = {
  "no-cycles": { from: "domain/src/cycle.ts", imports: "./cycle.ts" },
  resolvable: { from: "domain/src/lost.ts", imports: "./nowhere.ts" },
  "no-barrels": { from: "domain/src/through-a-barrel.ts", imports: "./index.ts" },
  "domain-needs-zod-only": { from: "domain/src/canary.ts", imports: "../../event-page/src/plain.ts" },
  "event-page-needs-domain-and-react-only": {
    from: "event-page/src/canary.ts",
    imports: "../../tools/plain.ts",
  },
  "functions-never-import-web": { from: "functions/src/canary.ts", imports: "../../web/src/lib/plain.ts" },
  "web-never-imports-functions": {
    from: "web/src/lib/server.ts",
    imports: "../../../functions/src/plain.ts",
  },
  "rooms-never-import-tools-or-tests": { from: "functions/src/tooled.ts", imports: "../../tools/plain.ts" },
  "harness-for-tests-alone": { from: "functions/src/tested.ts", imports: "./harness/plain.ts" },
  "features-stay-apart": { from: "web/src/features/guest/canary.ts", imports: "../rsvp/plain.ts" },
  "features-below-app": { from: "web/src/features/guest/upward.ts", imports: "../../app/plain.ts" },
  "ui-below-features": { from: "web/src/ui/upward.ts", imports: "../features/rsvp/plain.ts" },
  "lib-below-ui": { from: "web/src/lib/upward.ts", imports: "../ui/plain.ts" },
  "only-data-talks-to-firebase": { from: "web/src/features/guest/form.ts", imports: "firebase/auth" },
};

const innocent = [
  "domain/src/index.ts",
  "event-page/src/plain.ts",
  "functions/src/plain.ts",
  "functions/src/harness/plain.ts",
  "tools/plain.ts",
  "web/src/app/plain.ts",
  "web/src/ui/plain.ts",
  "web/src/lib/plain.ts",
  "web/src/features/rsvp/plain.ts",
];

async function cruise(folder: string): Promise<Report> {
  const config = join(rootFolder, ".dependency-cruiser.js");
  const args = ["--config", config, "--output-type", "json", "--no-progress", ...rooms];
  const { output } = await runProcess("depcruise", args, {
    cwd: folder,
    onlyStandardOutput: true,
    show: "errors",
  });
  if (output === "") throw new PlainError("dependency-cruiser did not run; its message is above.");
  return report.parse(JSON.parse(output)).summary;
}

/** Builds the small house of canaries and returns the names of the rules that did not see theirs. */
export async function blindRules(): Promise<string[]> {
  const house = join(workFolder, "canaries");
  rmSync(house, { recursive: true, force: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  };
  for (const room of rooms) mkdirSync(join(house, room), { recursive: true });
  for (const file of ["tsconfig.json", "tsconfig.base.json"])
    cpSync(join(rootFolder, file), join(house, file));
  for (const path of innocent) write(path, "export const plain = 1;\n");
  for (const { from, imports } of Object.values(canaries)) write(from, `export * from "${imports}";\n`);

  const { violations } = await cruise(house);
  const ruleNames = new Set(violations.map(({ rule, from }) => `${rule.name} ${from}`));
  return Object.entries(canaries)
    .filter(([name, { from }]) => !ruleNames.has(`${name} ${from}`))
    .map(([name]) => name);
}

/** Checks every import of the repository, and that the check itself is awake. */
export async function checkWalls(): Promise<{ ok: boolean; output: string }> {
  const [blind, { totalCruised, violations }] = await Promise.all([blindRules(), cruise(rootFolder)]);
  const lines = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  if (blind.length > 0) lines.push(`Rules that did not see their canary: ${blind.join(", ")}`);
  if (totalCruised === 0) lines.push("No module was read at all.");
  return { ok: lines.length === 0, output: [...lines, `${String(totalCruised)} modules read.`].join("\n") };
}
