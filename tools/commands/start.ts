import { parseArgs } from "node:util";
import { catchInterrupts } from "../emulators/interrupts.ts";
import { parseOffset } from "../emulators/ports.ts";
import { startSeeded, stay, welcome } from "../emulators/seeded-suite.ts";

/**
 * `npm start [-- --fresh] [--no-build]`: builds, starts the emulators, seeds them the first time, prints where to look, and keeps
 * running until Ctrl-C. Data are kept per port offset; --fresh begins anew.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: { fresh: { type: "boolean", default: false }, build: { type: "boolean", default: true } },
  });
  const interrupts = catchInterrupts();
  const offset = parseOffset(process.env["JANUR_PORT_OFFSET"]);
  const { suite, seeded } = await startSeeded({
    offset,
    fresh: values.fresh,
    build: values.build,
    interrupts,
  });
  welcome(suite.hostingUrl, suite.inboxUrl, seeded);
  return stay(suite, interrupts);
}
