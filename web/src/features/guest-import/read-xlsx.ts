import { columnOf, mergeOf, withMerged, type Merge } from "./merged-cells.ts";
import { FileRefused, rowCollector, type ImportLimits, type TableRow } from "./table.ts";
import { unfold, zipEntries } from "./zip-entries.ts";

/** What is not yet a whole element may be so long, in characters. */
const mostPending = 1_000_000;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** XML's references, and `_x000D_` for what XML cannot hold (ECMA-376, 22.9.2.19). */
function plainText(xml: string): string {
  return xml
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? all;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** More attributes than any writer makes, in characters. */
const mostAttributes = 2_000;
const patterns = new Map<string, RegExp>();

function pattern(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, "g");
  patterns.set(source, known);
  known.lastIndex = 0;
  return known;
}

function attribute(attributes: string, name: string): string | null {
  const found = pattern(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found === null ? null : plainText(found[1] ?? found[2] ?? "");
}

interface Element {
  name: string;
  attributes: string;
  inside: string;
  /** Where the text goes on behind it. */
  end: number;
}

/** Elements of a name, or of several with `|` between, with any prefix, none inside another, as far as they have ended. @throws FileRefused `damaged` */
function* elementsIn(text: string, names: string): Generator<Element> {
  const opening = pattern(`<((?:\\w{1,20}:)?)(${names})(?=[\\s/>])`);
  for (let at = 0; ;) {
    opening.lastIndex = at;
    const found = opening.exec(text);
    if (found === null) return;
    const [, prefix = "", name = ""] = found;
    const start = found.index + found[0].length;
    const bracket = text.indexOf(">", start);
    if (bracket < 0) return;
    if (bracket - start > mostAttributes) throw new FileRefused("damaged");
    const isEmpty = text[bracket - 1] === "/";
    const closing = `</${prefix}${name}>`;
    const stop = isEmpty ? bracket + 1 : text.indexOf(closing, bracket);
    if (stop < 0) return;
    at = isEmpty ? stop : stop + closing.length;
    yield { name, attributes: text.slice(start, bracket), inside: text.slice(bracket + 1, stop), end: at };
  }
}

async function* elements(pieces: AsyncIterable<string>, names: string): AsyncGenerator<Element> {
  const opening = `<(?:\\w{1,20}:)?(?:${names})[\\s/>]`;
  let pending = "";
  for await (const piece of pieces) {
    pending += piece;
    let used = 0;
    for (const element of elementsIn(pending, names)) {
      yield element;
      used = element.end;
    }
    pending = pending.slice(used);
    // Only what has begun is worth keeping.
    const begun = pattern(opening).exec(pending);
    pending = pending.slice(begun?.index ?? pending.lastIndexOf("<"));
    if (pending.length > mostPending) throw new FileRefused("tooMuch");
  }
}

function textIn(xml: string): string {
  // How a word is read aloud stands beside it.
  const read = xml.includes("rPh") ? xml.replace(/<(?:\w+:)?rPh[\s>][\s\S]*?<\/(?:\w+:)?rPh>/g, "") : xml;
  return [...elementsIn(read, "t")].map(({ inside }) => plainText(inside)).join("");
}

/** A phone number that somebody typed as one is stored as `6281234567890` or `6.28123456789E12`: as exact, in other words. */
function numberText(value: string): string {
  if (value === "") return "";
  const number = Number(value);
  // Somebody's `6.28123E+12` is whole as well; whoever reads phone numbers has to see that digits are lost.
  if (/^(?=\d{11})\d{1,6}0{6,}$/.test(String(number))) return number.toExponential();
  return Number.isSafeInteger(number) ? String(number) : value;
}

/**
 * The first visible sheet of a workbook (ECMA-376, part 1, chapter 18),
 * unfolded piece by piece and only as far as a list of guests may go.
 * @throws FileRefused
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, limits: ImportLimits): Promise<TableRow[]> {
  const entries = zipEntries(bytes);
  const allowed = { bytes: limits.unfoldedBytes };
  const open = (path: string) => {
    const entry = entries.get(path);
    return entry === undefined ? null : unfold(bytes, entry, allowed);
  };
  const sheet = open(await sheetPath(open));
  if (sheet === null) throw new FileRefused("notWorkbook");
  const shared: string[] = [];
  const strings = open("xl/sharedStrings.xml");
  if (strings !== null) for await (const { inside } of elements(strings, "si")) shared.push(textIn(inside));

  const collector = rowCollector(limits);
  let line = 0;
  let cellCount = 0;
  const merges: Merge[] = [];
  for await (const { name, attributes, inside } of elements(sheet, "row|mergeCell")) {
    if (name === "mergeCell") {
      const merge = mergeOf(attribute(attributes, "ref") ?? "");
      if (merge !== null && merges.length < limits.rows) merges.push(merge);
      continue;
    }
    line = Number(attribute(attributes, "r") ?? line + 1);
    const cells: string[] = [];
    let column = -1;
    for (const { attributes: own, inside: content } of elementsIn(inside, "c")) {
      cellCount += 1;
      if (cellCount > limits.cells) throw new FileRefused("tooMuch");
      const reference = attribute(own, "r");
      column = reference === null ? column + 1 : columnOf(reference);
      const text = cellText(attribute(own, "t"), content, shared);
      if (text === "") continue;
      if (column >= limits.columns) throw new FileRefused("tooWide");
      while (cells.length < column) cells.push("");
      cells[column] = text;
    }
    collector.add(line, cells);
  }
  return withMerged(collector.rows, merges, limits);
}

function cellText(type: string | null, content: string, shared: readonly string[]): string {
  if (type === "inlineStr") return textIn(content);
  const value = plainText([...elementsIn(content, "v")][0]?.inside ?? "");
  switch (type) {
    case "s":
      return shared[Number(value)] ?? "";
    case "e":
      return "";
    case null:
    case "n":
      return numberText(value);
    default:
      return value;
  }
}

/** Where the first visible sheet lies. @throws FileRefused `notWorkbook` for archives that are something else */
async function sheetPath(open: (path: string) => AsyncGenerator<string> | null): Promise<string> {
  const [workbook, relations] = [open("xl/workbook.xml"), open("xl/_rels/workbook.xml.rels")];
  if (workbook === null || relations === null) throw new FileRefused("notWorkbook");
  const sheets: string[] = [];
  for await (const { attributes } of elements(workbook, "sheet")) {
    if ((attribute(attributes, "state") ?? "visible") === "visible")
      sheets.push(attribute(attributes, "id") ?? "");
  }
  for await (const { attributes } of elements(relations, "Relationship")) {
    const target = attribute(attributes, "Target");
    if (target !== null && attribute(attributes, "Id") === sheets[0])
      return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  }
  throw new FileRefused("notWorkbook");
}
