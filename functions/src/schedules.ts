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
    const [{ runSweeps }, { minuteSweeps }] = await Promise.all([
      import("./platform/sweep/run-sweeps.ts"),
      import("./minute-sweeps.ts"),
    ]);
    await runSweeps(minuteSweeps, { scheduledAt: new Date(scheduleTime), minutes: 1 });
  },
);

/** `night-sweeps.ts`. What fails has a second try in the same night; the next minute is the second try of the above. */
export const everyNight = onSchedule(
  { ...serviceOptions.everyNight, schedule: "*/10 2-5 * * *", timeZone: "Asia/Jakarta", retryCount: 1 },
  async ({ scheduleTime }) => {
    const [{ runSweeps }, { nightSweeps }] = await Promise.all([
      import("./platform/sweep/run-sweeps.ts"),
      import("./night-sweeps.ts"),
    ]);
    await runSweeps(nightSweeps, { scheduledAt: new Date(scheduleTime), minutes: 10 });
  },
);
