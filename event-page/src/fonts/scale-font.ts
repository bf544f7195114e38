import { readTables, writeTables } from "./sfnt.ts";

/** Where tables keep lengths in font units, all 16 bits wide (OpenType 1.9, by table). */
const lengths: Record<string, number[]> = {
  head: [36, 38, 40, 42],
  hhea: [4, 6, 8, 10, 12, 14, 16, 22],
  "OS/2": [2, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 68, 70, 72, 74, 76, 86, 88],
  post: [8, 10],
};

const onCurve = 1;
const component = {
  areWords: 1,
  areOffsets: 2,
  isScaled: 8,
  more: 32,
  isScaledXy: 64,
  isMatrix: 128,
} as const;

/**
 * The same outlines on a grid of `unitsPerEm`: a grid of 1,000 is what most
 * faces are drawn on and shortens one of 2,000 by a tenth. Instructions go.
 * @param bytes TrueType with glyf outlines and without positioning tables, whose values would stay unscaled
 * @throws Error when a table is missing
 */
export function scaleFont(bytes: Uint8Array, unitsPerEm: number): Uint8Array {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, Uint8Array>();
  for (const [tag, { offset, length }] of readTables(font)) {
    // A copy: the slice of a Buffer would share its memory.
    tables.set(tag, Uint8Array.from(bytes.subarray(offset, offset + length)));
  }
  const viewOf = (tag: string): DataView => {
    const data = tables.get(tag);
    if (data === undefined) throw new Error(`font without table ${tag}`);
    return new DataView(data.buffer, data.byteOffset, data.byteLength);
  };
  const head = viewOf("head");
  const factor = unitsPerEm / head.getUint16(18);
  const scaled = (value: number) => Math.round(value * factor);
  for (const [tag, offsets] of Object.entries(lengths)) {
    const view = viewOf(tag);
    for (const offset of offsets) {
      if (offset + 2 <= view.byteLength) view.setInt16(offset, scaled(view.getInt16(offset)));
    }
  }
  const hmtx = viewOf("hmtx");
  for (let offset = 0; offset + 2 <= hmtx.byteLength; offset += 2)
    hmtx.setInt16(offset, scaled(hmtx.getInt16(offset)));
  const glyphs = splitGlyphs(viewOf("loca"), viewOf("glyf"), head.getInt16(50) === 1).map((glyph) =>
    scaleGlyph(glyph, scaled),
  );
  head.setUint16(18, unitsPerEm);
  head.setInt16(50, 1);
  const { loca, glyf } = joinGlyphs(glyphs);
  tables.set("loca", loca);
  tables.set("glyf", glyf);
  return writeTables(font.getUint32(0), tables);
}

function splitGlyphs(loca: DataView, glyf: DataView, isLong: boolean): DataView[] {
  const count = loca.byteLength / (isLong ? 4 : 2) - 1;
  const at = (index: number) => (isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2);
  return Array.from(
    { length: count },
    (_, index) => new DataView(glyf.buffer, glyf.byteOffset + at(index), at(index + 1) - at(index)),
  );
}

function joinGlyphs(glyphs: readonly Uint8Array[]): { loca: Uint8Array; glyf: Uint8Array } {
  const loca = new DataView(new ArrayBuffer((glyphs.length + 1) * 4));
  const padded = (length: number) => (length + 3) & ~3;
  const glyf = new Uint8Array(glyphs.reduce((sum, glyph) => sum + padded(glyph.length), 0));
  let offset = 0;
  glyphs.forEach((glyph, index) => {
    loca.setUint32(index * 4, offset);
    glyf.set(glyph, offset);
    offset += padded(glyph.length);
  });
  loca.setUint32(glyphs.length * 4, offset);
  return { loca: new Uint8Array(loca.buffer), glyf };
}

function scaleGlyph(glyph: DataView, scaled: (value: number) => number): Uint8Array {
  if (glyph.byteLength === 0) return new Uint8Array(0);
  const contours = glyph.getInt16(0);
  return contours < 0 ? scaleComposite(glyph, scaled) : scaleSimple(glyph, contours, scaled);
}

/** Reads one axis of a simple glyph: absolute coordinates, and where the next axis begins. */
function readAxis(glyph: DataView, flags: readonly number[], start: number, short: number, same: number) {
  let offset = start;
  let value = 0;
  const values = flags.map((flag) => {
    if ((flag & short) !== 0) {
      value += (flag & same) === 0 ? -glyph.getUint8(offset) : glyph.getUint8(offset);
      offset += 1;
    } else if ((flag & same) === 0) {
      value += glyph.getInt16(offset);
      offset += 2;
    }
    return value;
  });
  return { values, end: offset };
}

function scaleSimple(glyph: DataView, contours: number, scaled: (value: number) => number): Uint8Array {
  const ends = Array.from({ length: contours }, (_, index) => glyph.getUint16(10 + index * 2));
  const points = (ends.at(-1) ?? -1) + 1;
  let offset = 10 + contours * 2;
  offset += 2 + glyph.getUint16(offset);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = glyph.getUint8(offset);
    offset += 1;
    const isRepeated = (flag & 8) !== 0;
    const times = isRepeated ? glyph.getUint8(offset) + 1 : 1;
    if (isRepeated) offset += 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const x = readAxis(glyph, flags, offset, 2, 16);
  const y = readAxis(glyph, flags, x.end, 4, 32);
  const xs = x.values.map(scaled);
  const ys = y.values.map(scaled);
  const size = 10 + contours * 2 + 2 + points * 5;
  const out = new DataView(new ArrayBuffer(size));
  out.setInt16(0, contours);
  [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((value, index) => {
    out.setInt16(2 + index * 2, points === 0 ? 0 : value);
  });
  ends.forEach((end, index) => {
    out.setUint16(10 + index * 2, end);
  });
  const flagsAt = 12 + contours * 2;
  flags.forEach((flag, index) => {
    out.setUint8(flagsAt + index, flag & onCurve);
  });
  const write = (values: readonly number[], at: number) => {
    values.forEach((value, index) => {
      out.setInt16(at + index * 2, value - (values[index - 1] ?? 0));
    });
  };
  write(xs, flagsAt + points);
  write(ys, flagsAt + points * 3);
  return new Uint8Array(out.buffer);
}

/** Components keep their glyphs; only their offsets and the box are lengths. */
function scaleComposite(glyph: DataView, scaled: (value: number) => number): Uint8Array {
  const bytes = new Uint8Array(glyph.buffer.slice(glyph.byteOffset, glyph.byteOffset + glyph.byteLength));
  const out = new DataView(bytes.buffer);
  for (const offset of [2, 4, 6, 8]) out.setInt16(offset, scaled(out.getInt16(offset)));
  let offset = 10;
  for (let flag: number = component.more; (flag & component.more) !== 0;) {
    flag = out.getUint16(offset);
    // Instructions (bit 8) would follow the last component; without hinting there are none.
    offset += 4;
    const isWide = (flag & component.areWords) !== 0;
    if ((flag & component.areOffsets) !== 0) {
      for (const at of isWide ? [0, 2] : [0, 1]) {
        if (isWide) out.setInt16(offset + at, scaled(out.getInt16(offset + at)));
        else out.setInt8(offset + at, scaled(out.getInt8(offset + at)));
      }
    }
    offset += isWide ? 4 : 2;
    if ((flag & component.isScaled) !== 0) offset += 2;
    else if ((flag & component.isScaledXy) !== 0) offset += 4;
    else if ((flag & component.isMatrix) !== 0) offset += 8;
  }
  return bytes;
}
