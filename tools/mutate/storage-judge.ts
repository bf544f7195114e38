import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../folders.ts";
import { collectTests } from "./collect-tests.ts";
import { whyEquivalent } from "./equivalent.ts";
import { handOutRules } from "./hand-out-rules.ts";
import { Killers, type Told } from "./killers.ts";
import { described, mutated } from "./mutant.ts";
import { rulesMutants } from "./rules-mutants.ts";
import { Trial } from "./rules-trial.ts";
import { nameOf } from "./vitest-stand-in.ts";

/*
 * Judges mutants of storage.rules: loads each into the emulator and runs the tests until one fails. All of them, for the
 * emulator does not say what was evaluated; they are few. Started by `npm run mutate -- storage` in a process of its own;
 * prints a line of JSON for each mutant.
 * Its argument takes each so manieth mutant.
 */

const [step = 1] = process.argv.slice(2).map(Number);
const source = readFileSync(join(rootFolder, "storage.rules"), "utf8");

/** @returns false where the emulator says that the rules do not compile */
async function load(rules: string): Promise<boolean> {
  handOutRules("storage.rules", rules);
  const host = process.env["FIREBASE_STORAGE_EMULATOR_HOST"] ?? "";
  const answer = await fetch(`http://${host}/internal/setRules`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ rules: { files: [{ name: "storage.rules", content: rules }] } }),
  });
  await answer.arrayBuffer();
  return answer.ok;
}

const tests = await collectTests([
  "tools/storage-rules/switches.test.ts",
  "tests/rules/storage.test.ts",
  "tests/rules/storage-tasks.test.ts",
]);
const trial = new Trial();

/** @returns what fails with the rules as they are */
async function faults(): Promise<string[]> {
  await load(source);
  const found: string[] = [];
  await trial.run(tests, (test, error) => {
    if (error !== undefined) found.push(`${nameOf(test)}: ${error.message.slice(0, 200)}`);
    return Promise.resolve(true);
  });
  return found;
}

async function requireSound(when: string): Promise<void> {
  const found = await faults();
  if (found.length > 0)
    throw new Error(`${when} tests fail with the rules as they are:\n${found.slice(0, 20).join("\n")}`);
}

await requireSound("at first");
const killers = new Killers();
for (const [index, mutant] of rulesMutants(source).entries()) {
  if (index % step !== 0) continue;
  const told: Told = { line: described(source, mutant), killedBy: null, ran: 0 };
  if (!(await load(mutated(source, mutant)))) told.killedBy = "it does not compile";
  else if (whyEquivalent(told.line) === null)
    await killers.hunt(trial, [...new Set([...killers.among(tests), ...tests])], told);
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
// What mutants let anybody write must not have been what killed those after them.
await requireSound("afterwards");
process.exit(0);
