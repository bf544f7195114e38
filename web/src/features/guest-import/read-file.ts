import { decodeText, isBinary } from "./decode-text.ts";
import { readLines } from "./read-lines.ts";
import { readSeparated, separatorOf } from "./read-separated.ts";
import { readVcard } from "./read-vcard.ts";
import { readXlsx } from "./read-xlsx.ts";
import { FileRefused, type ImportLimits, type Table } from "./table.ts";

const zipMark = [0x50, 0x4b, 0x03, 0x04];
/** Of Excel before 2007, and of workbooks with a password. */
const oldOfficeMark = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * A list out of a file, whatever its name says it is.
 * @throws FileRefused
 */
export async function readFile(bytes: Uint8Array<ArrayBuffer>, limits: ImportLimits): Promise<Table> {
  if (bytes.length > limits.fileBytes) throw new FileRefused("tooLarge");
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (begins(oldOfficeMark)) throw new FileRefused("oldExcel");
  if (begins(zipMark)) return filled({ rows: await readXlsx(bytes, limits), columns: null });
  const text = decodeText(bytes);
  if (isBinary(text) || /^\s*(?:<!doctype|<html|<\?xml|%PDF|\{)/i.test(text))
    throw new FileRefused("unknown");
  return readText(text, limits, false);
}

/** A list out of a text; what was pasted is rather a line per guest. @throws FileRefused */
export function readText(text: string, limits: ImportLimits, isPasted: boolean): Table {
  if (/^\s*BEGIN:VCARD/i.test(text)) return filled(readVcard(text, limits));
  const separator = separatorOf(text);
  // A comma may stand before a degree; a tab is only there where cells were copied.
  const isTable = isPasted ? separator === "\t" || separator === ";" : separator !== null;
  return filled(
    isTable && separator !== null
      ? { rows: readSeparated(text, separator, limits), columns: null }
      : isPasted
        ? readLines(text, limits)
        : { rows: readSeparated(text, ",", limits), columns: null },
  );
}

function filled(table: Table): Table {
  if (table.rows.length === 0) throw new FileRefused("empty");
  return table;
}
