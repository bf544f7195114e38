import { isIn, sidesOf } from "./guest-set.ts";
import type { SeatingGuest } from "./seating-guest.ts";
import type { GuestSet, Seated, SeatingPlan, SeatingTable } from "./seating-plan.ts";

/*
 * The rule, for the same plan, list and choice always the same:
 * 1. Whoever sits stays. Whoever is left is parted into circles: guests of one group (or of one first tag), and those
 *    whom a wish puts together are one circle.
 * 2. The largest circle goes first; of the same size the first by name.
 * 3. A circle takes the table where it sits already, else the smallest free one that holds all of it, else the one with
 *    most room, and then the nearest to it, one after the other.
 * 4. Within a circle the largest household goes first, for it fits into the fewest gaps.
 * 5. Who belongs to no circle, or found no room so, goes to the table with the least room that still holds them.
 * A household is never parted, a table never has more people than seats, and whom a wish keeps apart never share one.
 */

/** `tooLarge`: no table has so many seats; `full`: none has so many left; `apart`: only beside somebody whom they are kept from; `time`: it took too long. */
export type UnseatedReason = "tooLarge" | "full" | "apart" | "time";

export interface Filling {
  /** Whom it seats, and where. */
  seated: Record<string, Seated>;
  left: { guestId: string; reason: UnseatedReason }[];
}

export interface FillChoice {
  by: GuestSet["by"];
  /** Only guests of these; null for all who sit nowhere. */
  only: readonly GuestSet[] | null;
  /** Only these tables; null for all. */
  tables: readonly string[] | null;
}

/** A table as it fills. */
interface Room {
  table: SeatingTable;
  free: number;
  /** Per wish that keeps apart, how many of each side sit here. */
  first: number[];
  second: number[];
}

/** Whom a wish that keeps apart concerns, per wish. */
type Sides = readonly { first: boolean; second: boolean }[];

interface Unit {
  guest: SeatingGuest;
  sides: Sides;
}

/**
 * It runs in a worker, which loads nothing of the pages: so it knows no `limits.ts`, and has no classes, whose helpers lie there.
 * @param clock milliseconds now, and how many it may take: who is left then is told so
 */
export function fillSeats(
  plan: SeatingPlan,
  guests: readonly SeatingGuest[],
  choice: FillChoice,
  { now, limitMs }: { now: () => number; limitMs: number },
): Filling {
  const until = now() + limitMs;
  const apart = plan.wishes.filter(({ kind }) => kind === "apart");
  const unitOf = (guest: SeatingGuest): Unit => ({ guest, sides: apart.map((wish) => sidesOf(wish, guest)) });
  const rooms = roomsOf(plan, guests, choice, unitOf);
  const waiting = guests.filter(
    (guest) =>
      guest.people > 0 &&
      plan.seated[guest.id] === undefined &&
      (choice.only === null || choice.only.some((set) => isIn(set, guest))),
  );
  const filling: Filling = { seated: {}, left: [] };
  const rest: Unit[] = [];
  const homes = homesOf(plan, guests, rooms, choice.by);
  for (const { name, members } of circlesOf(plan, waiting, choice.by)) {
    const own = [...(homes.get(name) ?? [])];
    const units = members.map(unitOf);
    let needed = units.reduce((sum, { guest }) => sum + guest.people, 0);
    for (const unit of units) {
      const room = isAlone(name) || now() > until ? null : nextOf(rooms, own, unit, needed);
      if (room === null) rest.push(unit);
      else place(unit, room, filling);
      needed -= unit.guest.people;
    }
  }
  for (const unit of rest) {
    if (now() > until) filling.left.push({ guestId: unit.guest.id, reason: "time" });
    else placeAnywhere(unit, rooms, filling);
  }
  return filling;
}

function roomsOf(
  plan: SeatingPlan,
  guests: readonly SeatingGuest[],
  { tables }: FillChoice,
  unitOf: (guest: SeatingGuest) => Unit,
): Room[] {
  const none = plan.wishes.filter(({ kind }) => kind === "apart").map(() => 0);
  const rooms = new Map(
    plan.tables.map((table): [string, Room] => [
      table.id,
      { table, free: table.seats, first: [...none], second: [...none] },
    ]),
  );
  for (const guest of guests) {
    const room = rooms.get(plan.seated[guest.id]?.table ?? "");
    if (room !== undefined) sit(unitOf(guest), room);
  }
  return [...rooms.values()].filter(({ table }) => tables === null || tables.includes(table.id));
}

function sit({ guest, sides }: Unit, room: Room): void {
  room.free -= guest.people;
  sides.forEach((side, index) => {
    room.first[index] = (room.first[index] ?? 0) + Number(side.first);
    room.second[index] = (room.second[index] ?? 0) + Number(side.second);
  });
}

function place(unit: Unit, room: Room, filling: Filling): void {
  sit(unit, room);
  filling.seated[unit.guest.id] = { table: room.table.id, people: unit.guest.people };
}

/** Whether nobody sits there whom these are kept from. */
function isAllowed(sides: Sides, { first, second }: Room): boolean {
  return sides.every(
    (side, index) => !(side.first && (second[index] ?? 0) > 0) && !(side.second && (first[index] ?? 0) > 0),
  );
}

