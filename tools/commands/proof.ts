import { globSync } from "node:fs";
import { buildAll } from "../build/build-all.ts";
import { runVitest } from "../checks/vitest-part.ts";
import { lastLine } from "../checks/outcome.ts";
import { catchInterrupts } from "../emulators/interrupts.ts";
import { findFreeOffset } from "../emulators/ports.ts";
import { startSuite } from "../emulators/suite.ts";
import { rootFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * `npm run proof [-- <words>]`: the load and fault proofs (tests/load, tests/faults) at full size, against a suite of
 * their own. `LOAD` sets the size; 1 is what the reliability table asks for.
 */
export async function run(args: string[]): Promise<number> {
  if (globSync("tests/{load,faults}/**/*.proof.test.ts", { cwd: rootFolder }).length === 0) {
    throw new PlainError("There are no proofs in tests/load or tests/faults to run.");
  }
  const { signal } = catchInterrupts();
  await buildAll(say);
  const suite = await startSuite({ offset: await findFreeOffset(), loopbackOnly: true, signal, say });
  try {
    const environment = { ...suite.environment, LOAD: process.env["LOAD"] ?? "1" };
    const outcome = await runVitest("proof", { words: args, environment, signal });
    say(lastLine(outcome));
    return outcome.failed === 0 ? 0 : 1;
  } finally {
    await suite.stop();
  }
}
