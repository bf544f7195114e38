import { limits } from "@janur/domain/limits";
import { strToU8, zipSync, type Zippable } from "fflate";
import { describe, expect, test } from "vitest";
import { belowTitle, guessColumns } from "./guess-columns.ts";
import { readFile, readText } from "./read-file.ts";
import { FileRefused, type FileProblem } from "./table.ts";

const bounds = limits.guestImport;

async function cellsOf(source: string | Uint8Array): Promise<readonly (readonly string[])[]> {
  const { rows } =
    typeof source === "string"
      ? readText(source, bounds, false)
      : await readFile(new Uint8Array(source), bounds);
  return rows.map(({ cells }) => cells);
}

async function problemOf(bytes: Uint8Array): Promise<FileProblem | null> {
  return readFile(new Uint8Array(bytes), bounds).then(
    () => null,
    (error: unknown) => {
      if (error instanceof FileRefused) return error.problem;
      throw error;
    },
  );
}

const utf16 = (text: string, isBigEndian: boolean) =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

describe("encodings", () => {
  const text = "Nama;No HP\nÉlodie Nur;0812";
  test.each<[string, Uint8Array]>([
    ["UTF-8", strToU8(text)],
    ["UTF-8 with its mark", strToU8(`\uFEFF${text}`)],
    ["UTF-16 little end first", Uint8Array.from([0xff, 0xfe, ...utf16(text, false)])],
    ["UTF-16 big end first", Uint8Array.from([0xfe, 0xff, ...utf16(text, true)])],
    ["UTF-16 without a mark", utf16(text, false)],
    ["Windows-1252", Uint8Array.from(text, (sign) => sign.charCodeAt(0))],
  ])("%s", async (_name, bytes) => {
    expect(await cellsOf(bytes)).toEqual([
      ["Nama", "No HP"],
      ["Élodie Nur", "0812"],
    ]);
  });
});

describe("separated values", () => {
  test.each([",", ";", "\t", "|"])("between %j", async (separator) => {
    const text = [
      ["Nama", "HP"],
      ["Hadi", "0812"],
      ["Siti", "0813"],
    ]
      .map((row) => row.join(separator))
      .join("\r\n");
    expect(await cellsOf(text)).toEqual([
      ["Nama", "HP"],
      ["Hadi", "0812"],
      ["Siti", "0813"],
    ]);
  });

  test("with quotes, line breaks and separators inside, and an unclosed quote at the end", async () => {
    expect(await cellsOf('sep=,\n"Hadi, S.E.","a ""b""\nc"x\n\n5" disk,1\r"zu')).toEqual([
      ["Hadi, S.E.", 'a "b"\ncx'],
      ['5" disk', "1"],
      ["zu"],
    ]);
  });

  test("tell the line of a spreadsheet", () => {
    expect(readText("a,b\n\n\nc,d", bounds, false).rows.map(({ line }) => line)).toEqual([1, 4]);
  });
});

test("pasted lines", () => {
  const { rows } = readText(
    "1. Pak Hadi - 0812 3456 7890 (2 orang)\n\n• Bude Sri\ndr. Budi, S.E., budi@kantor.id\n- Ani 0812-3456-7891 / +62 813 4567 8901\nUdin (RT 08) - 0812.3456.7892\n[12/11/26, 10.02] Budi: 2. Ibu Tini +62 (0)812-3456-7893\nToko (021) 555-1234",
    bounds,
    true,
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["Pak Hadi", "0812 3456 7890", "", "2"],
    ["Bude Sri"],
    ["dr. Budi, S.E.", "", "budi@kantor.id"],
    ["Ani", "0812-3456-7891 / +62 813 4567 8901"],
    ["Udin", "0812.3456.7892", "", "", "RT 08"],
    ["Ibu Tini", "+62 (0)812-3456-7893"],
    ["Toko", "(021) 555-1234"],
  ]);
});

