import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";
import { runProcess } from "../run-process.ts";
import type { DeployedFunction } from "./google.ts";
import type { Settings } from "./settings.ts";

const manifestSchema = z.object({
  endpoints: z.record(
    z.string(),
    z.looseObject({
      minInstances: z.union([z.number(), z.string()]).nullish(),
      eventTrigger: z.looseObject({ retry: z.boolean().optional() }).optional(),
    }),
  ),
});

type WantedFunctions = z.infer<typeof manifestSchema>["endpoints"];

/** Functions of functions/lib as Firebase's program would find them for that project. */
export async function wantedFunctions(project: string): Promise<WantedFunctions> {
  const folder = mkdtempSync(join(tmpdir(), "janur-manifest-"));
  const file = join(folder, "manifest.json");
  try {
    const program = join(
      rootFolder,
      "functions/node_modules/firebase-functions/lib/bin/firebase-functions.js",
    );
    const { code, output } = await runProcess("node", [program], {
      cwd: join(rootFolder, "functions"),
      environment: { FUNCTIONS_MANIFEST_OUTPUT_PATH: file, GCLOUD_PROJECT: project },
    });
    if (code !== 0) throw new PlainError(`The functions that were built cannot be loaded:\n${output}`);
    return manifestSchema.parse(JSON.parse(readFileSync(file, "utf8"))).endpoints;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Functions that Firebase's program deploys without a person at a terminal only by `--force`: those that will be tried
 * again from now on, and those of which more instances wait. They go first and by name, because a bare `--force` would
 * also delete whatever function or index is not listed.
 */
export function forcedFunctions(
  wanted: WantedFunctions,
  deployed: Readonly<Record<string, DeployedFunction>>,
  settings: Settings,
): string[] {
  const forced = Object.entries(wanted).filter(([name, { eventTrigger, minInstances }]) => {
    const before = deployed[name];
    const isNewlyRetried = eventTrigger?.retry === true && before?.eventTrigger?.retry !== true;
    return isNewlyRetried || valueOf(minInstances, settings) > (before?.minInstances ?? 0);
  });
  return forced.map(([name]) => name).sort();
}

/** A number, or the name of the setting that decides it: `{{ params.GUEST_MIN_INSTANCES }}`. */
function valueOf(written: number | string | null | undefined, settings: Settings): number {
  if (typeof written !== "string") return written ?? 0;
  const [, name = ""] = /params\.(\w+)/.exec(written) ?? [];
  return Number(settings[name] ?? 0);
}
