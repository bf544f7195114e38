import { globSync } from "node:fs";
import { buildAll } from "../build/build-all.ts";
import { runBrowserTests } from "../checks/browser-part.ts";
import { matches } from "../checks/selection.ts";
import { runVitest } from "../checks/vitest-part.ts";
import { lastLine, nothing, sum, summary } from "../checks/outcome.ts";
import { catchInterrupts } from "../emulators/interrupts.ts";
import { findFreeOffset } from "../emulators/ports.ts";
import { seedSuite } from "../emulators/seeded-suite.ts";
import { startSuite } from "../emulators/suite.ts";
import { warmServices } from "../emulators/warm-services.ts";
import { rootFolder } from "../folders.ts";

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * `npm run proof [-- <words>]`: what is called `*.proof.test.ts`, the tests of tests/load at full size, and the browser
 * tests that `npm test` leaves out (playwright.config.ts), against a suite of their own. `LOAD` sets the size; 1 is what
 * the reliability table asks for.
 */
export async function run(args: string[]): Promise<number> {
  const atFullSize = globSync("tests/load/*.emulator.test.ts", { cwd: rootFolder }).filter((file) =>
    matches(file, args),
  );
  const { signal } = catchInterrupts();
  await buildAll(say);
  const suite = await startSuite({ offset: await findFreeOffset(), loopbackOnly: true, signal, say });
  try {
    const environment = { ...suite.environment, LOAD: process.env["LOAD"] ?? "1" };
    const loads = await runVitest("proof", { words: args, environment, signal });
    const crowds =
      atFullSize.length === 0
        ? nothing
        : await runVitest("emulator", { words: atFullSize, environment, signal });
    const { invitationPath } = await seedSuite(suite);
    await warmServices(suite.hostingUrl, invitationPath);
    const screens = await runBrowserTests({
      words: args,
      environment: { ...suite.environment, JANUR_PROOF: "1" },
      signal,
    });
    const outcome = sum([loads, crowds, screens]);
    if (outcome.failed > 0) say(summary(outcome.reasons));
    if (outcome.unsteady.length > 0) say(`passed only at the second try:\n${summary(outcome.unsteady)}`);
    say(lastLine(outcome));
    return outcome.failed === 0 ? 0 : 1;
  } finally {
    await suite.stop();
  }
}
