import { smokeSteps, type SmokeStep } from "./steps.ts";
import type { SmokeTarget } from "./target.ts";

/**
 * Takes every step, the later ones too where an earlier one failed: one evening's look at a new project should show all
 * that is wrong with it.
 * @returns the names of those that failed
 */
export async function runSmoke(
  target: SmokeTarget,
  say: (line: string) => void,
  steps: readonly SmokeStep[] = smokeSteps,
): Promise<string[]> {
  const failed: string[] = [];
  const run = {};
  for (const step of steps) {
    const started = performance.now();
    try {
      await step.run(target, run);
      say(`well    ${step.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed.push(step.name);
      say(`FAILED  ${step.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed;
}
