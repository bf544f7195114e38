import { runSweep } from "../emulators/schedules.ts";
import type { SuiteAddress } from "../emulators/suite.ts";

/** A suite without a clock of its own: what a minute would do for a smoke run is done every few seconds. */
export async function whileMinutesPass<T>(
  { ports }: Pick<SuiteAddress, "ports">,
  work: Promise<T>,
  timesReloaded = 0,
): Promise<T> {
  const over = new AbortController();
  const minutes = (async () => {
    while (!over.signal.aborted) {
      await runSweep(`http://127.0.0.1:${String(ports.functions)}`, "publishDue", timesReloaded);
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    }
  })();
  try {
    return await work;
  } finally {
    over.abort();
    await minutes;
  }
}
