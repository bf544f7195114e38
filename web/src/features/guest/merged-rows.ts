import type { GuestRow } from "@janur/domain/guest/guest-row";

/** Rows of which the later ones count, without those that are gone and places of a group that nobody has yet. */
export function mergedRows(
  packed: readonly GuestRow[],
  changed: readonly GuestRow[],
  removed: readonly string[],
): GuestRow[] {
  const rows = new Map(packed.map((row) => [row.id, row]));
  for (const row of changed) rows.set(row.id, row);
  for (const id of removed) rows.delete(id);
  return [...rows.values()].filter(({ listing, groupId }) => listing !== "group" || groupId === null);
}
