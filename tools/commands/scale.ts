import { lastLine } from "../checks/outcome.ts";
import { runVitest } from "../checks/vitest-part.ts";
import { catchInterrupts } from "../emulators/interrupts.ts";

/** `npm run scale`: T23 at full size, some minutes long; writes docs/scale.md and its chart. Needs no emulator. */
export async function run(args: string[]): Promise<number> {
  const { signal } = catchInterrupts();
  const outcome = await runVitest("scale", { words: args, environment: {}, signal });
  process.stdout.write(`${lastLine(outcome)}\n`);
  return outcome.failed === 0 ? 0 : 1;
}
