import type { ImportChoice, ImportedRow } from "@janur/domain/guest-import";
import type { CheckedRow } from "./check-rows.ts";
import type { Double } from "./find-doubles.ts";

/** A row, who it may be already, and what the host makes of that. */
export interface PlannedRow {
  row: CheckedRow;
  double: Double | null;
  choice: ImportChoice;
}

/** What the host decided so far: for all doubles, and for single ones by their place. */
export interface Decisions {
  /** Null for what is proposed. */
  all: ImportChoice | null;
  single: ReadonlyMap<number, ImportChoice>;
}

export const noDecisions: Decisions = { all: null, single: new Map() };

export function plannedRows(
  rows: readonly CheckedRow[],
  doubles: readonly (Double | null)[],
  { all, single }: Decisions,
): PlannedRow[] {
  return rows.map((row, index) => {
    const double = doubles[index] ?? null;
    const wanted = double === null ? "a" : (single.get(index) ?? all ?? double.choice);
    // A line of the same file is nobody yet who could be written over.
    const choice = row.isRefused || (wanted === "u" && double?.guestId === null) ? "s" : wanted;
    return { row, double, choice };
  });
}

/** As they were decided before, for going on with the same file. */
export function plannedAgain(
  rows: readonly CheckedRow[],
  doubles: readonly (Double | null)[],
  choices: string,
): PlannedRow[] {
  return rows.map((row, index) => {
    const said = choices[index];
    return { row, double: doubles[index] ?? null, choice: said === "a" || said === "u" ? said : "s" };
  });
}

/** What is to be written, in the order of the file. */
export function rowsToWrite(planned: readonly PlannedRow[]): ImportedRow[] {
  return planned.flatMap(({ row: { row, guest, contact }, double, choice }) =>
    choice === "s"
      ? []
      : [{ row, guest, contact, guestId: choice === "u" ? (double?.guestId ?? null) : null }],
  );
}

export interface PlanCounts {
  added: number;
  updated: number;
  /** Doubles that are left out. */
  skipped: number;
  refused: number;
  /** Rows of which something was repaired or left out. */
  noted: number;
  doubles: number;
}

/** What an import would do: nothing of it is done yet. */
export function countPlan(planned: readonly PlannedRow[]): PlanCounts {
  const count = (isSo: (row: PlannedRow) => boolean) => planned.filter(isSo).length;
  return {
    added: count(({ choice }) => choice === "a"),
    updated: count(({ choice }) => choice === "u"),
    skipped: count(({ choice, row }) => choice === "s" && !row.isRefused),
    refused: count(({ row }) => row.isRefused),
    noted: count(({ row }) => row.notes.length > 0 && !row.isRefused),
    doubles: count(({ double }) => double !== null),
  };
}
