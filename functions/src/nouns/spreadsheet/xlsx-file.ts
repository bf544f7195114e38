import { limits } from "@janur/domain/limits";
import { cutText } from "@janur/domain/text/text";
import { zipFiles, type FileToZip } from "../../platform/files/zip-files.ts";
import type { Cell } from "./cell.ts";

/*
 * One sheet of Office Open XML (ECMA-376, part 1, chapter 18), written row by
 * row: docs/decisions/017 says why by ourselves. Every text is an inline
 * string in a column of texts, which no program takes for a formula, not even
 * after somebody has typed in the cell.
 */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Numbers of the formats below: numbers, texts, headings. */
const style = { number: 0, text: 1, heading: 2 } as const;
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const contentTypes = `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`;
const packageRelations = `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const workbookRelations = `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;

/**
 * A workbook of one sheet, piece by piece.
 * @param name of the sheet, at most 31 letters and none of `[]:*?/\`
 */
export function xlsxFile(
  name: string,
  headings: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<Uint8Array> {
  return zipFiles(parts(name, headings, rows));
}

async function* parts(
  name: string,
  headings: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<FileToZip> {
  const workbook = `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const texts = {
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": packageRelations,
    "xl/workbook.xml": workbook,
    "xl/_rels/workbook.xml.rels": workbookRelations,
    "xl/styles.xml": styles,
  };
  for (const [file, text] of Object.entries(texts)) {
    yield await Promise.resolve({ name: file, bytes: [new TextEncoder().encode(text)] });
  }
  yield { name: "xl/worksheets/sheet1.xml", bytes: sheet(headings, rows) };
}

async function* sheet(
  headings: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const columns = headings.map(
    (heading, index) =>
      `<col min="${String(index + 1)}" max="${String(index + 1)}" width="${String(Math.min(Math.max(heading.length + 4, 14), 40))}" customWidth="1"/>`,
  );
  yield encoder.encode(
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>${rowXml(1, headings, style.heading)}`,
  );
  let count = 1;
  for await (const row of rows) {
    count += 1;
    yield encoder.encode(rowXml(count, row, style.text));
  }
  yield encoder.encode(
    `</sheetData><autoFilter ref="A1:${columnName(headings.length - 1)}${String(count)}"/></worksheet>`,
  );
}

function rowXml(number: number, cells: readonly Cell[], textStyle: number): string {
  const inside = cells.map((cell, index) => {
    if (cell === null || cell === "") return "";
    const at = `r="${columnName(index)}${String(number)}"`;
    if (typeof cell === "number") return `<c ${at} s="${String(style.number)}"><v>${String(cell)}</v></c>`;
    const text = xmlText(cutText(cell, limits.spreadsheet.cell));
    return `<c ${at} s="${String(textStyle)}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  });
  return `<row r="${String(number)}">${inside.join("")}</row>`;
}

/** `A` for 0, `AA` for 26. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * A text as XML. What XML cannot hold, or would change, goes as `_x000D_`, and
 * what only looks like that is told apart (ECMA-376, 22.9.2.19).
 */
function xmlText(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, (control) =>
      control === "\n" || control === "\t"
        ? control
        : `_x${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
    )
    .replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
}
