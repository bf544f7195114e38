import { counts, type GiftKind } from "./gift.ts";
import type { GiftRow } from "./gift-row.ts";

/**
 * Guests with gifts that count and that nobody has thanked for, and of which kinds these are. What somebody only says that
 * they have sent waits for the family, and what has not come is no gift.
 */
export function unthankedGuests(
  rows: readonly Pick<GiftRow, "guest" | "kind" | "state" | "isRemoved" | "thankedAt">[],
): Map<string, GiftKind[]> {
  const given = new Map<string, GiftKind[]>();
  for (const row of rows) {
    if (row.guest === null || row.thankedAt !== null || !counts(row)) continue;
    given.set(row.guest, [...(given.get(row.guest) ?? []), row.kind]);
  }
  return given;
}
