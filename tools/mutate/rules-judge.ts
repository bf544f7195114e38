import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { switchesProject } from "../../tests/rules/environment.ts";
import { rootFolder, workFolder } from "../folders.ts";
import { collectTests } from "./collect-tests.ts";
import { whyEquivalent } from "./equivalent.ts";
import { handOutRules } from "./hand-out-rules.ts";
import { Killers, type Told } from "./killers.ts";
import { described, mutated, type Mutant } from "./mutant.ts";
import { rulesMutants } from "./rules-mutants.ts";
import { Trial } from "./rules-trial.ts";
import { nameOf, type CollectedTest } from "./vitest-stand-in.ts";

/*
 * Judges mutants of firestore.rules by the tests of tests/rules: loads each into a project of its own of the emulator and
 * runs the tests that the coverage of the rules says could notice, until one fails. Started by `npm run mutate -- rules`
 * in a process of its own; prints a line of JSON for each mutant.
 * Its argument takes each so manieth mutant.
 */

const [step = 1] = process.argv.slice(2).map(Number);
/** The judge's own, and the one that a test file has to itself. */
const projects = [process.env["GCLOUD_PROJECT"] ?? "", switchesProject].map(
  (id) => `http://${process.env["FIRESTORE_EMULATOR_HOST"] ?? ""}/emulator/v1/projects/${id}`,
);
const source = readFileSync(join(rootFolder, "firestore.rules"), "utf8");
/** Storage's rules are another file; the last two race two clients against each other, which repeats badly. */
const files = globSync("tests/rules/*.test.ts", { cwd: rootFolder })
  .filter((file) => !/storage|tasks-order|written-and-read/.test(file))
  .sort();

async function load(rules: string): Promise<boolean> {
  handOutRules("firestore.rules", rules);
  const answers = projects.map(async (project) => {
    const answer = await fetch(`${project}:securityRules`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", Authorization: "Bearer owner" },
      body: JSON.stringify({ rules: { files: [{ name: "security.rules", content: rules }] } }),
    });
    await answer.arrayBuffer();
    return answer.ok;
  });
  return (await Promise.all(answers)).every((isLoaded) => isLoaded);
}

/** Conditions of `allow` and results of functions; what lies inside of them is not looked at. */
const coverageSchema = z.object({
  report: z.array(
    z.object({
      sourcePosition: z
        .object({ currentOffset: z.number().optional(), endOffset: z.number().optional() })
        .optional(),
      values: z.array(z.object({ count: z.number().default(0) })).default([]),
    }),
  ),
});

/** Beginnings and ends of the conditions and functions that something evaluated since the rules were loaded. */
async function evaluated(): Promise<[number, number][]> {
  return (await Promise.all(projects.map(evaluatedIn))).flat();
}

async function evaluatedIn(project: string): Promise<[number, number][]> {
  const answer = await fetch(`${project}:ruleCoverage`, { headers: { Authorization: "Bearer owner" } });
  const { report } = coverageSchema.parse(await answer.json());
  return report.flatMap(({ sourcePosition, values }): [number, number][] => {
    const { currentOffset, endOffset } = sourcePosition ?? {};
    const counted = values.some(({ count }) => count > 0);
    return counted && currentOffset !== undefined && endOffset !== undefined
      ? [[currentOffset, endOffset]]
      : [];
  });
}

const tests = await collectTests(files);
const fileOf = (test: CollectedTest) => nameOf(test).split(" > ")[0] ?? "";
const byFile = Map.groupBy(tests, fileOf);
const byName = new Map(tests.map((test) => [nameOf(test), test]));

const trials = new Map<string, Trial>();
function trialOf(file: string): Trial {
  const trial = trials.get(file) ?? new Trial();
  trials.set(file, trial);
  return trial;
}

const coveredSchema = z.record(z.string(), z.array(z.tuple([z.number(), z.number()])));
const digest = createHash("sha256").update(source);
for (const file of globSync("tests/rules/*.ts", { cwd: rootFolder })
  .filter((name) => !/storage/.test(name))
  .sort())
  digest.update(readFileSync(join(rootFolder, file)));
const cache = join(workFolder, "mutate", `${digest.digest("hex").slice(0, 16)}.json`);

