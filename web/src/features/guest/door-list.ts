import { isInvitedTo } from "@janur/domain/rsvp/is-invited-to";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { compareNames } from "@janur/domain/text/name-order";

/** A ceremony that has a column of its own. */
export interface DoorListCeremony {
  id: string;
  name: string;
  /** Whether all who have no list of their own are invited. */
  isOpen: boolean;
}

interface DoorListLine {
  guest: GuestRow;
  /** Ceremonies to which they are invited. */
  invited: readonly string[];
}

/** Under which letter somebody is looked for: "Ani" and "Áni" alike; what begins with no letter stands together at the end. */
function letterOf(name: string): string {
  const first = name.normalize("NFD").charAt(0).toLocaleUpperCase("id");
  return /\p{L}/u.test(first) ? first : "#";
}

/** Whoever a door with these ceremonies asks for, by the letters of their names without what they are addressed by. */
export function doorListOf(
  rows: readonly GuestRow[],
  ceremonies: readonly DoorListCeremony[],
): { letter: string; lines: DoorListLine[] }[] {
  const lines = rows
    .filter(({ listing, kind }) => listing === "listed" && kind !== "group")
    .map((guest) => {
      const invited = ceremonies.filter((ceremony) => isInvitedTo(guest, ceremony));
      return { guest, invited: invited.map(({ id }) => id) };
    })
    .filter(({ invited }) => invited.length > 0)
    .sort((a, b) => compareNames(a.guest.name, b.guest.name));
  const byLetter = new Map<string, DoorListLine[]>();
  for (const line of lines) {
    const letter = letterOf(line.guest.name);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), line]);
  }
  return [...byLetter]
    .sort(([a], [b]) => Number(a === "#") - Number(b === "#") || compareNames(a, b))
    .map(([letter, some]) => ({ letter, lines: some }));
}
