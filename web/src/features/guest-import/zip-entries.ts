import { FileRefused } from "./table.ts";

/** A file inside a ZIP archive, as its directory tells. */
interface ZipEntry {
  isDeflated: boolean;
  start: number;
  size: number;
}

const endRecord = { mark: 0x06054b50, size: 22, comment: 65_535 } as const;
const directoryRecord = { mark: 0x02014b50, size: 46 } as const;
const localRecord = { mark: 0x04034b50, size: 30 } as const;

/**
 * What a ZIP archive holds, by name (PKWARE's APPNOTE, 4.3). Nothing is
 * unfolded yet, and sizes that the archive claims are not believed.
 * @throws FileRefused `damaged`
 */
export function zipEntries(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lowest = Math.max(0, bytes.length - endRecord.size - endRecord.comment);
  let end = bytes.length - endRecord.size;
  while (end >= lowest && view.getUint32(end, true) !== endRecord.mark) end -= 1;
  if (end < lowest) throw new FileRefused("damaged");
  const entries = new Map<string, ZipEntry>();
  const decoder = new TextDecoder();
  try {
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== directoryRecord.mark) throw new FileRefused("damaged");
      const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
      const nameEnd = at + directoryRecord.size + (name ?? 0);
      const local = view.getUint32(at + 42, true);
      if (view.getUint32(local, true) !== localRecord.mark) throw new FileRefused("damaged");
      const start =
        local + localRecord.size + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      entries.set(decoder.decode(bytes.subarray(at + directoryRecord.size, nameEnd)), {
        isDeflated: view.getUint16(at + 10, true) === 8,
        start,
        size: view.getUint32(at + 20, true),
      });
      at = nameEnd + (extra ?? 0) + (comment ?? 0);
    }
  } catch {
    // A record that points outside of the file.
    throw new FileRefused("damaged");
  }
  return entries;
}

/**
 * The text of an entry, piece by piece.
 * @param allowed bytes that may still be unfolded; what is taken is counted off
 * @throws FileRefused `damaged`, `oldBrowser`, and `tooMuch` before more than that is in memory
 */
export async function* unfold(
  bytes: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
  allowed: { bytes: number },
): AsyncGenerator<string> {
  const raw = new Blob([bytes.subarray(entry.start, entry.start + entry.size)]).stream();
  const reader = (entry.isDeflated ? raw.pipeThrough(inflater()) : raw).getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new FileRefused("damaged");
      });
      if (done) break;
      allowed.bytes -= value.length;
      if (allowed.bytes < 0) throw new FileRefused("tooMuch");
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function inflater() {
  try {
    return new DecompressionStream("deflate-raw");
  } catch {
    // Chrome before 103 and Safari before 16.4.
    throw new FileRefused("oldBrowser");
  }
}
