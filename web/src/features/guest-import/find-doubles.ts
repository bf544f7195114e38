import type { ImportChoice } from "@janur/domain/guest/guest-import";
import { addressedName } from "@janur/domain/guest/guest-name";
import { doubleFinder, type KnownPerson } from "@janur/domain/guest/guest-double";
import type { CheckedRow } from "./check-rows.ts";

/** A guest who is on the list, by the name they are addressed by. */
export interface ExistingGuest extends KnownPerson {
  id: string;
  seats: number;
}

/** Who a row may be: somebody of the list, or an earlier line of the file. */
export interface Double {
  by: "phone" | "name" | "shared";
  guestId: string | null;
  line: number | null;
  name: string;
  /** People on the invitation of somebody on the list. */
  seats: number;
  /** What is proposed. */
  choice: ImportChoice;
}

interface Known extends KnownPerson {
  guestId: string | null;
  line: number | null;
  seats: number;
}

/**
 * The double of each row; null for none.
 * @param existing oldest first
 */
export function findDoubles(
  rows: readonly CheckedRow[],
  existing: readonly ExistingGuest[],
): (Double | null)[] {
  const { find, remember } = doubleFinder<Known>();
  for (const { id, name, origin, phone, seats } of existing)
    remember({ name, origin, phone, seats, guestId: id, line: null });
  return rows.map(({ row, guest, contact, isRefused, doubt }) => {
    if (isRefused || doubt !== null) return null;
    const { origin = "", seats = 1 } = guest;
    const name = addressedName({ honorific: "", suffix: "", ...guest });
    const own: Known = { name, origin, phone: contact.phone ?? null, guestId: null, line: row, seats };
    const found = find(own);
    remember(own);
    if (found === null) return null;
    const { by, known } = found;
    return {
      by,
      guestId: known.guestId,
      line: known.line,
      name: known.name,
      seats: known.seats,
      // Nothing is written about two of one number before the host has said what they are.
      choice: by === "shared" ? "s" : proposal(own, known),
    };
  });
}

/** The same number is the same guest; two numbers are rather two people. */
function proposal(own: Known, found: Known): ImportChoice {
  const areTwo = own.phone !== null && found.phone !== null && own.phone !== found.phone;
  if (areTwo) return "a";
  return found.guestId === null ? "s" : "u";
}
