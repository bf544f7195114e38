import { failure, single, sum, type Outcome } from "../checks/outcome.ts";
import { matches } from "../checks/selection.ts";
import { guestsPageRows } from "./guests-page.ts";
import { describe, type BudgetRow } from "./row.ts";
import { webBuildRows } from "./web-build.ts";

function allRows(pageUrl: string): readonly BudgetRow[] {
  return [...guestsPageRows(pageUrl), ...webBuildRows];
}

/** For choosing rows by name before anything runs. */
export const budgetNames: readonly string[] = allRows("http://127.0.0.1/").map(({ name }) => name);

/**
 * Measures the rows whose names match, and prints each.
 * @param pageUrl address of a published invitation
 */
export async function runBudgets(words: readonly string[], pageUrl: string): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const row of allRows(pageUrl).filter(({ name }) => matches(name, words))) {
    try {
      const value = await row.measure();
      const ok = value <= row.gate;
      process.stdout.write(`  ${ok ? "✓" : "✗"} ${describe(row, value)}\n`);
      outcomes.push(single(ok, describe(row, value)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      process.stdout.write(`  ✗ ${row.name}: not measured: ${reason}\n`);
      outcomes.push(failure(`${row.name}: not measured\n${reason}`));
    }
  }
  return sum(outcomes);
}
