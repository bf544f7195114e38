import { bundleEventPage } from "../build/build-all.ts";
import { lastLine } from "../checks/outcome.ts";
import { runStaticChecks } from "../checks/static-checks.ts";

/** `npm run check [-- <words>]`: format, lint, types, import boundaries, dead code. */
export async function run(args: string[]): Promise<number> {
  await bundleEventPage((line) => process.stdout.write(`${line}\n`));
  const outcome = await runStaticChecks(args);
  process.stdout.write(`${lastLine(outcome)}\n`);
  return outcome.failed === 0 ? 0 : 1;
}
