import type { GiftRow } from "@janur/domain/gift/gift-row";
import type { SpreadsheetFormat } from "@janur/domain/guest/spreadsheet";
import { limits } from "@janur/domain/limits";
import type { Language } from "@janur/domain/text/language";
import { wallClock } from "@janur/domain/time/zone";
import { csvText } from "../../platform/files/csv-text.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { Cell } from "../spreadsheet/cell.ts";
import { byteOrderMark, wholeFile } from "../spreadsheet/export-guests.ts";
import { xlsxFile } from "../spreadsheet/xlsx-file.ts";
import { giftWords } from "./gift-words.ts";
import { readBook } from "./read-book.ts";

/**
 * The book as a file, the only one in which amounts stand.
 * @throws AppError `export/too-large`, `limit/too-many-requests`
 */
export async function exportGifts(
  { invitationId, format, language }: { invitationId: string; format: SpreadsheetFormat; language: Language },
  { uid, invitation }: TeamCaller,
  now: Date,
): Promise<{ bytes: string }> {
  await countAttempt(["spreadsheet", uid], limits.spreadsheet.rate, now);
  const rows = (await readBook(invitationId, now))
    .filter(({ isRemoved }) => !isRemoved)
    .sort((a, b) => a.createdAt - b.createdAt);
  const { sheet, headings } = giftWords[language];
  const lines = rows.map((row) => lineOf(row, language, invitation.zone));
  const bytes =
    format === "csv"
      ? Buffer.from(byteOrderMark + csvText([headings, ...lines]))
      : await wholeFile(xlsxFile(sheet, headings, lines));
  return { bytes: bytes.toString("base64") };
}

function lineOf(row: GiftRow, language: Language, zone: string): Cell[] {
  const words = giftWords[language];
  const { date, time } = wallClock(new Date(row.createdAt), zone);
  return [
    ...[row.envelope, row.name, row.through, words.kinds[row.kind], row.amount, words.states[row.state]],
    ...[row.note, row.countedBy.join("; "), row.by, `${date} ${time.replace(":", ".")}`, row.corrections],
    row.thankedAt === null ? null : words.yes,
  ];
}
