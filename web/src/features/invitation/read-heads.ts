import { limits } from "@janur/domain/limits";

/** "1.500" and "1 500" are 1500; null for anything that is no number of heads there may be room for. */
export function readHeads(typed: string): number | null {
  const digits = typed.trim().replace(/[.\s](?=\d{3}(?!\d))/g, "");
  if (!/^\d{1,6}$/.test(digits)) return null;
  const heads = Number(digits);
  return heads >= 1 && heads <= limits.rsvp.capacity ? heads : null;
}
