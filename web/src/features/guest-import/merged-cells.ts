import type { ImportLimits, TableRow } from "./table.ts";

/** Cells of one column that a sheet shows as one; their text stands in the first. */
export interface Merge {
  column: number;
  /** As a spreadsheet counts, from 1. */
  from: number;
  to: number;
}

/** `B7` → 1 */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "")
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** `B3:B12`. @returns null for a merge along a line, as titles have it */
export function mergeOf(reference: string): Merge | null {
  const [, column = "", from, lastColumn, to] =
    /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  return column === "" || column !== lastColumn || from === to
    ? null
    : { column: columnOf(column), from: Number(from), to: Number(to) };
}

/** The rows, each knowing what stands above it in its merged cells. */
export function withMerged(
  rows: readonly TableRow[],
  merges: readonly Merge[],
  limits: ImportLimits,
): TableRow[] {
  const merged = new Map<number, Map<number, string>>();
  const texts = new Map(rows.map(({ line, cells }) => [line, cells]));
  let left: number = limits.cells;
  for (const { column, from, to } of merges) {
    const text = texts.get(from)?.[column] ?? "";
    if (text === "") continue;
    for (let line = from + 1; line <= to && left > 0; line += 1, left -= 1) {
      if (!texts.has(line)) continue;
      const above = merged.get(line) ?? new Map<number, string>();
      merged.set(line, above.set(column, text));
    }
  }
  return rows.map((row) => {
    const above = merged.get(row.line);
    return above === undefined ? row : { ...row, merged: above };
  });
}
