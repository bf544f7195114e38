import { limits } from "@janur/domain/limits";
import {
  importedIdText,
  importFields,
  type ImportChoice,
  type ImportField,
} from "@janur/domain/guest/guest-import";
import { documentIdFromBytes } from "@janur/domain/id";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { rowChecker, type CheckContext, type CheckedRow } from "./check-rows.ts";
import { findDoubles, type ExistingGuest } from "./find-doubles.ts";
import { countPlan, noDecisions, plannedAgain, plannedRows, rowsToWrite } from "./planned-rows.ts";
import { withoutImported } from "./without-imported.ts";
import { phonesIn } from "@janur/domain/contact/phone-cell";
import { readPhone } from "../../lib/text/phone.ts";

const context: CheckContext = {
  guest: limits.guest,
  emailPattern: z.regexes.email.source,
  ceremonies: [
    { id: "akad", names: ["Akad Nikah", "Marriage contract"], isOpen: false },
    { id: "resepsi", names: ["Resepsi", "Reception"], isOpen: true },
  ],
};

function check(values: Partial<Record<ImportField, string>>, line = 2): CheckedRow {
  const cells = importFields.map((field) => values[field] ?? "");
  return rowChecker(importFields, context)({ line, cells });
}

describe("the number of a cell", () => {
  const phone = "+6281234567890";
  test.each<[string, string | null, string | null, string[]]>([
    ["0812-3456-7890", phone, null, []],
    ["81234567890", phone, null, []],
    ["'+6281234567890", phone, null, []],
    ["6.28123456789E+12", null, "phoneLost", []],
    ["6.281234567890E+12", phone, "phoneRepaired", []],
    ["6,281234567890e+12", phone, "phoneRepaired", []],
    ["6.28123E+12", null, "phoneLost", []],
    ["81234567890.0", phone, "phoneRepaired", []],
    ["081234567890 / 081234567891", phone, "phoneTwo", ["+6281234567891"]],
    ["081234567890 081234567891", phone, "phoneTwo", ["+6281234567891"]],
    ["(022) 4201234 atau 0812 3456 7890", phone, "phoneTwo", ["+62224201234"]],
    ["(022) 4201234", "+62224201234", "landline", []],
    ["belum ada", null, "phoneInvalid", []],
    ["0812", null, "phoneInvalid", []],
    ["", null, null, []],
  ])("%j", (cell, number, note, others) => {
    expect(phonesIn(cell, readPhone)).toEqual({ phone: number, note, others });
  });
});

