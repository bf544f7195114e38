import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface FileToZip {
  /** With its folders: `invitations/rani-dimas/guests.csv`. */
  name: string;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Pictures and music are small already. */
  isPacked?: boolean;
}

/** A ZIP archive of these files, piece by piece: nothing is held but the piece at hand. */
export async function* zipFiles(files: AsyncIterable<FileToZip>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error !== null) throw error;
    ready.push(piece);
  });
  for await (const { name, bytes, isPacked = false } of files) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    archive.add(entry);
    for await (const part of bytes) {
      entry.push(part);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
