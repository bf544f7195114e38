import type { ImportField } from "@janur/domain/guest-import";
import { readGuestLine } from "@janur/domain/guest-line";
import { rowCollector, type ImportLimits, type Table } from "./table.ts";

const lineColumns = ["name", "phone", "email", "seats"] as const satisfies ImportField[];

/** A guest on each line. @throws FileRefused */
export function readLines(text: string, limits: ImportLimits): Table {
  const collector = rowCollector(limits);
  text.split(/\r\n?|\n/).forEach((typed, index) => {
    const { name, phone, email, seats } = readGuestLine(typed);
    collector.add(index + 1, [name, phone, email, seats]);
  });
  return { rows: collector.rows, columns: lineColumns };
}
