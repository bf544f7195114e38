import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { duration } from "../checks/outcome.ts";
import { rootFolder } from "../folders.ts";

/* What the great proof found, kept by part in docs/evidence.json; docs/evidence.md is written from it. */

const recordSchema = z.object({
  date: z.string(),
  commit: z.string(),
  machine: z.string(),
  command: z.string(),
  /** Load average of the minute before the part began: beyond 1 something else ran beside it. */
  loadBefore: z.number(),
  ms: z.number(),
  passed: z.boolean(),
  figures: z.array(z.tuple([z.string(), z.union([z.string(), z.number()])])),
  /** What failed, in its first lines. */
  faults: z.array(z.string()),
});
export type EvidenceRecord = z.infer<typeof recordSchema>;
const evidenceSchema = z.record(z.string(), recordSchema);

const files = {
  json: join(rootFolder, "docs", "evidence.json"),
  page: join(rootFolder, "docs", "evidence.md"),
};

/** Cores, memory and Node of this machine, and nothing by which it is known. */
function machine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 1_073_741_824);
  return `${String(cpus().length)} × ${processor?.model.trim() ?? "processor"}, ${String(memory)} GB, Node ${process.versions.node}`;
}

const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;

/** The commit, with a plus where something was changed since. */
function commit(): string {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: rootFolder, encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--", ".", ":!docs");
  return `${git("rev-parse", "--short=8", "HEAD")}${changed === "" ? "" : "+"}`;
}

/** Notes what is so before a part begins. @returns makes the record of what it found, once it is over */
export function beginRecord(): (
  command: string,
  found: Pick<EvidenceRecord, "passed" | "figures" | "faults">,
) => EvidenceRecord {
  const before = { loadBefore: loadNow(), commit: commit(), machine: machine() };
  const started = performance.now();
  return (command, found) => ({
    ...before,
    ...found,
    command,
    date: `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`,
    ms: performance.now() - started,
  });
}

function kept(): z.infer<typeof evidenceSchema> {
  if (!existsSync(files.json)) return {};
  return evidenceSchema.parse(JSON.parse(readFileSync(files.json, "utf8")));
}

/** Writes the record of one part and leaves the others as they are. */
export function keepEvidence(part: string, record: EvidenceRecord, order: readonly EvidencePart[]): void {
  const all = { ...kept(), [part]: record };
  const known = order.flatMap(({ name }) => {
    const found = all[name];
    return found === undefined ? [] : [[name, found] as const];
  });
  writeFileSync(files.json, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
  writeFileSync(files.page, page(new Map(known), order));
}

export interface EvidencePart {
  name: string;
  /** What is proven, in a sentence. */
  about: string;
}

const head = `# Evidence

The great proof: what \`npm run stress\` found, part by part, on one machine. \`npm run stress -- T1 soak\` runs parts by
themselves and writes their rows alone; the figures are what the tests themselves counted, kept in
[evidence.json](evidence.json). What each test demands stands in [proofs.md](proofs.md). "Load before" is the load average of
the minute before a part began: where it is beyond 1, other work ran beside it, and its times say nothing. A part without a
row below has not been run.
`;

/** The page about all that was found. */
function page(found: ReadonlyMap<string, EvidenceRecord>, order: readonly EvidencePart[]): string {
  const sections = order.flatMap(({ name, about }) => {
    const record = found.get(name);
    return record === undefined ? [] : [section(name, about, record)];
  });
  return [head, ...sections].join("\n");
}

function section(name: string, about: string, record: EvidenceRecord): string {
  const { passed, faults } = record;
  return `## ${name}: ${passed ? "passed" : "FAILED"}

${about}

| | |
|---|---|
| command | \`${record.command}\` |
| when, commit | ${record.date}, ${record.commit} |
| machine | ${record.machine}; load before ${record.loadBefore.toFixed(1)} |
| took | ${duration(record.ms)} |
${record.figures.map(([what, value]) => `| ${what} | ${typeof value === "number" ? value.toLocaleString("en-US") : value} |\n`).join("")}${faults.map((fault) => `\n    ${fault.replaceAll("\n", "\n    ")}\n`).join("")}`;
}
