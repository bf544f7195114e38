import { addressedName } from "@janur/domain/guest/guest-name";
import { envelopeLines } from "@janur/domain/guest/guest-texts";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { wordsFit, wordsIn } from "./forgiving-words.ts";

/** What a row is searched by, made once; a row is never changed, only replaced. */
const wordsOf = new WeakMap<GuestRow, { own: string[]; others: string[] }>();

function searched(row: GuestRow) {
  const made = wordsOf.get(row);
  if (made !== undefined) return made;
  const own = wordsIn(addressedName(row));
  const others = wordsIn([row.origin, ...envelopeLines(row), row.group].join(" "));
  wordsOf.set(row, { own, others });
  return { own, others };
}

/**
 * Whoever on the list fits what somebody types, best first; 10,000 are looked through between two keys. Groups' links are
 * nobody themselves.
 * @param most so many of them
 */
export function foundGuests(rows: readonly GuestRow[], typed: string, most: number): GuestRow[] {
  const asked = wordsIn(typed);
  if (asked.length === 0) return [];
  return rows
    .filter(({ listing, kind }) => listing === "listed" && kind !== "group")
    .map((row) => {
      const { own, others } = searched(row);
      return { row, fit: wordsFit(asked, own, others) };
    })
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, most)
    .map(({ row }) => row);
}
