import { importedIdText } from "@janur/domain/guest/guest-import";
import { documentIdFromBytes } from "@janur/domain/id";
import type { CheckedRow } from "./check-rows.ts";
import type { ExistingGuest } from "./find-doubles.ts";

/**
 * The list without the guests whom these rows have added already: an import that goes on sees the doubles that its host
 * has decided about, and none of its own.
 */
export async function withoutImported(
  existing: readonly ExistingGuest[],
  rows: readonly Pick<CheckedRow, "row">[],
  run: string,
): Promise<ExistingGuest[]> {
  const encoder = new TextEncoder();
  const ids = await Promise.all(
    rows.map(async ({ row }) =>
      documentIdFromBytes(
        new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(importedIdText(run, row)))),
      ),
    ),
  );
  const own = new Set(ids);
  return existing.filter(({ id }) => !own.has(id));
}
