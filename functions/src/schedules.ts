import { onSchedule } from "firebase-functions/v2/scheduler";
import { serviceOptions } from "./options.ts";

/*
 * Two schedules, each over a table of sweeps: a schedule per sweep would mean a service, a cold start and an invocation
 * a minute for each (decision 055). What is due follows from the time a run was scheduled for, so that one which comes
 * late, or is repeated, works on what it was meant for.
 */

/** `minute-sweeps.ts`. In cron's words, because "every 1 minutes" counts from the end of the run before. */
export const everyMinute = onSchedule(
  { ...serviceOptions.everyMinute, schedule: "* * * * *" },
  async ({ scheduleTime }) => {
    const [{ runSweeps }, { serviceLedger }, { minuteSweeps }] = await Promise.all([
      import("./platform/sweep/run-sweeps.ts"),
      import("./platform/sweep/sweep-ledger.ts"),
      import("./minute-sweeps.ts"),
    ]);
    const tick = { scheduledAt: new Date(scheduleTime), minutes: 1 };
    await runSweeps(minuteSweeps, tick, { ledger: serviceLedger() });
  },
);

/** `night-sweeps.ts`. What fails has a second try in the same night; the next minute is the second try of the above. */
export const everyNight = onSchedule(
  { ...serviceOptions.everyNight, schedule: "*/10 2-5 * * *", timeZone: "Asia/Jakarta", retryCount: 1 },
  async ({ scheduleTime }) => {
    const [{ runSweeps }, { serviceLedger }, { nightSweeps }] = await Promise.all([
      import("./platform/sweep/run-sweeps.ts"),
      import("./platform/sweep/sweep-ledger.ts"),
      import("./night-sweeps.ts"),
    ]);
    const tick = { scheduledAt: new Date(scheduleTime), minutes: 10 };
    await runSweeps(nightSweeps, tick, { ledger: serviceLedger() });
  },
);
