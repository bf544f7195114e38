import { minuteSweeps } from "../../functions/src/minute-sweeps.ts";
import { nightSweeps } from "../../functions/src/night-sweeps.ts";
import { projectId, type SuiteAddress } from "./suite.ts";

const region = "asia-southeast2";
const minuteMs = 60_000;

type ScheduleName = "everyMinute" | "everyNight";
export type SweepName = (typeof minuteSweeps | typeof nightSweeps)[number]["name"];

/**
 * Runs a schedule now, as if it had been due at a time: the suite has no clock of its own.
 * @param functionsUrl `http://127.0.0.1:5001` at offset 0
 * @param timesReloaded how often the emulator has loaded its triggers again, by which it names them
 * @throws Error when the function is unknown there or one of its sweeps fails
 */
async function runSchedule(
  functionsUrl: string,
  name: ScheduleName,
  scheduledAt: Date,
  timesReloaded = 0,
): Promise<void> {
  const trigger = `${region}-${name}-${String(timesReloaded)}`;
  const answer = await fetch(`${functionsUrl}/functions/projects/${projectId}/triggers/${trigger}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-CloudScheduler-ScheduleTime": scheduledAt.toISOString(),
    },
    body: "{}",
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name} answered ${String(answer.status)}: ${text}`);
}

/** The schedule that a sweep belongs to, and the latest time at which it was due. */
export function lastDue(name: SweepName, now: Date): { schedule: ScheduleName; at: Date } {
  for (const sweep of minuteSweeps) {
    if (sweep.name !== name) continue;
    const stepMs = sweep.rhythm.everyMinutes * minuteMs;
    return { schedule: "everyMinute", at: new Date(Math.floor(now.getTime() / stepMs) * stepMs) };
  }
  for (const sweep of nightSweeps) {
    if (sweep.name !== name) continue;
    return { schedule: "everyNight", at: lastInJakarta(sweep.rhythm.dailyAt, now) };
  }
  throw new Error(`no sweep is called ${name}`);
}

/** Jakarta is seven hours ahead, the whole year. */
function lastInJakarta(time: string, now: Date): Date {
  const today = new Date(now.getTime() + 7 * 60 * minuteMs).toISOString().slice(0, 10);
  const at = new Date(`${today}T${time}:00+07:00`);
  return at <= now ? at : new Date(at.getTime() - 24 * 60 * minuteMs);
}

/**
 * Runs a sweep now, with whatever is due at the same time, by the schedule that it belongs to.
 * @throws Error when a sweep fails
 */
export async function runSweep(functionsUrl: string, name: SweepName, timesReloaded = 0): Promise<void> {
  const { schedule, at } = lastDue(name, new Date());
  await runSchedule(functionsUrl, schedule, at, timesReloaded);
}

/**
 * Runs the minute's sweeps each minute, and after them one of the night's, in turn: each is safe to run too often. Not
 * again before both are through: each run takes a process of its own, and on a busy machine they would pile up.
 * @returns ends it
 */
export function tickSchedules(suite: Pick<SuiteAddress, "ports">, say: (line: string) => void): () => void {
  const url = `http://127.0.0.1:${String(suite.ports.functions)}`;
  const warn = (error: unknown) => {
    say(`⚠ ${String(error)}`);
  };
  let isRunning = false;
  let nights = 0;
  const runAll = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    await runSchedule(url, "everyMinute", new Date()).catch(warn);
    const sweep = nightSweeps[nights % nightSweeps.length];
    nights += 1;
    if (sweep !== undefined) await runSweep(url, sweep.name).catch(warn);
    isRunning = false;
  };
  const timer = setInterval(() => void runAll(), minuteMs);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
