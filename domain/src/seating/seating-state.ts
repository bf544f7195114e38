import { limits } from "../limits.ts";
import { seatingLimits } from "../limits/seating-limits.ts";
import { sidesOf } from "./guest-set.ts";
import type { SeatingGuest } from "./seating-guest.ts";
import type { SeatingPlan, SeatingTable, SeatingWish } from "./seating-plan.ts";

/** A table with who sits at it. */
export interface TableState {
  table: SeatingTable;
  /** In the order of the list that was handed in. */
  guests: SeatingGuest[];
  /** Chairs that they need as they answered until now. */
  people: number;
  isOverFull: boolean;
}

/**
 * Why a seated guest should be looked at: `gone`: they are on the list no more; `notInvited`: to this ceremony;
 * `no`: they have said that they do not come; `more`, `fewer`: they are not as many as when they were seated.
 */
export type ConflictReason = "gone" | "notInvited" | "no" | "more" | "fewer";

export interface SeatConflict {
  guestId: string;
  table: string;
  reason: ConflictReason;
  /** How many they were when they were seated, and how many they are. */
  seated: number;
  people: number;
}

/** A wish that the plan breaks. */
export interface BrokenWish {
  wish: SeatingWish;
  /** Tables at which both sides sit that are to be apart; none for those that are to be together and are nowhere. */
  tables: string[];
}

export interface SeatingState {
  tables: TableState[];
  /** Who comes, or may, and sits nowhere; in the order of the list. */
  unseated: SeatingGuest[];
  unseatedPeople: number;
  seatedPeople: number;
  seats: number;
  overFull: number;
  conflicts: SeatConflict[];
  brokenWishes: BrokenWish[];
}

/** How a plan stands with what guests have answered until now. */
export function seatingState(plan: SeatingPlan, guests: readonly SeatingGuest[]): SeatingState {
  const byTable = new Map(plan.tables.map(({ id }) => [id, [] as SeatingGuest[]]));
  const unseated: SeatingGuest[] = [];
  const conflicts: SeatConflict[] = [];
  const known = new Set<string>();
  for (const guest of guests) {
    known.add(guest.id);
    const place = plan.seated[guest.id];
    const there = place === undefined ? undefined : byTable.get(place.table);
    if (place === undefined || there === undefined) {
      if (guest.people > 0) unseated.push(guest);
      continue;
    }
    there.push(guest);
    const reason = reasonOf(guest, place.people);
    if (reason !== null)
      conflicts.push({
        ...{ guestId: guest.id, table: place.table, reason },
        ...{ seated: place.people, people: guest.people },
      });
  }
  for (const [guestId, { table, people }] of Object.entries(plan.seated))
    if (!known.has(guestId)) conflicts.push({ guestId, table, reason: "gone", seated: people, people: 0 });
  const tables = plan.tables.map((table) => tableState(table, byTable.get(table.id) ?? []));
  return {
    tables,
    unseated,
    unseatedPeople: peopleOf(unseated),
    seatedPeople: tables.reduce((sum, { people }) => sum + people, 0),
    seats: plan.tables.reduce((sum, { seats }) => sum + seats, 0),
    overFull: tables.filter(({ isOverFull }) => isOverFull).length,
    conflicts,
    brokenWishes: plan.wishes.flatMap((wish) => brokenBy(wish, tables)),
  };
}

function reasonOf(guest: SeatingGuest, seated: number): ConflictReason | null {
  if (guest.state === "notInvited") return "notInvited";
  if (guest.state === "no") return "no";
  if (guest.people === seated) return null;
  return guest.people > seated ? "more" : "fewer";
}

function tableState(table: SeatingTable, guests: SeatingGuest[]): TableState {
  const people = peopleOf(guests);
  return { table, guests, people, isOverFull: people > table.seats };
}

function peopleOf(guests: readonly SeatingGuest[]): number {
  return guests.reduce((sum, { people }) => sum + people, 0);
}

function brokenBy(wish: SeatingWish, tables: readonly TableState[]): BrokenWish[] {
  const first: string[] = [];
  const second: string[] = [];
  const both: string[] = [];
  for (const { table, guests } of tables) {
    const sides = guests.map((guest) => sidesOf(wish, guest));
    const hasFirst = sides.some((side) => side.first);
    const hasSecond = sides.some((side) => side.second);
    if (hasFirst) first.push(table.id);
    if (hasSecond) second.push(table.id);
    // Somebody of both sides is no quarrel with themselves.
    if (hasPair(sides)) both.push(table.id);
  }
  if (wish.kind === "apart") return both.length === 0 ? [] : [{ wish, tables: both }];
  const isBroken = first.length > 0 && second.length > 0 && !first.some((table) => second.includes(table));
  return isBroken ? [{ wish, tables: [] }] : [];
}

/** Whether somebody of the first side sits with another one of the second. */
function hasPair(sides: readonly { first: boolean; second: boolean }[]): boolean {
  const first = sides.filter((side) => side.first);
  const second = sides.filter((side) => side.second);
  if (first.length === 0 || second.length === 0) return false;
  return first.length > 1 || second.length > 1 || first[0] !== second[0];
}

/** What a plan has too much of to be kept, or null. */
export type FullOf = "tables" | "shapes" | "wishes" | "guests";
export function fullOf(plan: Pick<SeatingPlan, "tables" | "shapes" | "wishes" | "seated">): FullOf | null {
  const { tables, shapes, wishes } = seatingLimits;
  if (plan.tables.length > tables) return "tables";
  if (plan.shapes.length > shapes) return "shapes";
  if (plan.wishes.length > wishes) return "wishes";
  return Object.keys(plan.seated).length > limits.guest.perInvitation ? "guests" : null;
}
