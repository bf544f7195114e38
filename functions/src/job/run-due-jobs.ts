import { paths } from "@janur/domain/paths";
import * as logger from "firebase-functions/logger";
import { faultOf } from "../service/fault.ts";
import { lookAfterDue } from "./look-after-due.ts";
import { workOn } from "./run-job.ts";

/**
 * Looks after jobs whose worker ended, that failed before, or whose time has
 * come. Safe to run twice and at the same time.
 * @returns how many were looked at
 */
export function runDueJobs(clock: () => Date): Promise<number> {
  const work = (id: string) =>
    workOn(id, clock).catch((error: unknown) => {
      logger.error("a job was not looked after", { fault: faultOf(error) });
    });
  return lookAfterDue({ collection: paths.jobs(), batchSize: 20, atOnce: 1, work }, clock);
}
