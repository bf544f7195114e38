import Papa from "papaparse";

/** Spreadsheets run cells that begin like this as formulas, after blanks and in full width too. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Rows as lines of a CSV file, each ended; what a spreadsheet would run begins with an apostrophe. */
export function csvText(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  if (rows.length === 0) return "";
  const text = Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: formula, newline: "\r\n" },
  );
  return `${text}\r\n`;
}
