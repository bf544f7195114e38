import type { ImportField } from "@janur/domain/guest/guest-import";
import { readGuestLines } from "@janur/domain/guest/lines/guest-lines";
import { rowCollector, type ImportLimits, type Table } from "./table.ts";

const lineColumns = ["name", "phone", "email", "seats", "origin"] as const satisfies ImportField[];

/** A guest on each line, and what is rather none with why. @throws FileRefused */
export function readLines(text: string, limits: ImportLimits): Table {
  const collector = rowCollector(limits);
  for (const { line, name, phone, email, seats, origin, notes, doubt } of readGuestLines(text))
    collector.add(line, [name, phone, email, seats, origin], { notes, doubt });
  return { rows: collector.rows, columns: lineColumns };
}
