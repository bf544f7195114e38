import type { ImportChoice } from "@janur/domain/guest-import";
import { nameWords } from "@janur/domain/name-search";
import { plainWords } from "../plain-words.ts";
import type { CheckedRow } from "./check-rows.ts";

/** A guest who is on the list. */
export interface ExistingGuest {
  id: string;
  name: string;
  origin: string;
  phone: string | null;
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

interface Known {
  name: string;
  origin: string;
  phone: string | null;
  guestId: string | null;
  line: number | null;
}

/**
 * The double of each row: by its number, then by its name without honorifics;
 * null for none. Two of one name whose origins differ are two people.
 * @param existing oldest first
 */
export function findDoubles(
  rows: readonly CheckedRow[],
  existing: readonly ExistingGuest[],
): (Double | null)[] {
  const byPhone = new Map<string, Known>();
  const byName = new Map<string, Known[]>();
  const remember = (known: Known, key: string) => {
    if (known.phone !== null && !byPhone.has(known.phone)) byPhone.set(known.phone, known);
    const namesakes = byName.get(key);
    if (namesakes === undefined) byName.set(key, [known]);
    else namesakes.push(known);
  };
  for (const { id, name, origin, phone } of existing)
    remember({ name, origin: plainWords(origin), phone, guestId: id, line: null }, nameKey(name));
  return rows.map(({ row, guest, contact, isRefused }) => {
    if (isRefused) return null;
    const own: Known = {
      name: guest.name,
      origin: plainWords(guest.origin ?? ""),
      phone: contact.phone ?? null,
      guestId: null,
      line: row,
    };
    const key = nameKey(own.name);
    const samePhone = own.phone === null ? undefined : byPhone.get(own.phone);
    const namesake =
      key === "" || samePhone !== undefined
        ? undefined
        : byName.get(key)?.find(({ origin }) => origin === "" || own.origin === "" || origin === own.origin);
    remember(own, key);
    const found = samePhone ?? namesake;
    if (found === undefined) return null;
    const { guestId, line, name } = found;
    return {
      by: samePhone === undefined ? "name" : "phone",
      guestId,
      line,
      name,
      choice: proposal(own, found),
    };
  });
}

/** The same number is the same guest; two numbers are rather two people. */
function proposal(own: Known, found: Known): ImportChoice {
  const areTwo = own.phone !== null && found.phone !== null && own.phone !== found.phone;
  if (areTwo) return "a";
  return found.guestId === null ? "s" : "u";
}

function nameKey(name: string): string {
  return nameWords(name).join(" ");
}