/** What each test has the rules evaluate; kept, since it takes longer than many mutants. */
async function coverage(): Promise<z.infer<typeof coveredSchema>> {
  if (existsSync(cache)) return coveredSchema.parse(JSON.parse(readFileSync(cache, "utf8")));
  const covered: z.infer<typeof coveredSchema> = {};
  const failed: string[] = [];
  for (const [file, group] of byFile) {
    // The matrix has thousands of cells, of which those of one collection and operation evaluate the same.
    const isCoarse = file.includes("matrix");
    let together: CollectedTest[] = [];
    await load(source);
    await trialOf(file).run(group, async (test, error) => {
      if (error !== undefined) failed.push(`${nameOf(test)}: ${error.message.slice(0, 200)}`);
      together.push(test);
      const next = group[group.indexOf(test) + 1];
      if (isCoarse && next?.suite === test.suite) return true;
      const spans = await evaluated();
      for (const one of together) covered[nameOf(one)] = spans;
      together = [];
      await load(source);
      return true;
    });
    process.stdout.write(`${file}: ${String(group.length)} tests\n`);
  }
  if (failed.length > 0)
    throw new Error(`the tests do not pass with the rules as they are:\n${failed.slice(0, 20).join("\n")}`);
  mkdirSync(join(workFolder, "mutate"), { recursive: true });
  writeFileSync(cache, JSON.stringify(covered));
  return covered;
}

/** `invitations/*\/draft` for a place inside of `match /invitations/{…} { match /draft/{…} {`, by the lines' indentation. */
function collectionAt(offset: number): string {
  const around: { indent: number; path: string }[] = [];
  for (const line of source.slice(0, offset).split("\n")) {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    const [, path] = /^ *match (\S+) \{$/.exec(line) ?? [];
    if (line.trim() !== "") while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
    if (path !== undefined) around.push({ indent, path });
  }
  const whole = around
    .map(({ path }) => path)
    .join("")
    .replace("/databases/{database}/documents", "");
  return whole
    .replace(/\{\w+\}/g, "*")
    .split("/")
    .slice(1, -1)
    .join("/");
}

const covered = await coverage();
process.stdout.write(`${JSON.stringify({ tests: tests.length, mutants: rulesMutants(source).length })}\n`);

/** Brackets that close what is evaluated: the coverage says the end of the last thing inside of them. */
const unsaid = 4;

/** From an operation to the condition behind it: `create: if `. */
const toCondition = 8;

/** Tests that could notice a mutant: those that evaluate what it changes; for more operations also all about that collection. */
function witnesses({ start, end, kind }: Mutant): CollectedTest[] {
  const isWider = / to (read|write)$/.test(kind);
  const until = isWider ? end + toCondition : end;
  const found = new Set(
    Object.entries(covered).flatMap(([name, spans]) =>
      spans.some(([from, to]) => from <= until && to + unsaid >= start) ? (byName.get(name) ?? []) : [],
    ),
  );
  const about = ` > ${collectionAt(start)} #`;
  if (isWider) for (const test of tests) if (nameOf(test).includes(about)) found.add(test);
  return [...found];
}

const killers = new Killers();
for (const [index, mutant] of rulesMutants(source).entries()) {
  if (index % step !== 0) continue;
  const told: Told = { line: described(source, mutant), killedBy: null, ran: 0 };
  if (!(await load(mutated(source, mutant)))) told.killedBy = "it does not compile";
  // Nobody can notice what decides as before, and all would have to look.
  const able = whyEquivalent(told.line) === null ? witnesses(mutant) : [];
  const first = killers.among(able).map((test): [string, CollectedTest[]] => [fileOf(test), [test]]);
  // Of the others those with few that could notice are the most likely to.
  const groups = [...Map.groupBy(able, fileOf)].sort(([, one], [, other]) => one.length - other.length);
  for (const [file, group] of [...first, ...groups]) {
    if (told.killedBy !== null) break;
    await killers.hunt(trialOf(file), group, told);
  }
  process.stdout.write(`${JSON.stringify(told)}\n`);
}

// What mutants let anybody write must not have been what killed those after them.
await load(source);
const sound: string[] = [];
for (const [file, group] of byFile) {
  await trialOf(file).run(
    group.filter((_, at) => at % 20 === 0),
    (test, error) => {
      if (error !== undefined) sound.push(`${nameOf(test)}: ${error.message}`);
      return Promise.resolve(true);
    },
  );
}
if (sound.length > 0)
  throw new Error(`afterwards tests fail with the rules as they are:\n${sound.join("\n")}`);
process.exit(0);