describe("a row", () => {
  test("says only what stands in it", () => {
    expect(check({ name: "Hadi", phone: "081234567890" })).toEqual({
      row: 2,
      isRefused: false,
      doubt: null,
      notes: [],
      guest: { name: "Hadi" },
      contact: { phone: "+6281234567890" },
    });
  });

  test("takes a name apart where honorific and family have no columns of their own", () => {
    const read = (columns: ImportField[], cells: string[]) =>
      rowChecker(columns, context)({ line: 2, cells }).guest;
    expect(read(["name"], ["Bapak Hadi Wiranto & Keluarga"])).toEqual({
      honorific: "Bapak",
      name: "Hadi Wiranto",
      suffix: "& Keluarga",
      seats: 4,
    });
    expect(read(["name"], ["Ibu"])).toEqual({ name: "Ibu" });
    expect(read(["honorific", "name"], ["", "Mas Agung"])).toEqual({ name: "Mas Agung" });
    expect(read(["kind", "name"], ["Grup", "Ibu PKK RT 05"])).toMatchObject({ name: "Ibu PKK RT 05" });
  });

  test("has the group of a cell that is merged over several lines, and nobody else's seats or name", () => {
    const read = rowChecker(["group", "name", "seats"], context);
    const merged = new Map([
      [0, "Kantor Ibu"],
      [1, "Hadi"],
      [2, "4"],
    ]);
    expect(read({ line: 3, cells: ["", "Siti"], merged }).guest).toEqual({
      group: "Kantor Ibu",
      name: "Siti",
    });
    expect(read({ line: 4, cells: ["Kantor Bapak", "Tuti"], merged }).guest.group).toBe("Kantor Bapak");
    expect(read({ line: 5, cells: ["", "", "2"], merged }).isRefused).toBe(true);
  });

  test("says everything that a guest has", () => {
    const { guest, contact, notes } = check({
      name: "Hadi",
      honorific: "Bapak",
      side: "Bride's side",
      channel: "Cetak",
      kind: "Keluarga",
      members: "Siti; Budi",
      seats: "4 orang",
      ceremonies: "akad nikah; Reception",
      tags: "VIP, kantor",
      email: "hadi@rumah.id",
      note: "'=1+1",
    });
    expect(guest).toEqual({
      name: "Hadi",
      honorific: "Bapak",
      side: "bride",
      channel: "printed",
      kind: "household",
      members: ["Siti", "Budi"],
      seats: 4,
      ceremonies: ["akad", "resepsi"],
      tags: ["VIP", "kantor"],
      note: "=1+1",
    });
    expect(contact).toEqual({ email: "hadi@rumah.id" });
    expect(notes).toEqual([]);
  });

  test("is invited to all that are open where it names just those", () => {
    expect(check({ name: "Hadi", ceremonies: "Resepsi" }).guest).toEqual({ name: "Hadi" });
  });

  test.each<[Partial<Record<ImportField, string>>, string, boolean]>([
    [{ phone: "081234567890" }, "noName", true],
    [{ name: "x".repeat(limits.guest.name.max + 1) }, "nameTooLong", true],
    [{ name: "Hadi", origin: "x".repeat(limits.guest.origin + 1) }, "cut", false],
    [{ name: "Hadi", tags: "x".repeat(limits.guest.tag + 1) }, "cut", false],
    [{ name: "Hadi", email: "hadi@rumah" }, "emailInvalid", false],
    [{ name: "Hadi", seats: "banyak" }, "seatsInvalid", false],
    [{ name: "Hadi", seats: "21" }, "seatsInvalid", false],
    [{ name: "Hadi", seats: "1.000" }, "seatsInvalid", false],
    [{ name: "Hadi", seats: "2,5" }, "seatsInvalid", false],
    [{ name: "Hadi", seats: "2½" }, "seatsInvalid", false],
    [{ name: "Hadi", seats: "1 000" }, "seatsInvalid", false],
    [{ name: "Hadi", seats: "2-3 orang" }, "seatsInvalid", false],
    [{ name: "Hadi (2,5 orang)" }, "seatsInvalid", false],
    [{ name: "Hadi 1.000 orang" }, "seatsInvalid", false],
    [{ name: "Hadi 50 orang" }, "seatsInvalid", false],
    [{ name: "Angkatan 92", kind: "grup", answerCap: "1.000" }, "seatsInvalid", false],
    [{ name: "Hadi", side: "tengah" }, "wordUnknown", false],
    [{ name: "Hadi", ceremonies: "Siraman" }, "ceremonyUnknown", false],
    [{ name: "Hadi", phone: "0812" }, "phoneInvalid", false],
  ])("%j: %s", (values, note, isRefused) => {
    const row = check(values);
    expect(row.notes.map((said) => said.note)).toEqual([note]);
    expect(row.isRefused).toBe(isRefused);
  });

  test.each(["4", "4 orang", "4,0", "4.00 orang"])("comes with four where it says %j", (seats) => {
    expect(check({ name: "Hadi", seats })).toMatchObject({ guest: { seats: 4 }, notes: [] });
  });

  test("keeps a second number in the note", () => {
    const row = check({ name: "Hadi", phone: "081234567890/081234567891", note: "Tetangga" });
    expect(row.guest.note).toBe("Tetangga\n+6281234567891");
  });
});

describe("doubles", () => {
  const existing: ExistingGuest[] = [
    { id: "hadi", name: "Bapak Hadi Wiranto", origin: "", phone: "+6281234567890", seats: 2 },
    { id: "udin", name: "Udin", origin: "RT 08", phone: null, seats: 1 },
  ];
  const doubles = (...rows: Partial<Record<ImportField, string>>[]) =>
    findDoubles(
      rows.map((row, index) => check(row, index + 2)),
      existing,
    );

  test("are found by their number, then by their name without honorifics", () => {
    expect(
      doubles(
        { name: "Pak Wiranto", phone: "0812 3456 7890" },
        { name: "H. Hadi Wiranto, S.E." },
        { name: "hadi wiranto", phone: "081234567899" },
        { name: "Udin", origin: "RT 09" },
        { name: "Udin", origin: "rt. 08" },
        { name: "Siti" },
        { name: "Ibu Siti" },
        { name: "" },
      ),
    ).toMatchObject([
      { by: "phone", guestId: "hadi", line: null, choice: "u" },
      { by: "name", guestId: "hadi", line: null, choice: "u" },
      { by: "name", guestId: "hadi", line: null, choice: "a" },
      null,
      { by: "name", guestId: "udin", line: null, choice: "u" },
      null,
      { by: "name", guestId: null, line: 7, choice: "s" },
      null,
    ]);
  });
});

