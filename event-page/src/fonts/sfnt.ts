/** Offset and length of every table of a TrueType file, by tag. */
export function readTables(font: DataView): Map<string, { offset: number; length: number }> {
  const tables = new Map<string, { offset: number; length: number }>();
  for (let index = 0; index < font.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(record + byte)));
    tables.set(tag, { offset: font.getUint32(record + 8), length: font.getUint32(record + 12) });
  }
  return tables;
}

/** @throws Error when the font lacks the table */
export function tableOffset(font: DataView, wanted: string): number {
  const table = readTables(font).get(wanted);
  if (table === undefined) throw new Error(`font without table ${wanted}`);
  return table.offset;
}

/** A TrueType file of these tables; checksums are left to whoever packs it next. */
export function writeTables(version: number, tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const padded = (length: number) => (length + 3) & ~3;
  const start = 12 + sorted.length * 16;
  const size = sorted.reduce((sum, [, data]) => sum + padded(data.length), start);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, version);
  view.setUint16(4, sorted.length);
  let offset = start;
  sorted.forEach(([tag, data], index) => {
    const record = 12 + index * 16;
    [...tag].forEach((letter, at) => {
      view.setUint8(record + at, letter.charCodeAt(0));
    });
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, data.length);
    bytes.set(data, offset);
    offset += padded(data.length);
  });
  return bytes;
}
