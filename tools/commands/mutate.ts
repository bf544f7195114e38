import { parseArgs } from "node:util";
import { buildAll } from "../build/build-all.ts";
import { duration } from "../checks/outcome.ts";
import { catchInterrupts } from "../emulators/interrupts.ts";
import { mutateGuards } from "../mutate/guards.ts";
import { mutateRules } from "../mutate/rules.ts";
import { PlainError } from "../plain-error.ts";
import { beginRecord, keepEvidence } from "../stress/evidence.ts";

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Of all mutants so many have to be noticed (T27). */
const gate = 0.9;

/**
 * `npm run mutate -- rules [--every 10]`, `-- storage`, `-- guards`: changes one thing at a time in the rules of Firestore, in
 * those of Storage or in the guards of code, and sees whether a test notices (T27). Survivors are listed with their lines; what was found goes into
 * docs/evidence.md. `--every 10` takes each tenth mutant of the rules, `--group door,guests` some groups of guards.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { every: { type: "string", default: "1" }, group: { type: "string" } },
  });
  const [what] = positionals;
  if (what !== "rules" && what !== "storage" && what !== "guards") {
    throw new PlainError("Say what: `npm run mutate -- rules`, `-- storage` or `-- guards`.");
  }
  const { signal } = catchInterrupts();
  const step = Number(values.every);
  const record = beginRecord();
  if (what !== "guards") await buildAll(say);
  const result = await (what === "guards"
    ? mutateGuards(values.group?.split(","), signal)
    : mutateRules(what, step, signal, say));
  if (result === null) {
    say("The run did not come to its end.");
    return 1;
  }
  const { killed, survivors, equivalent } = result;
  const all = killed + survivors.length;
  const share = killed / all;
  for (const survivor of survivors) say(survivor);
  const { evidenceParts } = await import("../stress/parts.ts");
  const said = [
    ...(step === 1 ? [] : ["--every", String(step)]),
    ...(values.group === undefined ? [] : ["--group", values.group]),
  ];
  const kept = record(["npm run mutate --", what, ...said].join(" "), {
    passed: share >= gate,
    figures: [
      [step === 1 ? "mutants" : `mutants, each ${String(step)}th`, all],
      ["besides, judged to decide as the original (tools/mutate/equivalent.ts)", equivalent.length],
      [`killed (gate ${String(gate * 100)} %)`, `${String(killed)}, ${(share * 100).toFixed(1)} %`],
    ],
    faults: survivors,
  });
  keepEvidence(`T27 ${what}`, kept, evidenceParts);
  say(`${String(killed)} of ${String(all)} killed, ${(share * 100).toFixed(1)} %, ${duration(kept.ms)}`);
  return share >= gate ? 0 : 1;
}
