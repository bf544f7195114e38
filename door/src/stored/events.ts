import { mergeLogs } from "@janur/domain/door/door-log";
import type { LoggedEvent } from "@janur/domain/door/door-event";
import { database } from "./database.ts";
import { ownStores } from "./own.ts";

export async function readEvents(): Promise<LoggedEvent[]> {
  return (await database()).getAll("events");
}

/**
 * Writes down what happened, and returns once it would survive an empty battery: `strict` waits for the disk. Of an event
 * that is there already the later state stays, whoever writes first.
 */
export async function writeEvents(events: readonly LoggedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const transaction = await ownStores("strict");
  const store = transaction.objectStore("events");
  await Promise.all([
    ...events.map(async (event) => {
      const known = await store.get(event.nonce);
      const [latest] = mergeLogs(known === undefined ? [] : [known], [event]).values();
      if (latest !== undefined) await store.put(latest);
    }),
    transaction.done,
  ]);
}
