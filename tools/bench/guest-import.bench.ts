import type { ImportField } from "@janur/domain/guest/guest-import";
import { limits } from "@janur/domain/limits";
import papaparse from "papaparse";
import * as z from "zod";
import { rowChecker } from "../../web/src/features/guest-import/check-rows.ts";
import { findDoubles, type ExistingGuest } from "../../web/src/features/guest-import/find-doubles.ts";
import { guessColumns } from "../../web/src/features/guest-import/guess-columns.ts";
import { packedChunk } from "../../web/src/features/guest-import/packed-chunk.ts";
import { noDecisions, plannedRows, rowsToWrite } from "../../web/src/features/guest-import/planned-rows.ts";
import { readFile } from "../../web/src/features/guest-import/read-file.ts";
import type { TableRow } from "../../web/src/features/guest-import/table.ts";
import { median } from "./median.ts";

const count = 10_000;
const rounds = 9;
const surnames = ["Wiranto", "Suparmi", "Nugroho", "Siregar", "Simanjuntak", "Lestari", "Pratama"];

const file = [
  "Sapaan,Nama,Nomor HP,Asal,Kelompok,Jumlah",
  ...Array.from({ length: count }, (_, index) => {
    const name = `Hadi ${String(index)} ${surnames[index % surnames.length] ?? ""}`;
    return `Bapak,${name},0812-${String(10_000_000 + index * 37)},RT ${String(index % 90)},Tetangga ${String(index % 12)},${String((index % 5) + 1)}`;
  }),
].join("\r\n");

/** Half of the file is on the list already. */
const existing: ExistingGuest[] = Array.from({ length: count }, (_, index) => ({
  id: `guest${String(index).padStart(15, "0")}`,
  name: `Bapak Hadi ${String(index * 2)} ${surnames[(index * 2) % surnames.length] ?? ""}`,
  origin: "",
  seats: 1,
  phone: index % 2 === 0 ? `+62812${String(10_000_000 + index * 37)}` : null,
}));

async function readAndCompare() {
  const table = await readFile(new TextEncoder().encode(file), limits.guestImport);
  const { columns } = guessColumns(table);
  return checked(table.rows.slice(1), columns);
}

function checked(rows: TableRow[], columns: readonly (ImportField | null)[]) {
  const context = { guest: limits.guest, emailPattern: z.regexes.email.source, ceremonies: [] };
  const guests = rows.map(rowChecker(columns, context));
  return plannedRows(guests, findDoubles(guests, existing), noDecisions);
}

/** A9: what a worker does with a file of 10,000 guests over a list of as many, and what is sent of it. */
export async function run(): Promise<string> {
  const ours: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let from = performance.now();
    papaparse.parse(file);
    plain.push(performance.now() - from);
    from = performance.now();
    await readAndCompare();
    ours.push(performance.now() - from);
  }
  const rows = rowsToWrite(await readAndCompare());
  let bytes = 0;
  let calls = 0;
  for (let next = 0; next < rows.length; calls += 1) {
    const chunk = await packedChunk(rows, next);
    bytes += chunk.rows.length;
    next += chunk.count;
  }
  return [
    `  A9 read, checked and compared with ${String(count)} guests: ${median(ours).toFixed(0)} ms, ${(median(ours) / median(plain)).toFixed(1)} times papaparse reading alone (${median(plain).toFixed(0)} ms)`,
    `  A9 upload of ${String(rows.length)} rows: ${String(bytes)} B in ${String(calls)} calls; a commit each, one that begins it, one that packs the list`,
  ].join("\n");
}