describe("contacts", () => {
  test("of vCard 2.1 with quoted-printable", async () => {
    const card = [
      "BEGIN:VCARD",
      "VERSION:2.1",
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Nur;=C3=89lodie;;;",
      "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=89lodie=",
      "=20Nur",
      "TEL;HOME:0224201234",
      "TEL;CELL:081234567890",
      "TEL;FAX:0224201235",
      "END:VCARD",
    ].join("\r\n");
    expect(await cellsOf(card)).toEqual([["Élodie Nur", "081234567890 / 0224201234"]]);
  });

  test("of vCard 3.0 and 4.0, folded and escaped", async () => {
    const cards = [
      "BEGIN:VCARD\nVERSION:3.0\nN:Wiranto;Hadi;;Bpk.;\nitem1.TEL;TYPE=CELL:+62 812-3456-7890",
      "ORG:SMAN 3\\, Bandung;Guru\nTITLE:Kepala\n Sekolah\nNOTE:satu\\ndua\nADR:;;Jl. Anggrek 5;Bandung;;;\nEND:VCARD",
      'BEGIN:VCARD\nVERSION:4.0\nFN:Siti\nTEL;VALUE=uri;TYPE="cell,voice":tel:+62-812-3456-7891\nEMAIL:siti@rumah.id\nEND:VCARD',
      "BEGIN:VCARD\nKIND:group\nFN:Keluarga\nEND:VCARD",
    ].join("\n");
    expect(await cellsOf(cards)).toEqual([
      [
        "Hadi Wiranto",
        "+62 812-3456-7890",
        "",
        "SMAN 3, Bandung",
        "KepalaSekolah",
        "Jl. Anggrek 5, Bandung",
        "satu\ndua",
      ],
      ["Siti", "+62-812-3456-7891", "siti@rumah.id"],
    ]);
  });
});

function workbook(sheet: string, more: Zippable = {}): Uint8Array {
  return zipSync({
    "xl/workbook.xml": strToU8(
      '<workbook xmlns:r="x"><sheets><sheet name="lama" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Tamu" sheetId="2" r:id="rId2"/></sheets></workbook>',
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    ),
    "xl/worksheets/sheet2.xml": strToU8(sheet),
    ...more,
  });
}

describe("workbooks", () => {
  test("give their first visible sheet with the texts that it shares", async () => {
    const bytes = workbook(
      '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>No &amp; HP</x:t></x:is></x:c></x:row><x:row r="2"/>' +
        '<x:row r="3"><x:c r="A3" t="str"><x:v>Hadi</x:v></x:c><x:c r="B3" s="4"/><x:c r="C3"><x:v>6.28123456789E12</x:v></x:c></x:row></x:sheetData></x:worksheet>',
      {
        "xl/sharedStrings.xml": strToU8(
          "<sst><si><r><t>Na</t></r><r><t>ma_x000D_</t></r><rPh><t>kana</t></rPh></si></sst>",
        ),
      },
    );
    const { rows } = await readFile(new Uint8Array(bytes), bounds);
    expect(rows).toEqual([
      { line: 1, cells: ["Nama", "", "No & HP"] },
      { line: 3, cells: ["Hadi", "", "6281234567890"] },
    ]);
  });

  test("give lines below a merged cell what stands in it; a title over all columns is of its own line", async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const bytes = workbook(
      `<sheetData><row r="1">${cell("A1", "Tamu kami")}</row><row r="2">${cell("A2", "Kantor")}${cell("B2", "Hadi")}</row>` +
        `<row r="3"><c r="A3" s="1"/>${cell("B3", "Siti")}</row><row r="5">${cell("B5", "Tuti")}</row></sheetData>` +
        '<mergeCells count="4"><mergeCell ref="A1:C1"/><mergeCell ref="A2:A4"/><mergeCell ref="A8:A1048576"/><mergeCell ref="?"/></mergeCells>',
    );
    const { rows } = await readFile(new Uint8Array(bytes), bounds);
    expect(rows).toEqual([
      { line: 1, cells: ["Tamu kami"] },
      { line: 2, cells: ["Kantor", "Hadi"] },
      { line: 3, cells: ["", "Siti"], merged: new Map([[0, "Kantor"]]) },
      { line: 5, cells: ["", "Tuti"] },
    ]);
  });

  test("say of a number that only its first digits were kept", async () => {
    const bytes = workbook(
      '<sheetData><row r="1"><c r="A1"><v>6281230000000</v></c><c r="B1"><v>8.12346E+11</v></c><c r="C1"><v>81230000567</v></c></row></sheetData>',
    );
    expect(await cellsOf(bytes)).toEqual([["6.28123e+12", "8.12346e+11", "81230000567"]]);
  });

  test("are put together from pieces of any size", async () => {
    const rows = Array.from(
      { length: 4_000 },
      (_, index) =>
        `<row r="${String(index + 1)}"><c r="A${String(index + 1)}" t="inlineStr"><is><t>Tamu ${String(index)}</t></is></c></row>`,
    );
    const cells = await cellsOf(workbook(`<sheetData>${rows.join("")}</sheetData>`));
    expect(cells).toHaveLength(4_000);
    expect(cells.at(-1)).toEqual(["Tamu 3999"]);
  });
});

