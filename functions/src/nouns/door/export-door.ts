import type { DoorCeremony } from "@janur/domain/contracts/door-callables";
import { isInvitedTo } from "@janur/domain/rsvp/is-invited-to";
import { arrivedOf, type Arrived } from "@janur/domain/door/door-report";
import type { DoorRow } from "@janur/domain/door/door-row";
import type { SpreadsheetFormat } from "@janur/domain/guest/spreadsheet";
import { limits } from "@janur/domain/limits";
import { replyTo } from "@janur/domain/rsvp/attendance";
import { localize, type Language } from "@janur/domain/text/language";
import { byName } from "@janur/domain/text/name-order";
import { wallClock } from "@janur/domain/time/zone";
import { csvText } from "../../platform/files/csv-text.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { Cell } from "../spreadsheet/cell.ts";
import { byteOrderMark, wholeFile } from "../spreadsheet/export-guests.ts";
import { xlsxFile } from "../spreadsheet/xlsx-file.ts";
import { doorWords } from "./door-words.ts";
import { readDoor } from "./read-door.ts";

/**
 * Who came, how many, when and let in by whom, who did not, and who was on no list, ceremony by ceremony.
 * @throws AppError `export/too-large`, `limit/too-many-requests`
 */
export async function exportDoor(
  { format, language }: { invitationId: string; format: SpreadsheetFormat; language: Language },
  { uid, invitation }: TeamCaller,
  now: Date,
): Promise<{ bytes: string }> {
  await countAttempt(["spreadsheet", uid], limits.spreadsheet.rate, now);
  const { ceremonies, rows, readState } = await readDoor(invitation, now);
  const arrived = arrivedOf(rows, await readState());
  const { sheet, headings } = doorWords[language];
  const lines = ceremonies.flatMap((ceremony) =>
    linesOf(
      ceremony,
      rows,
      arrived.filter((one) => one.ceremony === ceremony.id),
      language,
    ),
  );
  const bytes =
    format === "csv"
      ? Buffer.from(byteOrderMark + csvText([headings, ...lines]))
      : await wholeFile(xlsxFile(sheet, headings, lines));
  return { bytes: bytes.toString("base64") };
}

/** One ceremony: who is invited to it or came anyhow in the order of the list's names, then who is on no list. */
function linesOf(
  ceremony: DoorCeremony,
  rows: readonly DoorRow[],
  arrived: readonly Arrived[],
  language: Language,
): Cell[][] {
  const words = doorWords[language];
  const name = localize(ceremony.name, language);
  const byGuest = new Map(arrived.flatMap((one) => (one.guest === null ? [] : [[one.guest, one] as const])));
  const listed = new Set(rows.map(({ id }) => id));
  const came = (one: Arrived | undefined): Cell[] => {
    const [first, last] = [one?.arrivals[0], one?.arrivals.at(-1)];
    const by = [...new Set(one?.arrivals.map((arrival) => arrival.by || words.family))];
    return [
      ...[one?.people ?? 0, one?.disputed ?? 0],
      ...[first, last].map((arrival) => (arrival === undefined ? null : timeCell(arrival.at, ceremony.zone))),
      ...[by.join("; "), one?.souvenirs ?? 0, one?.notes.join("; ") ?? ""],
    ];
  };
  const known = [...rows]
    .filter((row) => byGuest.has(row.id) || isInvitedTo(row, ceremony))
    .sort(byName)
    .map((row): Cell[] => [
      ...[name, row.name, row.origin, row.group, row.side === null ? null : words.side[row.side]],
      ...[row.tags.join("; "), byGuest.has(row.id) ? words.state.here : words.state.absent],
      row.replies.includes(replyTo(ceremony.id, "yes")) ? row.people : 0,
      ...came(byGuest.get(row.id)),
    ]);
  const others = arrived
    .filter(({ guest }) => guest === null || !listed.has(guest))
    .map((one): Cell[] => [
      ...[name, one.walkIn?.name ?? null, one.walkIn?.of ?? null, null, null, null],
      ...[one.walkIn === null ? words.state.deleted : words.state.walkIn, 0],
      ...came(one),
    ]);
  return [...known, ...others];
}

/** `2026-12-12 10.35`, by the clock of the place. */
function timeCell(at: number, zone: string): string {
  const { date, time } = wallClock(new Date(at), zone);
  return `${date} ${time.replace(":", ".")}`;
}
