import type { WalkIn } from "@janur/domain/door/door-event";
import type { DoorLog } from "@janur/domain/door/door-log";
import type { DoorRow } from "@janur/domain/door/door-row";
import { doorState } from "@janur/domain/door/door-state";
import { nameLikeness, nameWords } from "@janur/domain/text/name-search";
import type { DoorList } from "./list.ts";

/** More than this nobody looks through while somebody waits. */
export const mostFound = 30;
/** Below this two names have little in common. */
const alike = 0.6;

/**
 * Guests by any part of name, origin or group: first those where each typed word begins one of theirs, then those where it
 * stands inside, then, where that is nobody, names that sound alike.
 */
export function searchList(list: DoorList, typed: string): DoorRow[] {
  const wanted = nameWords(typed);
  if (wanted.length === 0) return [];
  const ranked = list.rows.flatMap((row, index) => {
    const rank = rankOf(list.words[index] ?? [], wanted);
    return rank === null ? [] : [{ row, rank }];
  });
  if (ranked.length > 0) return firstOf(ranked);
  return firstOf(
    list.rows.flatMap((row) => {
      const likeness = nameLikeness(row.name, typed);
      return likeness < alike ? [] : [{ row, rank: 1 - likeness }];
    }),
  );
}

/** Those who are on no list and in at a ceremony, by any part of their name or of whose guest they are. */
export function searchWalkIns(log: DoorLog, ceremony: string, typed: string): WalkIn[] {
  const wanted = nameWords(typed);
  if (wanted.length === 0) return [];
  return [...doorState(log).values()]
    .flatMap(({ ceremony: of, walkIn, arrivals }) =>
      of === ceremony && walkIn !== null && arrivals.length > 0 ? [walkIn] : [],
    )
    .filter(({ name, of }) => rankOf([...nameWords(name), ...nameWords(of)], wanted) !== null)
    .slice(0, mostFound);
}

function firstOf(ranked: { row: DoorRow; rank: number }[]): DoorRow[] {
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostFound)
    .map(({ row }) => row);
}

/** 0 where all typed words begin words, 1 where one stands inside, null where one is nowhere. */
function rankOf(words: readonly string[], wanted: readonly string[]): number | null {
  let rank = 0;
  for (const one of wanted) {
    if (words.some((word) => word.startsWith(one))) continue;
    if (!words.some((word) => word.includes(one))) return null;
    rank = 1;
  }
  return rank;
}
