import { isInvitedTo } from "@janur/domain/rsvp/is-invited-to";
import { ceremoniesOf, findSection, type Content } from "@janur/domain/content/content";
import { localize, type Language } from "@janur/domain/text/language";
import type { Question } from "@janur/domain/content/sections/question";
import { guestTextNames, guestTexts } from "@janur/domain/guest/guest-texts";
import { wallClock, zoneLabel } from "@janur/domain/time/zone";
import type { Cell } from "./cell.ts";
import type { GuestRecord } from "./guest-records.ts";
import { spreadsheetWords } from "./spreadsheet-words.ts";

export interface GuestColumn {
  heading: string;
  value: (record: GuestRecord) => Cell;
}

interface SpreadsheetTerms {
  /** The draft, which names ceremonies and questions; null where there is none. */
  content: Content | null;
  language: Language;
  /** IANA zone of the invitation, in which times are written. */
  zone: string;
  hasContacts: boolean;
}

const listOf = (texts: readonly string[]) => texts.join("; ");

/** What a spreadsheet tells of each guest, from left to right. */
export function guestColumns({ content, language, zone, hasContacts }: SpreadsheetTerms): GuestColumn[] {
  const words = spreadsheetWords[language];
  const { heading } = words;
  const ceremonies = content === null ? [] : ceremoniesOf(content);
  const questions = (content === null ? undefined : findSection(content, "rsvp"))?.questions ?? [];
  const column = (name: keyof typeof heading, value: GuestColumn["value"]) => ({
    heading: heading[name],
    value,
  });
  const time = (instant: Date | undefined) => (instant === undefined ? null : timeCell(instant, zone));
  return [
    column("honorific", ({ guest }) => guest.honorific),
    column("name", ({ guest }) => guest.name),
    column("suffix", ({ guest }) => guest.suffix),
    column("origin", ({ guest }) => guest.origin),
    ...guestTextNames.map((text) => ({
      heading: guestTexts[text].label[language],
      value: ({ guest }: GuestRecord) => guest[text],
    })),
    column("group", ({ guest }) => guest.group),
    column("side", ({ guest }) => (guest.side === null ? null : words.side[guest.side])),
    column("channel", ({ guest }) => words.channel[guest.channel]),
    column("kind", ({ guest }) => words.kind[guest.kind]),
    column("members", ({ guest }) => listOf(guest.members)),
    column("seats", ({ guest }) => guest.seats),
    column("answerCap", ({ guest }) => guest.answerCap),
    column("ceremonies", ({ guest }) =>
      listOf(
        ceremonies
          .filter(({ id, audience }) => isInvitedTo(guest, { id, isOpen: audience === "everyone" }))
          .map(({ name }) => localize(name, language)),
      ),
    ),
    column("tags", ({ guest }) => listOf(guest.tags)),
    column("note", ({ guest }) => guest.note),
    ...(hasContacts
      ? [
          column("phone", ({ contact }) => contact?.phone ?? null),
          column("email", ({ contact }) => contact?.email ?? null),
          column("address", ({ contact }) => contact?.address ?? null),
        ]
      : []),
    column("listing", ({ guest }) => words.listing[guest.listing]),
    column("sending", ({ guest }) => words.sending[guest.sending.state]),
    column("opened", ({ guest }) => time(guest.opened?.firstAt)),
    column("answer", ({ guest }) =>
      guest.answer === null ? null : words.attendance[guest.answer.attendance],
    ),
    ...ceremonies.map(({ id, name }) => ({
      heading: `${heading.answer}: ${localize(name, language)}`,
      value: ({ guest: { answer } }: GuestRecord) => {
        const said = answer !== null && Object.hasOwn(answer.ceremonies, id) && answer.ceremonies[id];
        return said === false || said === undefined ? null : words.attendance[said];
      },
    })),
    column("people", ({ guest }) => guest.answer?.people ?? null),
    column("adults", ({ guest }) => guest.answer?.adults ?? null),
    column("children", ({ guest }) => guest.answer?.children ?? null),
    column("companions", ({ guest }) => listOf(guest.answer?.companions ?? [])),
    column("representedBy", ({ guest }) => guest.answer?.representedBy ?? null),
    column("answerNote", ({ guest }) => guest.answer?.note ?? null),
    ...questions.map((question) => ({
      heading: localize(question.label, language),
      value: (record: GuestRecord) => answerCell(record, question, language),
    })),
    column("answeredAt", ({ guest }) => time(guest.answer?.answeredAt)),
    column("answeredBy", ({ guest }) => (guest.answer === null ? null : words.by[guest.answer.by])),
    column("seat", ({ guest }) => (guest.seat === null ? null : words.seat[guest.seat.state])),
    column("wishes", ({ wishes }) => wishes.map(({ text }) => text).join("\n\n")),
    column("addedAt", ({ guest }) => time(guest.createdAt)),
  ];
}

/** `2026-12-12 10.00 WIB`: in this order it sorts as a text too. */
function timeCell(instant: Date, zone: string): string {
  const { date, time } = wallClock(instant, zone);
  return `${date} ${time.replace(":", ".")} ${zoneLabel(zone, instant)}`;
}

/** Options by their words; one that is gone from the draft is left as it was stored. */
function answerCell({ guest }: GuestRecord, question: Question, language: Language): Cell {
  const given = guest.answer?.questions ?? {};
  const values = Object.hasOwn(given, question.id) ? (given[question.id] ?? []) : [];
  const [only] = values;
  if (question.kind === "number" && only !== undefined) return Number(only);
  return listOf(
    values.map((value) => {
      const option = question.options.find(({ id }) => id === value);
      return option === undefined ? value : localize(option.label, language);
    }),
  );
}
