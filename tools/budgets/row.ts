/** One line of the budget table: a measure, the gate that fails the run, and what we aim at. */
export interface BudgetRow {
  /** Its number in the table of performance budgets, and what is measured. */
  name: string;
  unit: "B" | "files" | "requests" | "origins" | "pages";
  gate: number;
  aim: number;
  measure: () => Promise<number>;
}

/** `P4 script of the guests' page: 2,345 B (gate 6,144, aim 3,072)`. */
export function describe(row: BudgetRow, value: number): string {
  const figure = (number: number) => number.toLocaleString("en");
  return `${row.name}: ${figure(value)} ${row.unit} (gate ${figure(row.gate)}, aim ${figure(row.aim)})`;
}

/** Kilobytes of the table are 1,024 bytes. */
export function kilobytes(count: number): number {
  return count * 1024;
}
