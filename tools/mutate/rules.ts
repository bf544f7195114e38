import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as z from "zod";
import { findFreeOffset } from "../emulators/ports.ts";
import { startSuite } from "../emulators/suite.ts";
import { whyEquivalent } from "./equivalent.ts";
import type { MutationResult } from "./guards.ts";

/* Mutants of rules, each judged by tests/rules in a process of its own that has a suite of its own. */

/** Firestore's are loaded into a project of their own; Storage knows one project, which is the suite's. */
const judges = {
  rules: { judge: "rules-judge.ts", file: "firestore.rules", project: "demo-mutants" },
  storage: { judge: "storage-judge.ts", file: "storage.rules", project: null },
} as const;
export type JudgedRules = keyof typeof judges;

const projectEnvironment = (project: string | null) =>
  project !== null && {
    GCLOUD_PROJECT: project,
    GOOGLE_CLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
  };

const toldSchema = z.object({
  line: z.string(),
  killedBy: z.string().nullable(),
  ran: z.number(),
});

/** @param step takes each so manieth mutant; 1 takes all */
export async function mutateRules(
  what: JudgedRules,
  step: number,
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<MutationResult | null> {
  const { judge, file, project } = judges[what];
  const suite = await startSuite({ offset: await findFreeOffset(), loopbackOnly: true, signal, say });
  try {
    const child = spawn(process.execPath, [join(import.meta.dirname, judge), String(step)], {
      stdio: ["ignore", "pipe", "inherit"],
      signal,
      env: {
        ...process.env,
        ...suite.environment,
        ...projectEnvironment(project),
      },
    });
    child.on("error", () => undefined);
    const exited = once(child, "exit");
    const result: MutationResult = { killed: 0, survivors: [], equivalent: [] };
    for await (const line of createInterface({ input: child.stdout })) {
      const told = toldSchema.safeParse(line.startsWith("{") ? JSON.parse(line) : null).data;
      if (told === undefined) say(line);
      else if (told.killedBy !== null) result.killed += 1;
      else if (whyEquivalent(told.line) !== null)
        result.equivalent.push(`${file}:${told.line}: ${whyEquivalent(told.line) ?? ""}`);
      else {
        result.survivors.push(`${file}:${told.line} (${String(told.ran)} tests)`);
        say(`survived  ${told.line}`);
      }
    }
    const [code] = z.tuple([z.number().nullable(), z.unknown()]).parse(await exited);
    return code === 0 ? result : null;
  } finally {
    await suite.stop();
  }
}