describe("a file that is no list of guests", () => {
  const png = Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...new Array<number>(64).fill(0),
  ]);
  const row = (cells: string) => workbook(`<sheetData><row r="1">${cells}</row></sheetData>`);
  test.each<[string, Uint8Array, FileProblem]>([
    ["nothing at all", new Uint8Array(), "empty"],
    ["blanks", strToU8(" \r\n,,,\n"), "empty"],
    ["an empty sheet", workbook("<sheetData/>"), "empty"],
    ["a picture", png, "unknown"],
    ["a page", strToU8("<!DOCTYPE html><table>"), "unknown"],
    ["Excel before 2007", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), "oldExcel"],
    ["another archive", zipSync({ "word/document.xml": strToU8("<w/>") }), "notWorkbook"],
    ["half an archive", workbook("<sheetData/>").slice(0, 300), "damaged"],
    ["too many bytes", new Uint8Array(bounds.fileBytes + 1), "tooLarge"],
    [
      "200 columns",
      strToU8(Array.from({ length: 200 }, (_, index) => `k${String(index)}`).join(",")),
      "tooWide",
    ],
    ["200 columns of a sheet", row('<c r="GR1"><v>1</v></c>'), "tooWide"],
    ["more rows than a list", strToU8("Nama,HP\n".repeat(bounds.rows + 2)), "tooLong"],
    [
      "more cells than a list",
      workbook(`<sheetData>${`<row>${"<c/>".repeat(1_000)}</row>`.repeat(1_001)}</sheetData>`),
      "tooMuch",
    ],
  ])("%s", async (_name, bytes, problem) => {
    expect(await problemOf(bytes)).toBe(problem);
  });

  test("unfolds no bomb", { timeout: 60_000 }, async () => {
    const bomb = workbook("<sheetData><row>", {
      "xl/sharedStrings.xml": new Uint8Array(bounds.unfoldedBytes + 1).fill(32),
    });
    expect(bomb.length).toBeLessThan(bounds.fileBytes);
    expect(await problemOf(bomb)).toBe("tooMuch");
  });

  test("does not wait for what never closes", { timeout: 10_000 }, async () => {
    for (const start of ['<row a="', "<row>", '<row a=">'])
      expect(await problemOf(workbook(`<sheetData>${start.repeat(300_000)}`))).toBe("tooMuch");
  });
});

describe("columns", () => {
  const guess = (text: string) => guessColumns(readText(text, bounds, false));
  test.each<[string, (string | null)[], boolean]>([
    ["Nama Lengkap,No. WA,Alamat,Jml\nHadi,0812,Jl,2", ["name", "phone", "address", "seats"], true],
    ["Guest Name;Mobile;Side;x\nHadi;0812;bride;y", ["name", "phone", "side", null], true],
    ["No,Undangan,No HP\n1,Hadi,081234567890", [null, "name", "phone"], true],
    ["Nomor,Nama,No HP\n1,Hadi,081234567890", [null, "name", "phone"], true],
    ["Nama,Nomor\nHadi,081234567890\nSiti,081234567891", ["name", "phone"], true],
    ["081234567890,Hadi\n081234567891,Siti", ["phone", "name"], false],
    ["Hadi,hadi@rumah.id\nSiti,siti@rumah.id", ["name", "email"], false],
    ["Hadi\nSiti", ["name"], false],
  ])("of %j", (text, columns, hasHeader) => {
    expect(guess(text)).toEqual({ columns, hasHeader });
  });

  test("begin below the title of a list, and below nothing that may be a guest", () => {
    const first = (text: string) => belowTitle(readText(text, bounds, false)).rows[0]?.line;
    expect(first("Daftar tamu Rani & Dimas;;\nSabtu;12 Desember;\n\nNo;Nama;No HP\n1;Hadi;0812")).toBe(4);
    expect(first("Daftar tamu\nNama;Nomor\nHadi;081234567890")).toBe(2);
    expect(first("Hadi;Kantor;0812\nNama;Kelompok;No HP")).toBe(1);
    expect(first("Nama;Rani\nHadi;Kantor")).toBe(1);
  });
});