function placeAnywhere(unit: Unit, rooms: readonly Room[], filling: Filling): void {
  const { people, id } = unit.guest;
  const roomy = rooms.filter(({ free }) => free >= people);
  let best: Room | null = null;
  for (const room of roomy)
    if (isAllowed(unit.sides, room) && (best === null || room.free < best.free)) best = room;
  if (best !== null) {
    place(unit, best, filling);
    return;
  }
  const isTooLarge = rooms.every(({ table }) => table.seats < people);
  filling.left.push({ guestId: id, reason: roomy.length > 0 ? "apart" : isTooLarge ? "tooLarge" : "full" });
}

/**
 * The table that somebody of one circle takes: where it sits, and from there the nearest.
 * @param own where it sits already; tables that it takes are added
 * @param needed people of the circle who still wait, this unit's among them
 */
function nextOf(rooms: readonly Room[], own: Room[], unit: Unit, needed: number): Room | null {
  const fits = (room: Room) => room.free >= unit.guest.people && isAllowed(unit.sides, room);
  const known = own.find(fits);
  if (known !== undefined) return known;
  const last = own.at(-1);
  const chosen = last === undefined ? firstOf(rooms, fits, needed) : nearest(rooms, fits, last);
  if (chosen !== null) own.push(chosen);
  return chosen;
}

/** The smallest that holds all, preferably one at which nobody sits, else the one with most room. */
function firstOf(rooms: readonly Room[], fits: (room: Room) => boolean, needed: number): Room | null {
  let holdsAll: Room | null = null;
  let largest: Room | null = null;
  for (const room of rooms) {
    if (!fits(room)) continue;
    if (room.free >= needed && (holdsAll === null || isBetterFit(room, holdsAll))) holdsAll = room;
    if (largest === null || room.free > largest.free) largest = room;
  }
  return holdsAll ?? largest;
}

function nearest(rooms: readonly Room[], fits: (room: Room) => boolean, from: Room): Room | null {
  let best: { room: Room; distance: number } | null = null;
  for (const room of rooms) {
    if (!fits(room)) continue;
    const distance = (room.table.x - from.table.x) ** 2 + (room.table.y - from.table.y) ** 2;
    if (best === null || distance < best.distance) best = { room, distance };
  }
  return best?.room ?? null;
}

function isBetterFit(room: Room, best: Room): boolean {
  const [isFree, bestIsFree] = [room, best].map(({ free, table }) => free === table.seats);
  return isFree === bestIsFree ? room.free < best.free : isFree === true;
}

interface Circle {
  name: string;
  members: SeatingGuest[];
}

/** Who belongs together, the largest circle first, and the largest household first in each. */
function circlesOf(plan: SeatingPlan, waiting: readonly SeatingGuest[], by: GuestSet["by"]): Circle[] {
  const nameOf = circleNames(plan, by);
  const circles = new Map<string, SeatingGuest[]>();
  for (const guest of waiting) {
    const name = nameOf(guest);
    const members = circles.get(name);
    if (members === undefined) circles.set(name, [guest]);
    else members.push(guest);
  }
  const size = (members: readonly SeatingGuest[]) => members.reduce((sum, { people }) => sum + people, 0);
  return [...circles]
    .map(([name, members]) => ({ name, members: members.sort(byPeopleThenId), size: size(members) }))
    .sort((a, b) => b.size - a.size || compare(a.name, b.name));
}

/** Tables where people of a circle sit already, by its name. */
function homesOf(
  plan: SeatingPlan,
  guests: readonly SeatingGuest[],
  rooms: readonly Room[],
  by: GuestSet["by"],
): Map<string, Room[]> {
  const nameOf = circleNames(plan, by);
  const roomOf = new Map(rooms.map((room) => [room.table.id, room]));
  const homes = new Map<string, Set<Room>>();
  for (const guest of guests) {
    const room = roomOf.get(plan.seated[guest.id]?.table ?? "");
    if (room === undefined) continue;
    const name = nameOf(guest);
    const known = homes.get(name) ?? new Set();
    homes.set(name, known.add(room));
  }
  return new Map([...homes].map(([name, found]) => [name, rooms.filter((room) => found.has(room))]));
}

/** How the circle of a guest is called: by their group or first tag, or by the first of those that wishes put together. */
function circleNames(plan: SeatingPlan, by: GuestSet["by"]): (guest: SeatingGuest) => string {
  const together = plan.wishes.filter(({ kind }) => kind === "together");
  const parents = new Map<string, string>();
  const rootOf = (name: string): string => {
    const parent = parents.get(name);
    return parent === undefined ? name : rootOf(parent);
  };
  for (const { first, second } of together) {
    const [a, b] = [rootOf(keyOf(first)), rootOf(keyOf(second))].sort(compare);
    if (a !== undefined && b !== undefined && a !== b) parents.set(b, a);
  }
  return (guest) => {
    const wished = together.flatMap(({ first, second }) => [first, second]).find((set) => isIn(set, guest));
    if (wished !== undefined) return rootOf(keyOf(wished));
    const value = by === "group" ? guest.group : ([...guest.tags].sort(compare)[0] ?? "");
    return value === "" ? `${alone}${guest.id}` : rootOf(keyOf({ by, value }));
  };
}

/** Begins the name of a circle of one, who belongs to nobody. */
const alone = "~";
const isAlone = (name: string) => name.startsWith(alone);

function keyOf({ by, value }: GuestSet): string {
  return `${by}:${value}`;
}

function byPeopleThenId(a: SeatingGuest, b: SeatingGuest): number {
  return b.people - a.people || compare(a.id, b.id);
}

/** By code units: the same in every language of a browser. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
