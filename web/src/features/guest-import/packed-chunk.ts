import type { ImportedRow } from "@janur/domain/guest/guest-import";
import { limits } from "@janur/domain/limits";
import { base64Of } from "../../lib/text/base64.ts";

/** Rows as `importGuests` takes them. */
export interface PackedChunk {
  rows: string;
  isZipped: boolean;
  /** How many rows it holds. */
  count: number;
}

/** As many of the rows from `from` on as one call takes. */
export async function packedChunk(rows: readonly ImportedRow[], from: number): Promise<PackedChunk> {
  const { chunkRows, chunkBytes, chunkText } = limits.guestImport;
  for (let count = Math.min(chunkRows, rows.length - from); ; count = Math.ceil(count / 2)) {
    const text = new Blob([JSON.stringify(rows.slice(from, from + count))]);
    const packed = await packedText(text);
    if (count === 1 || (text.size <= chunkBytes && packed.rows.length <= chunkText))
      return { ...packed, count };
  }
}

/** Browsers before 2023 may send it as it is, in smaller pieces. */
async function packedText(text: Blob): Promise<Omit<PackedChunk, "count">> {
  if (typeof CompressionStream === "undefined") return { rows: await text.text(), isZipped: false };
  const zipped = new Response(text.stream().pipeThrough(new CompressionStream("gzip")));
  return { rows: await base64Of(await zipped.blob()), isZipped: true };
}
