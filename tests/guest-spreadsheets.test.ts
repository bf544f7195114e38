import { limits } from "@janur/domain/limits";
import { expect, test } from "vitest";
import * as z from "zod";
import { csvText } from "../functions/src/platform/files/csv-text.ts";
import { xlsxFile } from "../functions/src/nouns/spreadsheet/xlsx-file.ts";
import { rowChecker, type CheckedRow } from "../web/src/features/guest-import/check-rows.ts";
import { guessColumns } from "../web/src/features/guest-import/guess-columns.ts";
import { readFile } from "../web/src/features/guest-import/read-file.ts";
import { hostileStrings } from "./load/hostile-strings.ts";

/* T13, the other way: what the export writes, the import reads. An apostrophe before a formula is the export's guard, and goes. */

const formulas = [
  "=1+1",
  "+62812",
  "-1",
  "@SUM(A1)",
  "＝1",
  " =cmd|'/c calc'!A0",
  "_x000D_",
  "a\r\nb\tc",
  '"',
  ";",
];
const texts = [...hostileStrings, ...formulas].map((text) => text.trim());
const headings = ["Nama", "Kelompok", "Catatan", "Nomor HP", "Paling banyak hadir", "Tanda"];

const rows = Array.from({ length: 2_000 }, (_, index) => {
  const text = (shift: number, max: number) =>
    (texts[(index + shift) % texts.length] ?? "").slice(0, max).trim();
  return [
    `Tamu ${String(index)} ${text(0, 60)}`.trim(),
    text(7, limits.guest.group),
    text(13, limits.guest.note),
    `+62812${String(10_000_000 + index)}`,
    (index % 20) + 1,
    "VIP; kantor",
  ];
});

async function imported(file: Uint8Array): Promise<CheckedRow[]> {
  const table = await readFile(new Uint8Array(file), limits.guestImport);
  const { columns, hasHeader } = guessColumns(table);
  expect(hasHeader).toBe(true);
  const context = { guest: limits.guest, emailPattern: z.regexes.email.source, ceremonies: [] };
  return table.rows.slice(1).map(rowChecker(columns, context));
}

async function sheet(): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  // oxlint-disable-next-line typescript/require-await -- rows come one after the other there
  async function* all() {
    yield* rows;
  }
  for await (const piece of xlsxFile("Tamu", headings, all())) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The letters of a name; pictures, loose brackets and a count of people are read off it, as lists carry them there. */
const letters = (name: string) => name.replace(/\(1\)|[^\p{L}\p{N}]/gu, "");

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ["CSV", () => Buffer.from(`\uFEFF${csvText([headings, ...rows])}`)],
  ["XLSX", sheet],
])("brings 2,000 hostile rows there and back as %s", { timeout: 60_000 }, async (_name, make) => {
  const guests = await imported(await make());
  expect(
    guests.map(({ guest, contact }) => [guest.group ?? "", guest.note ?? "", contact.phone, guest.seats]),
  ).toEqual(rows.map((row) => row.slice(1, 5)));
  // A name that looks like more than a name is read as far as it is one, and asked about; any other is taken as it is.
  const asked: ReadonlySet<string> = new Set(["oddName", "several"]);
  for (const [index, { guest, notes }] of guests.entries()) {
    expect(notes.filter(({ field, note }) => field !== "name" || !asked.has(note))).toEqual([]);
    if (notes.length === 0) expect(letters(guest.name)).toBe(letters(String(rows[index]?.[0])));
    else expect(guest.name).toMatch(new RegExp(`^Tamu ${String(index)}\\b`, "u"));
  }
  expect(new Set(guests.flatMap(({ guest }) => guest.tags))).toEqual(new Set(["VIP", "kantor"]));
});
