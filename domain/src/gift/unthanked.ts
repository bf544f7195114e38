import { counts } from "./gift.ts";
import type { GiftRow } from "./gift-row.ts";

/**
 * Guests with a gift that counts and that nobody has thanked for. What somebody only says that they have sent waits for
 * the family, and what has not come is no gift.
 */
export function unthankedGuests(
  rows: readonly Pick<GiftRow, "guest" | "state" | "isRemoved" | "thankedAt">[],
): Set<string> {
  return new Set(
    rows.flatMap((row) => (row.guest !== null && row.thankedAt === null && counts(row) ? [row.guest] : [])),
  );
}
