import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { buildAll } from "../build/build-all.ts";
import { workFolder } from "../folders.ts";
import type { Seeded } from "../seed/seeded.ts";
import type { Interrupts } from "./interrupts.ts";
import { findFreeOffset } from "./ports.ts";
import { tickSchedules } from "./schedules.ts";
import { requireFreePorts, startSuite, type Suite, type SuiteAddress } from "./suite.ts";

const seededSchema: z.ZodType<Seeded> = z.object({
  accounts: z.array(z.object({ email: z.string(), password: z.string(), role: z.string() })),
  invitationPath: z.string(),
  screenPath: z.string().default(""),
  doorPath: z.string().default(""),
  doorPin: z.string().default(""),
});

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Where the data of the suite at an offset are kept between runs, and the note that its seeding was finished. */
function dataOf(offset: number): { folder: string; seededFile: string } {
  const folder = join(workFolder, "data", String(offset));
  return { folder, seededFile: `${folder}.seeded.json` };
}

/**
 * A built and running suite that holds the demo data: those of the last run, or new ones on the first start, after
 * `fresh`, and when an earlier seeding did not come to its end.
 */
export async function startSeeded(options: {
  offset: number;
  fresh: boolean;
  /** Builds what changed first; without it the suite serves what stands. */
  build: boolean;
  interrupts: Interrupts;
}): Promise<{ suite: Suite; seeded: Seeded }> {
  const { offset, fresh, interrupts } = options;
  const { folder, seededFile } = dataOf(offset);
  await requireFreePorts(offset);
  if (fresh || !existsSync(seededFile)) {
    for (const path of [folder, seededFile]) rmSync(path, { recursive: true, force: true });
  }
  mkdirSync(join(workFolder, "data"), { recursive: true });
  if (options.build) await buildAll(say);
  say("Starting the emulators …");
  const suite = await startSuite({ offset, dataFolder: folder, signal: interrupts.signal, say, report: say });
  try {
    return {
      suite,
      seeded: existsSync(seededFile) ? readSeeded(seededFile) : await seedOnce(suite, seededFile),
    };
  } catch (error) {
    await suite.stop();
    throw error;
  }
}

function readSeeded(file: string): Seeded {
  return seededSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Fills a suite with the demo data. The seed uses the product's code, which stands only after a build: hence late. */
export async function seedSuite(suite: SuiteAddress): Promise<Seeded> {
  const { seed } = await import("../seed/seed.ts");
  return seed(suite);
}

/** A seeded suite on free ports, for work that nobody else's may stand beside; it ends with the work. */
export async function withOwnSuite<T>(
  signal: AbortSignal,
  work: (suite: Suite, seeded: Seeded) => Promise<T>,
): Promise<T> {
  const suite = await startSuite({ offset: await findFreeOffset(), loopbackOnly: true, signal, say });
  try {
    return await work(suite, await seedSuite(suite));
  } finally {
    await suite.stop();
  }
}

/** Seeds, saves, and only then notes that it is done. */
async function seedOnce(suite: Suite, seededFile: string): Promise<Seeded> {
  say("Seeding the demo data …");
  const seeded = await seedSuite(suite);
  await suite.save();
  writeFileSync(seededFile, JSON.stringify(seeded, null, 2));
  return seeded;
}

/** Prints where to look. */
export function welcome(url: string, inboxUrl: string, seeded: Seeded): void {
  say(`\nJanur runs at ${url}`);
  say(`An invitation:  ${url}${seeded.invitationPath}`);
  if (seeded.screenPath !== "") say(`A greeting screen: ${url}${seeded.screenPath}`);
  if (seeded.doorPath !== "") say(`An usher's door:  ${url}${seeded.doorPath}  (PIN ${seeded.doorPin})`);
  say(`Mails it sends: ${inboxUrl}`);
  say("Demo accounts:");
  for (const { email, password, role } of seeded.accounts) say(`  ${email}  ${password}  (${role})`);
  say("\nCtrl-C stops everything and keeps the data; `npm start -- --fresh` begins anew.");
}

/** Runs schedules and waits for Ctrl-C (or a signal), then saves and stops. Resolves with the exit code. */
export async function stay(suite: Suite, interrupts: Interrupts): Promise<number> {
  const endSchedules = tickSchedules(suite, say);
  const reason = await Promise.race([
    interrupts.requested.then(() => "asked" as const),
    suite.ended.then(() => "ended" as const),
  ]);
  endSchedules();
  if (reason === "ended") {
    await suite.stop().catch(() => undefined);
    say(`The emulators ended by themselves; the reason stands in ${suite.logFile}.`);
    return 1;
  }
  say("\nSaving the data and stopping …");
  await suite.stop();
  say("Stopped.");
  return 0;
}
