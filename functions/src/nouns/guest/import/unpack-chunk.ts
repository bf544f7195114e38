import { gunzipSync } from "node:zlib";
import { AppError } from "@janur/domain/errors";
import { importedRowSchema, type ImportedRow } from "@janur/domain/guest/guest-import";
import { limits } from "@janur/domain/limits";
import * as z from "zod";

/** A row of a chunk; `said` is null where no guest may be written so. */
export interface ChunkRow {
  /** Its line in the file; 0 where not even that is told. */
  row: number;
  said: ImportedRow | null;
}

const rowsSchema = z.array(z.unknown()).min(1).max(limits.guestImport.chunkRows);
const lineSchema = z.object({ row: z.int().min(1).catch(0) }).catch({ row: 0 });

/**
 * The rows of a chunk.
 * @param packed JSON, or where `isZipped`, gzip of it in base64
 * @throws AppError `input/invalid`, `input/too-large` before it unfolds to more than it may
 */
export function unpackChunk(packed: string, isZipped: boolean): ChunkRow[] {
  const rows = rowsSchema.safeParse(readJson(isZipped ? unzipped(packed) : packed));
  if (!rows.success) throw new AppError("input/invalid", { fields: ["rows"] });
  return rows.data.map((row) => ({
    ...lineSchema.parse(row),
    said: importedRowSchema.safeParse(row).data ?? null,
  }));
}

function unzipped(packed: string): string {
  try {
    return gunzipSync(Buffer.from(packed, "base64"), {
      maxOutputLength: limits.guestImport.chunkBytes,
    }).toString("utf8");
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw new AppError(isTooLarge ? "input/too-large" : "input/invalid", { fields: ["rows"] });
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
