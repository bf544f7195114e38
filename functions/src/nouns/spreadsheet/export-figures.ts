import type { hostCallables } from "@janur/domain/contracts/callables";
import { limits } from "@janur/domain/limits";
import type * as z from "zod";
import { csvText } from "../../platform/files/csv-text.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { byteOrderMark, wholeFile } from "./export-guests.ts";
import { xlsxFile } from "./xlsx-file.ts";

/** The report's figures as a file, for whoever may see them. @throws AppError `limit/too-many-requests` */
export async function exportFigures(
  { format, headings, rows }: z.output<typeof hostCallables.exportFigures.input>,
  { uid, invitation }: TeamCaller,
  now: Date,
): Promise<{ bytes: string }> {
  await countAttempt(["spreadsheet", uid], limits.spreadsheet.rate, now);
  if (format === "csv")
    return { bytes: Buffer.from(byteOrderMark + csvText([headings, ...rows])).toString("base64") };
  const file = await wholeFile(xlsxFile(invitation.slug.slice(0, 31), headings, rows));
  return { bytes: file.toString("base64") };
}
