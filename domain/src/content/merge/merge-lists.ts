import { isSameValue } from "../../text/same-value.ts";

interface Keyed {
  id: string;
}

interface ListVersions<T> {
  base: readonly T[];
  mine: readonly T[];
  theirs: readonly T[];
}

type IsOneThing<T> = (mine: T, theirs: T) => boolean;

/** One entry as each version has it; undefined where it is missing. */
export interface EntryVersions<T> {
  base: T | undefined;
  mine: T | undefined;
  theirs: T | undefined;
}

/**
 * Merges two later versions of a list whose entries have ids. What one side
 * added, removed, changed or moved stays so; where both moved things, mine is
 * the order.
 * @param settle decides on an entry that both sides changed differently; undefined leaves it out
 * @param isOneThing whether new entries with one id mean the same; otherwise they are two, and mine gets another id
 */
export function mergeLists<T extends Keyed>(
  versions: ListVersions<T>,
  settle: (entry: EntryVersions<T>) => T | undefined,
  isOneThing: IsOneThing<T> = () => false,
): T[] {
  const { base, theirs } = versions;
  const mine = withOwnIds(versions, isOneThing);
  const entries = { base: byId(base), mine: byId(mine), theirs: byId(theirs) };
  const merged = new Map<string, T>();
  for (const id of new Set([...entries.mine.keys(), ...entries.theirs.keys()])) {
    const entry = {
      base: entries.base.get(id),
      mine: entries.mine.get(id),
      theirs: entries.theirs.get(id),
    };
    const value = mergedEntry(entry, settle);
    if (value !== undefined) merged.set(id, value);
  }
  const order = mergedOrder({ base: ids(base), mine: ids(mine), theirs: ids(theirs) });
  return order.flatMap((id) => merged.get(id) ?? []);
}

function mergedEntry<T>(
  entry: EntryVersions<T>,
  settle: (entry: EntryVersions<T>) => T | undefined,
): T | undefined {
  const { base, mine, theirs } = entry;
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return mine;
  if (isSameValue(base, mine)) return theirs;
  return settle(entry);
}

/** Mine, with another id for what both sides added under the same one. */
function withOwnIds<T extends Keyed>(
  { base, mine, theirs }: ListVersions<T>,
  isOneThing: IsOneThing<T>,
): T[] {
  const known = byId(base);
  const others = byId(theirs);
  const taken = new Set([...ids(base), ...ids(mine), ...ids(theirs)]);
  return mine.map((entry) => {
    const other = others.get(entry.id);
    if (other === undefined || known.has(entry.id) || isSameValue(entry, other) || isOneThing(entry, other)) {
      return entry;
    }
    const id = freeIdLike(entry.id, taken);
    taken.add(id);
    return { ...entry, id };
  });
}

/** `ceremony-4` for a taken `ceremony-3`. */
export function freeIdLike(id: string, taken: ReadonlySet<string>): string {
  const stem = id.replace(/-\d+$/, "").slice(0, 18);
  let number = 2;
  while (taken.has(`${stem}-${String(number)}`)) number += 1;
  return `${stem}-${String(number)}`;
}

/**
 * The order of the side that moved something, mine where both did; what only
 * the other side has stands behind what it stands behind there.
 */
function mergedOrder({ base, mine, theirs }: ListVersions<string>): string[] {
  const isMoved = (side: readonly string[]) => {
    const was = base.filter((id) => side.includes(id));
    const is = side.filter((id) => base.includes(id));
    return was.some((id, index) => id !== is[index]);
  };
  const [skeleton, other] = isMoved(mine) ? [mine, theirs] : [theirs, mine];
  const order = [...skeleton];
  for (const [index, id] of other.entries()) {
    if (order.includes(id)) continue;
    const before = other.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

function ids(entries: readonly Keyed[]): string[] {
  return entries.map(({ id }) => id);
}

function byId<T extends Keyed>(entries: readonly T[]): Map<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
