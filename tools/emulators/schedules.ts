import { projectId, type SuiteAddress } from "./suite.ts";

const region = "asia-southeast2";

/** Every scheduled function of the product; a test compares them with the exports. */
export const scheduledFunctions = [
  "publishDue",
  "emptyTrash",
  "runDueJobs",
  "sweepPendingSeats",
  "forgetContacts",
  "mailDigests",
  "handOverDueMail",
  "forgetMail",
  "forgetNotifications",
  "deliverDueWebhooks",
  "forgetDeliveries",
  "tellUnreadMessages",
  "tellDueTasks",
  "forgetTasks",
  "tellReminders",
  "forgetUnusedMedia",
] as const;
export type ScheduledFunction = (typeof scheduledFunctions)[number];

/**
 * Runs a scheduled function now, as its schedule would: the suite has no clock of its own.
 * @param functionsUrl `http://127.0.0.1:5001` at offset 0
 * @throws Error when the function is unknown there or fails
 */
export async function runScheduled(functionsUrl: string, name: ScheduledFunction): Promise<void> {
  const answer = await fetch(`${functionsUrl}/functions/projects/${projectId}/triggers/${region}-${name}-0`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name} answered ${String(answer.status)}: ${text}`);
}

/**
 * Runs every scheduled function each minute, whatever its schedule says: each is safe to run too often. One after
 * another, and not again before all are through: each run takes a process of its own, and on a busy machine they
 * would pile up.
 * @returns ends it
 */
export function tickSchedules(suite: Pick<SuiteAddress, "ports">, say: (line: string) => void): () => void {
  const url = `http://127.0.0.1:${String(suite.ports.functions)}`;
  let isRunning = false;
  const runAll = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (const name of scheduledFunctions) {
      await runScheduled(url, name).catch((error: unknown) => {
        say(`⚠ ${String(error)}`);
      });
    }
    isRunning = false;
  };
  const timer = setInterval(() => void runAll(), 60_000);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
