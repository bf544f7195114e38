import type { Arrived } from "./door-report.ts";

/** When somebody came first, and how many of them came to the ceremony at which there were most. */
export interface Arrival {
  at: number;
  people: number;
}

/** Everybody of the list who came, over all ceremonies. */
export function arrivalsByGuest(arrived: readonly Arrived[]): ReadonlyMap<string, Arrival> {
  const arrivals = new Map<string, Arrival>();
  for (const { guest, people, arrivals: own } of arrived) {
    const at = own[0]?.at;
    if (guest === null || at === undefined) continue;
    const known = arrivals.get(guest);
    arrivals.set(guest, {
      at: Math.min(at, known?.at ?? at),
      people: Math.max(people, known?.people ?? 0),
    });
  }
  return arrivals;
}
