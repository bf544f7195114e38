import { addressedName } from "@janur/domain/guest/guest-name";
import type { ImportChoice, ImportedRow } from "@janur/domain/guest/guest-import";
import { limits } from "@janur/domain/limits";
import type { CheckedRow } from "./check-rows.ts";
import type { Double } from "./find-doubles.ts";

/** A row, who it may be already, and what the host makes of that. */
export interface PlannedRow {
  row: CheckedRow;
  double: Double | null;
  choice: ImportChoice;
  /** Whether the host has not said yet what two of one number are; nothing is written of the row until then. */
  isAsked: boolean;
}

/** What the host decided so far: for all doubles, and for single rows by their place. */
export interface Decisions {
  /** Null for what is proposed. */
  all: ImportChoice | null;
  single: ReadonlyMap<number, ImportChoice>;
}

export const noDecisions: Decisions = { all: null, single: new Map() };

/** What the host may say to a row: nothing where it is nobody's double, and no question. */
export function choicesFor({ row, double }: Pick<PlannedRow, "row" | "double">): ImportChoice[] {
  if (row.isRefused) return [];
  if (double === null) return row.doubt === null ? [] : ["s", "a"];
  if (double.by === "shared") return ["s", "j", "a"];
  return double.guestId === null ? ["a", "s"] : ["u", "a", "s"];
}

export function plannedRows(
  rows: readonly CheckedRow[],
  doubles: readonly (Double | null)[],
  { all, single }: Decisions,
): PlannedRow[] {
  return rows.map((row, index) => {
    const double = doubles[index] ?? null;
    // A word for all doubles is none for those who may be two people.
    const common = double === null || double.by === "shared" ? null : all;
    const proposed = double?.choice ?? (row.doubt === null ? "a" : "s");
    const wanted = single.get(index) ?? common ?? proposed;
    const possible = choicesFor({ row, double });
    // A line of the same file is nobody yet who could be written over.
    const isPossible = possible.length === 0 ? !row.isRefused : possible.includes(wanted);
    const isAsked = !row.isRefused && double?.by === "shared" && !single.has(index);
    return { row, double, choice: isPossible ? wanted : "s", isAsked };
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
    const choice = said === "a" || said === "u" || said === "j" ? said : "s";
    return { row, double: doubles[index] ?? null, choice, isAsked: false };
  });
}

/** What is to be written, in the order of the file. */
export function rowsToWrite(planned: readonly PlannedRow[]): ImportedRow[] {
  const joinedTo = joinedByLine(planned);
  return planned.flatMap(({ row, double, choice }) => {
    const { row: line, guest, contact } = row;
    switch (choice) {
      case "s":
        return [];
      case "j": {
        const { guestId = null, name = "", seats = 1 } = double ?? {};
        if (guestId === null) return [];
        const both = joined(name, seats, [row]);
        return [{ row: line, guestId, guest: both, contact: {} }];
      }
      case "a":
      case "u": {
        const others = joinedTo.get(line) ?? [];
        const whole =
          others.length === 0 ? guest : { ...guest, ...joined(nameOf(row), guest.seats ?? 1, others) };
        return [
          { row: line, guest: whole, contact, guestId: choice === "u" ? (double?.guestId ?? null) : null },
        ];
      }
    }
  });
}

/** Those who go on the invitation of an earlier line. */
function joinedByLine(planned: readonly PlannedRow[]): Map<number, CheckedRow[]> {
  const found = new Map<number, CheckedRow[]>();
  for (const { row, double, choice } of planned)
    if (choice === "j" && double?.guestId === null && double.line !== null)
      found.set(double.line, [...(found.get(double.line) ?? []), row]);
  return found;
}

const nameOf = ({ guest }: CheckedRow) => addressedName({ honorific: "", suffix: "", ...guest });

/** One invitation for all of them: "Pak Joko & Bu Joko". */
function joined(name: string, seats: number, others: readonly CheckedRow[]): ImportedRow["guest"] {
  const { name: most, seats: bounds } = limits.guest;
  const people = others.reduce((sum, { guest }) => sum + (guest.seats ?? 1), seats);
  const names = others.reduce((sum, other) => {
    const both = `${sum} & ${nameOf(other)}`;
    return both.length <= most.max ? both : sum;
  }, name);
  return { name: names, honorific: "", suffix: "", seats: Math.min(bounds.max, people) };
}

export interface PlanCounts {
  added: number;
  updated: number;
  /** Doubles that are left out. */
  skipped: number;
  /** Lines that are rather no guest and left out. */
  doubted: number;
  /** Rows whose number somebody else has, and of which nobody has said yet what that means. */
  questions: number;
  refused: number;
  /** Rows that somebody should look at: what was repaired or left out of them, and what is rather no guest. */
  noted: number;
  doubles: number;
}

/** Whether somebody should look at a row before it is written, or left out. */
export function isNoted({ row }: Pick<PlannedRow, "row">): boolean {
  return !row.isRefused && (row.notes.length > 0 || row.doubt !== null);
}

/** What an import would do: nothing of it is done yet. */
export function countPlan(planned: readonly PlannedRow[]): PlanCounts {
  const count = (isSo: (row: PlannedRow) => boolean) => planned.filter(isSo).length;
  return {
    added: count(({ choice }) => choice === "a"),
    updated: count(({ choice }) => choice === "u" || choice === "j"),
    skipped: count(
      ({ choice, row, double, isAsked }) => choice === "s" && !row.isRefused && double !== null && !isAsked,
    ),
    doubted: count(({ choice, row }) => choice === "s" && row.doubt !== null),
    questions: count(({ isAsked }) => isAsked),
    refused: count(({ row }) => row.isRefused),
    noted: count(isNoted),
    doubles: count(({ double }) => double !== null),
  };
}
