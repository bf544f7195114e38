import { parseArgs } from "node:util";
import { buildAll } from "../build/build-all.ts";
import { catchInterrupts } from "../emulators/interrupts.ts";
import { PlainError } from "../plain-error.ts";
import { runInteractively } from "../run-process.ts";
import { beginRecord, keepEvidence, type EvidencePart } from "../stress/evidence.ts";
import type { Settings } from "../stress/found.ts";
import type { Part } from "../stress/parts.ts";

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * `npm run stress [-- <parts>] [--minutes 30]`: the great proof at full size, part by part, each with a suite of its own;
 * what it found goes into docs/evidence.md. Hours long; wants a machine that does nothing else.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { minutes: { type: "string", default: "30" } },
  });
  const interrupts = catchInterrupts();
  const isOver = () => interrupts.signal.aborted;
  await buildAll(say);
  const { parts, evidenceParts } = await import("../stress/parts.ts");
  const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new PlainError(
      `There is no part ${unknown.join(", ")}. There are: ${parts.map(({ name }) => name).join(", ")}.`,
    );
  }
  const asked = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const [only] = asked;
  if (asked.length === 1 && only !== undefined) {
    const settings = { minutes: Number(values.minutes), signal: interrupts.signal, say };
    return runPart(only, settings, evidenceParts);
  }
  // In a process each: the product's own code, which fills a suite, knows one suite for as long as it lives.
  const failed: string[] = [];
  for (const { name } of asked) {
    if (isOver()) break;
    const again = ["tools/bootstrap.js", "stress", name, "--minutes", values.minutes];
    if ((await runInteractively(process.execPath, again)) !== 0) failed.push(name);
  }
  say(failed.length === 0 ? "All that ran has passed." : `Failed: ${failed.join(", ")}`);
  return failed.length === 0 ? 0 : 1;
}

async function runPart(
  { name, run: prove }: Part,
  settings: Settings,
  order: readonly EvidencePart[],
): Promise<number> {
  say(`\n── ${name} ──`);
  const record = beginRecord();
  const found = await prove(settings);
  // A part that was cut short has found nothing.
  if (settings.signal.aborted) return 1;
  const minutes = name === "soak" ? ` --minutes ${String(settings.minutes)}` : "";
  keepEvidence(name, record(`npm run stress -- ${name}${minutes}`, found), order);
  say(`${name} ${found.passed ? "passed" : `FAILED\n${found.faults.join("\n")}`}`);
  return found.passed ? 0 : 1;
}
