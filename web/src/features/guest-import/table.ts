import type { LineNote } from "@janur/domain/guest/lines/guest-line";
import type { ImportField } from "@janur/domain/guest/guest-import";
import type { LineDoubt } from "@janur/domain/guest/lines/line-doubt";
import type { limits } from "@janur/domain/limits";

/*
 * This folder runs in a worker: what it imports must not lead to the
 * application's first file, which would start a second application there.
 */

export type ImportLimits = (typeof limits)["guestImport"];

/** Why a file cannot be read as a list. */
export type FileProblem =
  | "empty"
  | "unknown"
  | "damaged"
  | "oldExcel"
  | "notWorkbook"
  | "oldBrowser"
  | "tooLarge"
  | "tooWide"
  | "tooLong"
  | "tooMuch";

export class FileRefused extends Error {
  // Declared alone: a field would need a helper out of the first file.
  declare readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** What was noticed about a line before its cells were there. */
export interface LineReading {
  notes: readonly LineNote[];
  /** Why it is rather no guest. */
  doubt: LineDoubt | null;
}

export interface TableRow {
  /** As a spreadsheet counts it, from 1. */
  line: number;
  cells: readonly string[];
  /** By column, what stands in a cell of an earlier line that was merged with this line's. */
  merged?: ReadonlyMap<number, string>;
  /** Only of pasted lines; cells of a table are read where they are checked. */
  reading?: LineReading;
}

/** What was read of a file; rows in which nothing stands are left out. */
export interface Table {
  rows: readonly TableRow[];
  /** Of each column, where the file itself says; null where that is to be guessed. */
  columns: readonly ImportField[] | null;
}

/** Gathers rows and refuses what is more than a list of guests can be. @throws FileRefused */
export function rowCollector(limits: ImportLimits): {
  add: (line: number, cells: readonly string[], reading?: LineReading) => void;
  rows: TableRow[];
} {
  const rows: TableRow[] = [];
  let cellCount = 0;
  return {
    rows,
    add: (line, cells, reading) => {
      let last = cells.length - 1;
      while (last >= 0 && (cells[last] ?? "").trim() === "") last -= 1;
      if (last < 0) return;
      if (last >= limits.columns) throw new FileRefused("tooWide");
      cellCount += last + 1;
      if (cellCount > limits.cells) throw new FileRefused("tooMuch");
      // One more for a line of headings.
      if (rows.length > limits.rows) throw new FileRefused("tooLong");
      rows.push({
        line,
        cells: cells.slice(0, last + 1).map((cell) => cell.slice(0, limits.cell).trim()),
        ...(reading === undefined ? {} : { reading }),
      });
    },
  };
}
