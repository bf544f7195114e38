import type { ImportChoice } from "@janur/domain/guest-import";
import { doubleFinder, type KnownPerson } from "@janur/domain/guest-double";
import type { CheckedRow } from "./check-rows.ts";

/** A guest who is on the list. */
export interface ExistingGuest extends KnownPerson {
  id: string;
}

/** Who a row may be: somebody of the list, or an earlier line of the file. */
export interface Double {
  by: "phone" | "name";
  guestId: string | null;
  line: number | null;
  name: string;
  /** What is proposed. */
  choice: ImportChoice;
}

interface Known extends KnownPerson {
  guestId: string | null;
  line: number | null;
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
  for (const { id, name, origin, phone } of existing)
    remember({ name, origin, phone, guestId: id, line: null });
  return rows.map(({ row, guest, contact, isRefused }) => {
    if (isRefused) return null;
    const { name, origin = "" } = guest;
    const own: Known = { name, origin, phone: contact.phone ?? null, guestId: null, line: row };
    const found = find(own);
    remember(own);
    if (found === null) return null;
    const { by, known } = found;
    return {
      by,
      guestId: known.guestId,
      line: known.line,
      name: known.name,
      choice: proposal(own, known),
    };
  });
}

/** The same number is the same guest; two numbers are rather two people. */
function proposal(own: Known, found: Known): ImportChoice {
  const areTwo = own.phone !== null && found.phone !== null && own.phone !== found.phone;
  if (areTwo) return "a";
  return found.guestId === null ? "s" : "u";
}
