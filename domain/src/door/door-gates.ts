import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { arrivedPeople } from "./arrived-people.ts";
import { eventTime } from "./door-event.ts";
import type { DoorRow } from "./door-row.ts";
import { stateKey, type DoorState } from "./door-state.ts";
import { isVip } from "./vip-tag.ts";

const count = z.int().min(0);

/** What one person did with one device. */
export const doorGateSchema = z.strictObject({
  deviceId: documentIdSchema,
  by: z.string(),
  /** How often they let somebody in, and how many people: what two of them dispute counts for both. */
  arrivals: count,
  people: count,
  lastAt: z.int(),
});
type DoorGate = z.output<typeof doorGateSchema>;

/** Who must not stand and wait. */
export const doorVipSchema = z.strictObject({
  guest: documentIdSchema,
  name: z.string(),
  tags: z.array(z.string()),
  expected: count,
  people: count,
  /** When the first of them came; null while nobody did. */
  at: z.int().nullable(),
});
type DoorVip = z.output<typeof doorVipSchema>;

/** The gates of a ceremony, the busiest first. */
export function gatesOf(state: DoorState, ceremony: string): DoorGate[] {
  const gates = new Map<string, DoorGate>();
  for (const attendee of state.values()) {
    if (attendee.ceremony !== ceremony) continue;
    for (const event of attendee.arrivals) {
      const { deviceId, by, people } = event;
      const key = JSON.stringify([deviceId, by]);
      const known = gates.get(key) ?? { deviceId, by, arrivals: 0, people: 0, lastAt: -Infinity };
      gates.set(key, {
        ...known,
        arrivals: known.arrivals + 1,
        people: known.people + people,
        lastAt: Math.max(known.lastAt, eventTime(event)),
      });
    }
  }
  return [...gates]
    .sort(([a, one], [b, two]) => two.people - one.people || (a < b ? -1 : 1))
    .slice(0, limits.door.shownGates)
    .map(([, gate]) => gate);
}

/** Whom the list marks and a ceremony awaits or has: those who are here first, in the order in which they came. */
export function vipsOf(
  rows: readonly { row: DoorRow; expected: number; isInvited: boolean }[],
  state: DoorState,
  ceremony: string,
): DoorVip[] {
  const vips = rows
    .filter(({ row }) => isVip(row))
    .flatMap(({ row, expected, isInvited }) => {
      const arrivals = state.get(stateKey(ceremony, row.id))?.arrivals ?? [];
      const [first] = arrivals;
      if (first === undefined && !isInvited) return [];
      const { people } = arrivedPeople(arrivals, row.seats);
      const at = first === undefined ? null : eventTime(first);
      return [{ guest: row.id, name: row.name, tags: [...row.tags], expected, people, at }];
    });
  return vips
    .sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || (a.name < b.name ? -1 : 1))
    .slice(0, limits.door.shownVips);
}
