import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { costReport } from "../cost/report.ts";
import { rootFolder } from "../folders.ts";

/** `npm run cost`: writes docs/cost.md from measured counts and a list of prices, and prints it. */
export function run(): Promise<number> {
  const report = costReport();
  writeFileSync(join(rootFolder, "docs", "cost.md"), report);
  process.stdout.write(report);
  return Promise.resolve(0);
}
