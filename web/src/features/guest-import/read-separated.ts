import { rowCollector, type ImportLimits, type TableRow } from "./table.ts";

const separators = [",", ";", "\t", "|"] as const;
type Separator = (typeof separators)[number];

/** Records of separated values (RFC 4180, and what spreadsheets make of it). A quote inside an unquoted value is a sign like others. */
export function* records(text: string, separator: string): Generator<string[]> {
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      let end = at + 1;
      for (;;) {
        end = text.indexOf('"', end);
        if (end < 0) end = text.length;
        if (text[end + 1] !== '"') break;
        end += 2;
      }
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
      // What stands behind the closing quote belongs to the value, wherever it came from.
      const rest = endOfCell(text, at, separator);
      cell += text.slice(at, rest);
      at = rest;
    } else {
      const end = endOfCell(text, at, separator);
      cell = text.slice(at, end);
      at = end;
    }
    cells.push(cell);
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) cells.push("");
      else continue;
    }
    if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
    at += 1;
    yield cells;
    cells = [];
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === separator || sign === "\n" || sign === "\r") return at;
  }
  return text.length;
}

/** The separator that cuts the first records into the most columns of one number; null where none cuts. */
export function separatorOf(text: string): Separator | null {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1];
  const head = text.slice(0, 20_000);
  let best: { separator: Separator; score: number } | null = null;
  for (const separator of separators) {
    if (said === separator) return separator;
    const widths: number[] = [];
    for (const cells of records(head, separator)) {
      if (cells.some((cell) => cell !== "")) widths.push(cells.length);
      if (widths.length === 30) break;
    }
    const usual = mostFrequent(widths);
    const score = usual < 2 ? 0 : (widths.filter((width) => width === usual).length / widths.length) * usual;
    if (score > (best?.score ?? 0)) best = { separator, score };
  }
  return best?.separator ?? null;
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** @throws FileRefused */
export function readSeparated(text: string, separator: string, limits: ImportLimits): TableRow[] {
  const collector = rowCollector(limits);
  let line = 0;
  for (const cells of records(text.replace(/^sep=.\r?\n/i, ""), separator)) {
    line += 1;
    collector.add(line, cells);
  }
  return collector.rows;
}
