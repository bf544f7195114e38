import type { Prices } from "./prices.ts";
import { logGb, storageGb, traffic, wedding, type Item } from "./wedding.ts";

/** What some weddings a month cost, in USD a month, once a year of them is stored. */
export interface Cost {
  perMonth: number;
  firestore: number;
  functions: number;
  traffic: number;
  storage: number;
  logs: number;
  fixed: number;
  sum: number;
}

const million = 1_000_000;
/** Of an instance that is busy with the call alone. */
const memoryGb = 0.5;

export function firestoreOf({ times, reads, writes, deletes = 0 }: Item, prices: Prices): number {
  return (times * (reads * prices.reads + writes * prices.writes + deletes * prices.deletes)) / 100_000;
}

export function functionsOf({ times, calls, cpuMs, tasks = 0 }: Item, prices: Prices): number {
  // What no call begins runs within a schedule's, and needs its processor all the same.
  const seconds = (times * Math.max(calls, 1) * cpuMs) / 1_000;
  return (
    (times * calls * prices.invocations) / million +
    seconds * (prices.cpuSecond + memoryGb * prices.memorySecond) +
    (times * tasks * prices.tasks) / million
  );
}

export function costOf(perMonth: number, prices: Prices, isMediaBehindCdn = false): Cost {
  const total = (of: (item: Item, prices: Prices) => number) =>
    perMonth * wedding.reduce((sum, item) => sum + of(item, prices), 0);
  const media = traffic.pageGb * traffic.mediaShare + traffic.musicGb;
  const rest = traffic.pageGb * (1 - traffic.mediaShare) + traffic.apiGb;
  const perMedia = isMediaBehindCdn ? prices.cdnGb : prices.hostingGb;
  const parts = {
    firestore: total(firestoreOf),
    functions: total(functionsOf),
    traffic: perMonth * (media * perMedia + rest * prices.hostingGb),
    storage: perMonth * 12 * storageGb * prices.storageGb,
    logs: perMonth * logGb * prices.logsGb,
    fixed: prices.fixed,
  };
  return { perMonth, ...parts, sum: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
