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

/** Folders whose imports have a direction. */
const packages = ["domain/src", "door/src", "event-page/src", "functions/src", "web/src", "tools", "tests"];

/** As `.dependency-cruiser.js` has them, from the lowest to the highest; of the workshop one feature a level. */
const layers = ["platform", "store", "notify", "nouns", "lifecycle", "pages", "operations"];
const workshop = ["invitation", "draft", "media", "versions", "editor", "invitation-settings"];

/**
 * The negative test of each rule: one forbidden import, in a small repository of their own. Without them, an import that
 * the tool does not read, or a rule whose pattern no longer fits, would look like a clean result.
 */
const forbiddenImports: Readonly<Record<string, { from: string; imports: string }>> = {
  "no-cycles": { from: "domain/src/cycle.ts", imports: "./cycle.ts" },
  resolvable: { from: "domain/src/lost.ts", imports: "./nowhere.ts" },
  "no-barrels": { from: "domain/src/through-a-barrel.ts", imports: "./index.ts" },
  "domain-needs-zod-only": { from: "domain/src/crossing.ts", imports: "../../event-page/src/plain.ts" },
  "event-page-needs-domain-and-react-only": {
    from: "event-page/src/crossing.ts",
    imports: "../../tools/plain.ts",
  },
  "door-needs-domain-and-its-own-libraries-only": {
    from: "door/src/crossing.ts",
    imports: "../../event-page/src/plain.ts",
  },
  "functions-never-import-web": { from: "functions/src/crossing.ts", imports: "../../web/src/lib/plain.ts" },
  "web-never-imports-functions": {
    from: "web/src/lib/server.ts",
    imports: "../../../functions/src/plain.ts",
  },
  "rooms-never-import-tools-or-tests": { from: "functions/src/tooled.ts", imports: "../../tools/plain.ts" },
  ...layerImports("functions-%-imports-lower-layers-only", "functions/src", layers),
  "features-stay-apart": { from: "web/src/features/guest/crossing.ts", imports: "../rsvp/plain.ts" },
  "workshop-stays-apart": { from: "web/src/features/editor/astray.ts", imports: "../rsvp/plain.ts" },
  ...layerImports("workshop-%-imports-lower-levels-only", "web/src/features", workshop),
  "features-below-app": { from: "web/src/features/guest/upward.ts", imports: "../../app/plain.ts" },
  "ui-below-features": { from: "web/src/ui/upward.ts", imports: "../features/rsvp/plain.ts" },
  "lib-below-ui": { from: "web/src/lib/upward.ts", imports: "../ui/plain.ts" },
  "only-data-talks-to-firebase": { from: "web/src/features/guest/form.ts", imports: "firebase/auth" },
};

/** One import of the next higher layer for each rule. */
function layerImports(rule: string, folder: string, order: readonly string[]) {
  return Object.fromEntries(
    order
      .slice(0, -1)
      .map((layer, index) => [
        rule.replace("%", layer),
        { from: `${folder}/${layer}/upward.ts`, imports: `../${order[index + 1] ?? ""}/plain.ts` },
      ]),
  );
}

/** No circle of files, but one of their folders. */
const folderCircle = [
  ["domain/src/one/begin.ts", "../two/begin.ts"],
  ["domain/src/two/begin.ts", "../two/end.ts"],
  ["domain/src/two/end.ts", "../one/end.ts"],
  ["domain/src/one/end.ts", "../index.ts"],
] as const;

const innocent = [
  "domain/src/index.ts",
  "event-page/src/plain.ts",
  "functions/src/plain.ts",
  ...layers.map((layer) => `functions/src/${layer}/plain.ts`),
  ...workshop.map((feature) => `web/src/features/${feature}/plain.ts`),
  "tools/plain.ts",
  "web/src/app/plain.ts",
  "web/src/ui/plain.ts",
  "web/src/lib/plain.ts",
  "web/src/features/rsvp/plain.ts",
];

const configs = [".dependency-cruiser.js", ".dependency-cruiser.folders.js"];

/** What all rules say about the imports below a folder. */
async function cruise(folder: string): Promise<Report> {
  const reports = await Promise.all(configs.map((name) => cruiseWith(join(rootFolder, name), folder)));
  return {
    totalCruised: Math.min(...reports.map(({ totalCruised }) => totalCruised)),
    violations: reports.flatMap(({ violations }) => violations),
  };
}

async function cruiseWith(config: string, folder: string): Promise<Report> {
  const args = ["--config", config, "--output-type", "json", "--no-progress", ...packages];
  const { output } = await runProcess("depcruise", args, {
    cwd: folder,
    onlyStandardOutput: true,
    show: "errors",
  });
  if (output === "") throw new PlainError("dependency-cruiser did not run; its message is above.");
  return report.parse(JSON.parse(output)).summary;
}

/** Builds the small repository of forbidden imports and returns the names of the rules that did not see theirs. */
export async function blindRules(): Promise<string[]> {
  const repository = join(workFolder, "forbidden-imports");
  rmSync(repository, { recursive: true, force: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), text);
  };
  for (const room of packages) mkdirSync(join(repository, room), { recursive: true });
  for (const file of ["tsconfig.json", "tsconfig.base.json"])
    cpSync(join(rootFolder, file), join(repository, file));
  for (const path of innocent) write(path, "export const plain = 1;\n");
  for (const [path, imports] of folderCircle) write(path, `export * from "${imports}";\n`);
  for (const { from, imports } of Object.values(forbiddenImports))
    write(from, `export * from "${imports}";\n`);

  const { violations } = await cruise(repository);
  const ruleNames = new Set(violations.map(({ rule, from }) => `${rule.name} ${from}`));
  const expected = Object.entries(forbiddenImports).map(([name, { from }]) => ({ name, from }));
  expected.push({ name: "no-circles-between-folders", from: "domain/src/one" });
  return expected.filter(({ name, from }) => !ruleNames.has(`${name} ${from}`)).map(({ name }) => name);
}

/** Checks every import of the repository, and that the check itself is awake. */
export async function checkImportBoundaries(): Promise<{ ok: boolean; output: string }> {
  const [blind, { totalCruised, violations }] = await Promise.all([blindRules(), cruise(rootFolder)]);
  const lines = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  if (blind.length > 0) lines.push(`Rules that did not see what they forbid: ${blind.join(", ")}`);
  if (totalCruised === 0) lines.push("No module was read at all.");
  return { ok: lines.length === 0, output: [...lines, `${String(totalCruised)} modules read.`].join("\n") };
}
