import { readTables, writeTables } from "./sfnt.ts";

/** Records of the table `name` (OpenType 1.9): whose font it is, and those that readers of fonts expect to find. */
const copyright = 0;
const expected = [1, 2, 4, 6];

const recordLength = 12;
const windows = { platform: 3, encoding: 1, english: 0x409 } as const;

/**
 * The same font under no name: a style sheet names it anyhow, and a licence may reserve the maker's
 * name for the unchanged file. Whose it is stays in it.
 * @throws Error when the table is missing
 */
export function blankNames(bytes: Uint8Array): Uint8Array {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, Uint8Array>();
  for (const [tag, { offset, length }] of readTables(font)) {
    tables.set(tag, Uint8Array.from(bytes.subarray(offset, offset + length)));
  }
  const names = tables.get("name");
  if (names === undefined) throw new Error("font without table name");
  tables.set("name", nameTable(copyrightOf(names)));
  return writeTables(font.getUint32(0), tables);
}

/** In UTF-16, as Windows' records have it; empty where there is none. */
function copyrightOf(names: Uint8Array): Uint8Array {
  const view = new DataView(names.buffer, names.byteOffset, names.byteLength);
  for (let index = 0; index < view.getUint16(2); index += 1) {
    const record = 6 + index * recordLength;
    if (view.getUint16(record) !== windows.platform || view.getUint16(record + 6) !== copyright) continue;
    const start = view.getUint16(4) + view.getUint16(record + 10);
    return names.slice(start, start + view.getUint16(record + 8));
  }
  return new Uint8Array(0);
}

function nameTable(owner: Uint8Array): Uint8Array {
  const letter = Uint8Array.of(0, "D".charCodeAt(0));
  const ids = [copyright, ...expected];
  const start = 6 + ids.length * recordLength;
  const table = new Uint8Array(start + letter.length + owner.length);
  const view = new DataView(table.buffer);
  view.setUint16(2, ids.length);
  view.setUint16(4, start);
  ids.forEach((id, index) => {
    const [length, offset] = id === copyright ? [owner.length, letter.length] : [letter.length, 0];
    [windows.platform, windows.encoding, windows.english, id, length, offset].forEach((value, field) => {
      view.setUint16(6 + index * recordLength + field * 2, value);
    });
  });
  table.set(letter, start);
  table.set(owner, start + letter.length);
  return table;
}
