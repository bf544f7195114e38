import * as z from "zod";
import { arrivedPeople } from "../door/arrived-people.ts";
import type { DoorRow } from "../door/door-row.ts";
import { stateKey, type DoorState } from "../door/door-state.ts";
import { limits } from "../limits.ts";
import { replyTo } from "../rsvp/attendance.ts";
import { isInvitedTo } from "../rsvp/is-invited-to.ts";

/** What a guest had said of a ceremony before the day. */
export const saidKinds = ["yes", "maybe", "no", "silent"] as const;
export type SaidKind = (typeof saidKinds)[number];

/** People who could have come, and how many of them did; more where a household brought others. */
const rateSchema = z.strictObject({ expected: z.int().min(0), arrived: z.int().min(0) });
const ratesSchema = z.record(z.enum(saidKinds), rateSchema);
type Rates = z.output<typeof ratesSchema>;

/** How the guests of a feast that is over kept their word: numbers alone, by group. */
export const showUpSchema = z.strictObject({
  all: ratesSchema,
  /** The largest first; guests of no group are in none of them. */
  groups: z.array(z.strictObject({ name: z.string(), rates: ratesSchema })).max(limits.statistics.groups),
});
export type ShowUp = z.output<typeof showUpSchema>;

/** `invitations/{id}/statistics/showUp`, counted once, a day after the feast. */
export const storedShowUpSchema = z.strictObject({
  countedAt: z.date(),
  /** Null where no door let anybody in. */
  showUp: showUpSchema.nullable(),
});

/** Fewer who came than this say that a door was tried, not kept. */
const fewestArrivals = 10;

/** Counted over all ceremonies whose door was kept; null where there was none. */
export function showUpOf(
  rows: readonly DoorRow[],
  state: DoorState,
  ceremonies: readonly { id: string; isOpen: boolean }[],
): ShowUp | null {
  const all = noRates();
  const groups = new Map<string, Rates>();
  let isKept = false;
  for (const ceremony of ceremonies) {
    const came = [...state.values()].filter(
      (one) => one.ceremony === ceremony.id && one.guest !== null && one.arrivals.length > 0,
    );
    if (came.length < fewestArrivals) continue;
    isKept = true;
    for (const row of rows) {
      if (!isInvitedTo(row, ceremony)) continue;
      const said = saidOf(row, ceremony.id);
      const expected = said === "yes" || said === "maybe" ? row.people : row.seats;
      const arrivals = state.get(stateKey(ceremony.id, row.id))?.arrivals ?? [];
      const arrived = arrivals.length === 0 ? 0 : arrivedPeople(arrivals, row.seats).people;
      add(all, said, { expected, arrived });
      if (row.group === "") continue;
      const own = groups.get(row.group) ?? noRates();
      add(own, said, { expected, arrived });
      groups.set(row.group, own);
    }
  }
  if (!isKept) return null;
  const named = [...groups].map(([name, rates]) => ({ name, rates }));
  return {
    all,
    groups: named
      .sort((a, b) => expectedOf(b.rates) - expectedOf(a.rates) || a.name.localeCompare(b.name))
      .slice(0, limits.statistics.groups),
  };
}

function saidOf({ replies }: Pick<DoorRow, "replies">, ceremonyId: string): SaidKind {
  if (replies.length === 0) return "silent";
  if (replies.includes(replyTo(ceremonyId, "yes"))) return "yes";
  return replies.includes(replyTo(ceremonyId, "maybe")) ? "maybe" : "no";
}

function noRates(): Rates {
  const none = () => ({ expected: 0, arrived: 0 });
  return { yes: none(), maybe: none(), no: none(), silent: none() };
}

function add(
  rates: Rates,
  said: SaidKind,
  { expected, arrived }: { expected: number; arrived: number },
): void {
  rates[said].expected += expected;
  rates[said].arrived += arrived;
}

function expectedOf(rates: Rates): number {
  return saidKinds.reduce((sum, said) => sum + rates[said].expected, 0);
}