describe("cells that hold more than a name", () => {
  const read = (columns: ImportField[], cells: string[]) => rowChecker(columns, context)({ line: 2, cells });

  test("sums and headings of a sheet are left out unless the host says otherwise", () => {
    expect(read(["name", "phone"], ["Total", ""]).doubt).toBe("total");
    expect(read(["name", "phone"], ["TAMU VIP", ""]).doubt).toBe("heading");
    expect(read(["name", "phone"], ["Tetangga Bu Sum", "081234567890"]).doubt).toBeNull();
    expect(read(["kind", "name"], ["Grup", "Tetangga"]).doubt).toBeNull();
  });

  test("marks go, and a number behind the name is their number", () => {
    expect(read(["name"], ["*Bu Tini* 0812-3456-7890"])).toMatchObject({
      guest: { honorific: "Bu", name: "Tini" },
      contact: { phone: "+6281234567890" },
      notes: [],
    });
    expect(read(["name"], ["Mas Anton* 08567"])).toMatchObject({
      guest: { name: "Anton" },
      notes: [{ note: "phoneInvalid" }],
    });
  });
});

describe("a number that two people share", () => {
  const existing: ExistingGuest[] = [
    { id: "joko", name: "Pak Joko", origin: "", phone: "+6281234567890", seats: 1 },
  ];
  const rows = [
    check({ name: "Bu Joko", phone: "081234567890" }),
    check({ name: "Ani", phone: "081234567891" }, 3),
  ];
  const spouse = check({ name: "Budi", phone: "081234567891" }, 4);
  const doubles = findDoubles([...rows, spouse], existing);
  const written = (...choices: ImportChoice[]) =>
    rowsToWrite(
      plannedRows([...rows, spouse], doubles, {
        all: "a",
        single: new Map(choices.map((choice, index) => [index, choice] as const)),
      }),
    );

  test("is a question, and nothing is written of it before it is answered", () => {
    expect(doubles).toMatchObject([
      { by: "shared", guestId: "joko", choice: "s" },
      null,
      { by: "shared", line: 3, choice: "s" },
    ]);
    const planned = plannedRows([...rows, spouse], doubles, noDecisions);
    expect(countPlan(planned)).toMatchObject({ added: 1, skipped: 0, questions: 2 });
    expect(planned.map(({ isAsked }) => isAsked)).toEqual([true, false, true]);
    expect(written().map(({ row }) => row)).toEqual([3]);
  });

  test("is no question any more once the host leaves it out", () => {
    const single = new Map<number, ImportChoice>([[0, "s"]]);
    const planned = plannedRows([...rows, spouse], doubles, { all: null, single });
    expect(countPlan(planned)).toMatchObject({ skipped: 1, questions: 1 });
  });

  test("becomes one invitation for both, of the list or of the file", () => {
    expect(written("j", "a", "j")).toEqual([
      {
        row: 2,
        guestId: "joko",
        guest: { name: "Pak Joko & Bu Joko", honorific: "", suffix: "", seats: 2 },
        contact: {},
      },
      {
        row: 3,
        guestId: null,
        guest: { name: "Ani & Budi", honorific: "", suffix: "", seats: 2 },
        contact: { phone: "+6281234567891" },
      },
    ]);
  });

  test("or two guests", () => {
    expect(written("a", "a", "a").map(({ row, guestId }) => [row, guestId])).toEqual([
      [2, null],
      [3, null],
      [4, null],
    ]);
  });

  test("goes on as it was decided, though the first of both is on the list by then", async () => {
    const all = [...rows, spouse];
    const run = "RunOfTheFirstAttempt";
    const text = new TextEncoder().encode(importedIdText(run, 3));
    const id = documentIdFromBytes(new Uint8Array(await crypto.subtle.digest("SHA-256", text)));
    const added = { id, name: "Ani & Budi", origin: "", phone: "+6281234567891", seats: 2 };
    const known = await withoutImported([...existing, added], all, run);
    expect(known).toEqual(existing);
    expect(rowsToWrite(plannedAgain(all, findDoubles(all, known), "jaj"))).toEqual(written("j", "a", "j"));
  });
});
