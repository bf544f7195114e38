import { Buffer } from "node:buffer";

/*
 * Archives that were written one by one, read as one: the entries of each, one after the other, and behind them one
 * directory of all. Nothing is written twice, and each archive stays whole by itself.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3
 */

const directoryEnd = 0x06054b50;
const directoryEntry = 0x02014b50;
/** The end of a directory without a comment, and the fixed part of an entry in it, in bytes. */
export const directoryEndBytes = 22;
const entryBytes = 46;
/** What stands in a field of 32 or 16 bits where the true number is in a field of 64. */
const beyond32 = 0xffff_ffff;
const beyond16 = 0xffff;
/** Version that a reader must know for numbers of 64 bits. */
const zip64Version = 45;

/** Where the directory of an archive stands, which is also where its entries end. */
export interface DirectoryPlace {
  entries: number;
  at: number;
  bytes: number;
}

/**
 * @param end the last `directoryEndBytes` of an archive that `zipFiles` wrote
 * @throws Error where it is none
 */
export function directoryPlace(end: Buffer): DirectoryPlace {
  if (end.length !== directoryEndBytes || end.readUInt32LE(0) !== directoryEnd)
    throw new Error("an archive does not end as one");
  return { entries: end.readUInt16LE(10), bytes: end.readUInt32LE(12), at: end.readUInt32LE(16) };
}

/**
 * The directory of all archives, to stand behind the entries of all of them.
 * @param parts directories as they were written, and how many bytes of entries stand before each in its archive
 */
export function joinedDirectory(parts: readonly { directory: Buffer; at: number }[]): Buffer {
  const rows: Buffer[] = [];
  let before = 0;
  for (const { directory, at } of parts) {
    rows.push(...entriesOf(directory).map((entry) => movedBy(before, entry)));
    before += at;
  }
  const bytes = rows.reduce((sum, row) => sum + row.length, 0);
  return Buffer.concat([...rows, ...endOf({ entries: rows.length, at: before, bytes })]);
}

function entriesOf(directory: Buffer): Buffer[] {
  const entries: Buffer[] = [];
  for (let at = 0; at < directory.length;) {
    if (directory.readUInt32LE(at) !== directoryEntry) throw new Error("an archive's directory is broken");
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    const length = entryBytes + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    entries.push(directory.subarray(at, at + length));
    at += length;
  }
  return entries;
}

/** An entry whose file stands so many bytes later than its own archive says. */
function movedBy(bytes: number, entry: Buffer): Buffer {
  const place = entry.readUInt32LE(42) + bytes;
  const moved = Buffer.from(entry);
  if (place < beyond32) {
    moved.writeUInt32LE(place, 42);
    return moved;
  }
  const behindName = entryBytes + entry.readUInt16LE(28);
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(0x0001, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(place), 4);
  moved.writeUInt16LE(zip64Version, 6);
  moved.writeUInt16LE(entry.readUInt16LE(30) + extra.length, 30);
  moved.writeUInt32LE(beyond32, 42);
  return Buffer.concat([moved.subarray(0, behindName), extra, moved.subarray(behindName)]);
}

/** How a directory ends; with numbers of 64 bits before it where those of 32 are too small. */
function endOf({ entries, at, bytes }: DirectoryPlace): Buffer[] {
  const end = Buffer.alloc(directoryEndBytes);
  end.writeUInt32LE(directoryEnd, 0);
  end.writeUInt16LE(Math.min(entries, beyond16), 8);
  end.writeUInt16LE(Math.min(entries, beyond16), 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(Math.min(at, beyond32), 16);
  if (at < beyond32 && entries < beyond16) return [end];
  const large = Buffer.alloc(56);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(zip64Version, 12);
  large.writeUInt16LE(zip64Version, 14);
  large.writeBigUInt64LE(BigInt(entries), 24);
  large.writeBigUInt64LE(BigInt(entries), 32);
  large.writeBigUInt64LE(BigInt(bytes), 40);
  large.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at + bytes), 8);
  locator.writeUInt32LE(1, 16);
  return [large, locator, end];
}
