import { parseArgs } from "node:util";
import { buildAll } from "../build/build-all.ts";
import { catchInterrupts } from "../emulators/interrupts.ts";
import { withOwnSuite } from "../emulators/seeded-suite.ts";
import { warmServices } from "../emulators/warm-services.ts";
import { PlainError } from "../plain-error.ts";

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * `npm run drill -- restore [--guests 5000]`: everything out of a project, the project wiped, everything back, compared
 * (T14). Against a suite of its own on free ports, because whatever else runs in it would be wiped with it.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { guests: { type: "string", default: "0" } },
  });
  if (positionals.join(" ") !== "restore") {
    throw new PlainError(
      "There is one drill: `npm run drill -- restore`, with `--guests 5000` for a larger one.",
    );
  }
  const { signal } = catchInterrupts();
  await buildAll(say);
  return withOwnSuite(signal, async (suite, { invitationPath }) => {
    await warmServices(suite.hostingUrl, invitationPath);
    const { restoreDrill } = await import("../drill/restore-drill.ts");
    const { wrong } = await restoreDrill(suite, Number(values.guests), say);
    for (const line of wrong) say(`✗ ${line}`);
    say(wrong.length === 0 ? "All came back." : `${String(wrong.length)} things are not as they were.`);
    return wrong.length === 0 ? 0 : 1;
  });
}
