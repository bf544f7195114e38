import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { openFile } from "../../platform/google/bucket.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { exportJobDocument, exportPath } from "../../store/export-job-document.ts";
import { bytesIn } from "../../platform/files/bytes-in.ts";

/**
 * A piece of the finished copy, so that no address and no secret ever leads to
 * it and no answer is too large.
 * @param offset of its first byte
 * @throws AppError `export/not-ready`, `input/invalid` beyond its end, `limit/too-many-requests`
 */
export async function readMyExport(
  { offset }: { offset: number },
  { uid }: AccountCaller,
  now: Date,
): Promise<{ bytes: string; total: number }> {
  await countAttempt(["export-read", uid], limits.export.pieceRate, now);
  const job = (await exportJobDocument(uid).get()).data();
  if (job?.state !== "ready" || job.bytes === null || job.dueAt <= now)
    throw new AppError("export/not-ready");
  if (offset >= job.bytes) throw new AppError("input/invalid", { fields: ["offset"] });
  const last = Math.min(job.bytes, offset + limits.export.pieceBytes) - 1;
  const piece = await openFile(exportPath(job), { first: offset, last });
  if (piece === null) throw new AppError("export/not-ready");
  return { bytes: (await bytesIn(piece)).toString("base64"), total: job.bytes };
}
