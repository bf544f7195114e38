import { parseArgs } from "node:util";
import { buildAll } from "../build/build-all.ts";
import { catchInterrupts } from "../emulators/interrupts.ts";
import { PlainError } from "../plain-error.ts";
import { commit, keepEvidence, loadNow, machine } from "../stress/evidence.ts";

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
  const { signal } = catchInterrupts();
  const isOver = () => signal.aborted;
  await buildAll(say);
  const { parts, evidenceParts } = await import("../stress/parts.ts");
  const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new PlainError(
      `There is no part ${unknown.join(", ")}. There are: ${parts.map(({ name }) => name).join(", ")}.`,
    );
  }
  const failed: string[] = [];
  for (const { name, run: prove } of parts) {
    if (isOver() || (positionals.length > 0 && !positionals.includes(name))) continue;
    say(`\n── ${name} ──`);
    const before = { loadBefore: loadNow(), commit: commit() };
    const started = performance.now();
    const found = await prove({ minutes: Number(values.minutes), signal, say });
    // A part that was cut short has found nothing.
    if (isOver()) break;
    const command = `npm run stress -- ${name}${name === "soak" ? ` --minutes ${values.minutes}` : ""}`;
    const date = new Date().toISOString().slice(0, 16).replace("T", " ");
    const record = { date: `${date} UTC`, machine: machine(), command, ms: performance.now() - started };
    keepEvidence(name, { ...record, ...before, ...found }, evidenceParts);
    if (!found.passed) failed.push(name);
    say(`${name} ${found.passed ? "passed" : `FAILED\n${found.faults.join("\n")}`}`);
  }
  say(failed.length === 0 ? "All that ran has passed." : `Failed: ${failed.join(", ")}`);
  return failed.length === 0 ? 0 : 1;
}
