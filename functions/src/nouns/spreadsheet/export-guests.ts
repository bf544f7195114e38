import type { hostCallables } from "@janur/domain/contracts/callables";
import type { Content } from "@janur/domain/content/content";
import { draftSchema } from "@janur/domain/content/draft";
import { AppError } from "@janur/domain/errors";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { publicContent } from "@janur/domain/invitation/shown-content";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { SpreadsheetCursor } from "@janur/domain/guest/spreadsheet";
import { may } from "@janur/domain/team/team";
import type * as z from "zod";
import { csvText } from "../../platform/files/csv-text.ts";
import { documentOf } from "../../platform/google/firestore.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { publishedContent } from "../../store/published-content.ts";
import type { Cell } from "./cell.ts";
import { guestColumns, type GuestColumn } from "./guest-columns.ts";
import { guestRecords, type GuestRecord } from "./guest-records.ts";
import { spreadsheetWords } from "./spreadsheet-words.ts";
import { xlsxFile } from "./xlsx-file.ts";

/** Tells spreadsheets that a CSV file is UTF-8. */
export const byteOrderMark = "\uFEFF";

/**
 * Guests, answers and wishes as a file, or as a piece of one. Ceremonies and
 * questions are called as the draft calls them now, and to whoever does not read it as everybody's page does: what is gated
 * or not published yet is named to nobody by a file.
 * @throws AppError `export/too-large`, `limit/too-many-requests`
 */
export async function exportGuests(
  { invitationId, format, language, after }: z.output<typeof hostCallables.exportGuests.input>,
  { uid, invitation }: TeamCaller,
  now: Date,
): Promise<{ bytes: string; next: SpreadsheetCursor | null }> {
  await countAttempt(["spreadsheet", uid], limits.spreadsheet.rate, now);
  const role = roleOf(invitation, uid) ?? "viewer";
  const hasContacts = may(role, "readContacts");
  const content = may(role, "editContent") ? await draftOf(invitationId) : await openContentOf(invitation);
  const columns = guestColumns({ content, language, zone: invitation.zone, hasContacts });
  if (format === "csv") return csvPiece(columns, guestRecords(invitationId, { after, hasContacts }), after);
  const records = guestRecords(invitationId, { after: null, hasContacts });
  const headings = columns.map(({ heading }) => heading);
  const file = xlsxFile(spreadsheetWords[language].sheet, headings, rowsOf(columns, records));
  return { bytes: (await wholeFile(file)).toString("base64"), next: null };
}

async function draftOf(invitationId: string): Promise<Content | null> {
  return (await documentOf(paths.draft(invitationId), draftSchema).get()).data()?.content ?? null;
}

async function openContentOf(invitation: Invitation): Promise<Content | null> {
  const content = await publishedContent(invitation);
  return content === null ? null : publicContent(content);
}

async function* rowsOf(
  columns: readonly GuestColumn[],
  records: AsyncIterable<GuestRecord>,
): AsyncGenerator<Cell[]> {
  for await (const record of records) yield columns.map(({ value }) => value(record));
}

async function csvPiece(
  columns: readonly GuestColumn[],
  records: AsyncIterable<GuestRecord>,
  after: SpreadsheetCursor | null,
): Promise<{ bytes: string; next: SpreadsheetCursor | null }> {
  const lines = after === null ? [byteOrderMark + csvText([columns.map(({ heading }) => heading)])] : [];
  let count = 0;
  let next: SpreadsheetCursor | null = null;
  for await (const record of records) {
    lines.push(csvText([columns.map(({ value }) => value(record))]));
    count += 1;
    if (count < limits.spreadsheet.page) continue;
    next = { id: record.guest.id, nameKey: record.guest.nameKey };
    break;
  }
  return { bytes: Buffer.from(lines.join("")).toString("base64"), next };
}

/** @throws AppError `export/too-large` before it takes more memory than it may */
export async function wholeFile(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const taken: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    taken.push(piece);
    size += piece.length;
    if (size > limits.spreadsheet.xlsxBytes) throw new AppError("export/too-large");
  }
  return Buffer.concat(taken);
}
