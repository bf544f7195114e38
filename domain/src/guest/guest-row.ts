import * as z from "zod";
import { deviceKinds } from "./device-kind.ts";
import { guestChannels } from "./guest-channel.ts";
import {
  guestKinds,
  guestListings,
  guestSchema,
  guestSenderSchema,
  type Guest,
  type GuestContact,
} from "./guest.ts";
import { guestTextNames, guestTexts, ofGuestTexts, type GuestTexts } from "./guest-texts.ts";
import { guestSides } from "../side/guest-side.ts";
import { attendances } from "../rsvp/attendance.ts";
import { followUps, sendingProblems, sendingStates } from "./sending.ts";
import { dispatchChannels, dispatchProblems, dispatchStates, type Dispatch } from "./sending-dispatch.ts";
import { sendingRuns } from "./sending-run.ts";

const none = z.null();
/** Milliseconds since 1970. */
const time = z.int();

/*
 * What lists, filters and search need of a guest, packed by the hundred into
 * few documents. A row is an array, because names of fields would be most of
 * it; a field is never moved, new ones are added at the end and raise
 * `packedFormat`, and those that a later release has added are passed over.
 */
const packedRowSchema = z.tuple(
  [
    z.string(), // id
    z.string(), // name
    z.string(), // honorific
    z.string(), // suffix
    z.string(), // origin
    z.string(), // a text of guest-texts.ts
    z.string(), // group
    z.enum(guestSides).or(none),
    z.array(z.string()), // tags
    z.enum(guestKinds),
    z.int(), // seats
    z.int().or(none), // answerCap
    z.array(z.string()).or(none), // ceremonies
    z.enum(guestChannels),
    guestSenderSchema.or(none),
    z.enum(guestListings),
    z.string().or(none), // groupId
    time.or(none), // first opened
    z.enum(attendances).or(none),
    z.int(), // people of the answer
    time.or(none), // answeredAt
    z.boolean(), // waits for seats
    z.enum(sendingStates),
    time.or(none), // of that state
    z.string(), // by whom
    time.or(none), // followed up
    z.enum(sendingProblems).or(none),
    time, // createdAt
    z.string().optional(), // another of them
    z.enum(followUps).or(none).optional(), // what followed up
    z.boolean().optional(), // link taken back
    z.enum(deviceKinds).or(none).optional(), // first opened on
    z
      .tuple([
        z.enum(dispatchChannels),
        z.enum(sendingRuns),
        z.enum(dispatchStates),
        z.enum(dispatchProblems).or(none),
      ])
      .or(none)
      .optional(), // what was carried to them last
    z.enum(guestChannels).or(none).optional(), // by which channel the invitation went
    z.array(z.string()).or(none).optional(), // `akad:yes`, of who comes or may
  ],
  z.unknown(),
);
type PackedRow = z.infer<typeof packedRowSchema>;

/** A guest as lists know them; the whole of them is `invitations/{id}/guests/{id}`. */
export interface GuestRow extends GuestTexts {
  id: string;
  name: string;
  honorific: string;
  suffix: string;
  origin: string;
  group: string;
  side: Guest["side"];
  tags: readonly string[];
  kind: Guest["kind"];
  seats: number;
  answerCap: number | null;
  ceremonies: readonly string[] | null;
  channel: Guest["channel"];
  sender: Guest["sender"];
  listing: Guest["listing"];
  groupId: string | null;
  /** Times in milliseconds since 1970. */
  openedAt: number | null;
  attendance: NonNullable<Guest["answer"]>["attendance"] | null;
  people: number;
  /** `akad:yes`, of the answer of who comes or may; null for what was packed before they were kept. */
  replies: readonly string[] | null;
  answeredAt: number | null;
  isWaiting: boolean;
  sending: Guest["sending"]["state"];
  sentAt: number | null;
  sentBy: string;
  /** By which channel; null for what was sent before that was kept. */
  sentVia: Guest["sending"]["via"];
  followedUpAt: number | null;
  followedUp: NonNullable<Guest["sending"]["followedUp"]>["kind"] | null;
  problem: Guest["sending"]["problem"];
  createdAt: number;
  isLinkRevoked: boolean;
  device: Guest["device"];
  /** The latest message that was carried to them. */
  dispatch: Pick<Dispatch, "channel" | "run" | "state" | "problem"> | null;
}

/** What a row is made of, of a guest's document. */
export const rowSourceSchema = guestSchema.pick({
  id: true,
  name: true,
  honorific: true,
  suffix: true,
  origin: true,
  ...ofGuestTexts(() => true as const),
  group: true,
  side: true,
  tags: true,
  kind: true,
  seats: true,
  answerCap: true,
  ceremonies: true,
  channel: true,
  sender: true,
  listing: true,
  groupId: true,
  opened: true,
  answer: true,
  seat: true,
  sending: true,
  createdAt: true,
  isLinkRevoked: true,
  device: true,
  updatedAt: true,
});

/** To ask the database for these fields alone. */
export const rowFields: readonly string[] = Object.keys(rowSourceSchema.shape);

export function rowOf(guest: z.output<typeof rowSourceSchema>): GuestRow {
  const { answer, opened, seat, sending } = guest;
  return {
    id: guest.id,
    name: guest.name,
    honorific: guest.honorific,
    suffix: guest.suffix,
    origin: guest.origin,
    ...ofGuestTexts((text) => guest[text]),
    group: guest.group,
    side: guest.side,
    tags: guest.tags,
    kind: guest.kind,
    seats: guest.seats,
    answerCap: guest.answerCap,
    ceremonies: guest.ceremonies,
    channel: guest.channel,
    sender: guest.sender,
    listing: guest.listing,
    groupId: guest.groupId,
    openedAt: opened?.firstAt.getTime() ?? null,
    attendance: answer?.attendance ?? null,
    people: answer?.people ?? 0,
    replies: answer === null || answer.attendance === "no" ? [] : answer.replies,
    answeredAt: answer?.answeredAt.getTime() ?? null,
    isWaiting: seat?.state === "waiting",
    sending: sending.state,
    sentAt: sending.at?.getTime() ?? null,
    sentBy: sending.by,
    sentVia: sending.via,
    followedUpAt: sending.followedUp?.at.getTime() ?? null,
    followedUp: sending.followedUp?.kind ?? null,
    problem: sending.problem,
    createdAt: guest.createdAt.getTime(),
    isLinkRevoked: guest.isLinkRevoked,
    device: guest.device,
    dispatch: sending.dispatch === null ? null : dispatchOf(sending.dispatch),
  };
}

function dispatchOf({
  channel,
  run,
  state,
  problem,
}: NonNullable<GuestRow["dispatch"]>): GuestRow["dispatch"] {
  return { channel, run, state, problem };
}

function toPacked(row: GuestRow): unknown[] {
  const packed: unknown[] = [
    row.id,
    row.name,
    row.honorific,
    row.suffix,
    row.origin,
    "",
    row.group,
    row.side,
    [...row.tags],
    row.kind,
    row.seats,
    row.answerCap,
    row.ceremonies === null ? null : [...row.ceremonies],
    row.channel,
    row.sender,
    row.listing,
    row.groupId,
    row.openedAt,
    row.attendance,
    row.people,
    row.answeredAt,
    row.isWaiting,
    row.sending,
    row.sentAt,
    row.sentBy,
    row.followedUpAt,
    row.problem,
    row.createdAt,
    "",
    row.followedUp,
    row.isLinkRevoked,
    row.device,
    row.dispatch === null
      ? null
      : [row.dispatch.channel, row.dispatch.run, row.dispatch.state, row.dispatch.problem],
    row.sentVia,
    row.replies === null ? null : [...row.replies],
  ];
  for (const text of guestTextNames) packed[guestTexts[text].packedAt] = row[text];
  return packed;
}

/** Empty in rows that were packed before there was such a text. */
function textAt(packed: readonly unknown[], place: number): string {
  const text = packed[place];
  return typeof text === "string" ? text : "";
}

function fromPacked(packed: PackedRow): GuestRow {
  const [id, name, honorific, suffix, origin, , group, side, tags, kind, seats, answerCap] = packed;
  return {
    id,
    name,
    honorific,
    suffix,
    origin,
    ...ofGuestTexts((text) => textAt(packed, guestTexts[text].packedAt)),
    group,
    side,
    tags,
    kind,
    seats,
    answerCap,
    ceremonies: packed[12],
    channel: packed[13],
    sender: packed[14],
    listing: packed[15],
    groupId: packed[16],
    openedAt: packed[17],
    attendance: packed[18],
    people: packed[19],
    replies: packed[34] ?? null,
    answeredAt: packed[20],
    isWaiting: packed[21],
    sending: packed[22],
    sentAt: packed[23],
    sentBy: packed[24],
    sentVia: packed[33] ?? null,
    followedUpAt: packed[25],
    followedUp: packed[29] ?? null,
    problem: packed[26],
    createdAt: packed[27],
    isLinkRevoked: packed[30] ?? false,
    device: packed[31] ?? null,
    dispatch: fromPackedDispatch(packed[32] ?? null),
  };
}

function fromPackedDispatch(packed: PackedRow[32] | null): GuestRow["dispatch"] {
  if (packed == null) return null;
  const [channel, run, state, problem] = packed;
  return { channel, run, state, problem };
}

/** Rows as one text. */
export function packRows(rows: readonly GuestRow[]): string {
  return JSON.stringify(rows.map(toPacked));
}

/**
 * The rows that this release can read; one that it cannot keeps no other from its list.
 * @throws z.ZodError, SyntaxError on a text that no `packRows` made
 */
export function unpackRows(text: string): GuestRow[] {
  return z
    .array(z.unknown())
    .parse(JSON.parse(text))
    .flatMap((packed) => {
      const row = packedRowSchema.safeParse(packed);
      return row.success ? [fromPacked(row.data)] : [];
    });
}

/** How a guest is reached, as search needs it. */
export interface ContactRow {
  id: string;
  phone: string | null;
  email: string | null;
}

const packedContactSchema = z.tuple([z.string(), z.string().or(none), z.string().or(none)], z.unknown());

export function contactRowOf(
  id: string,
  { phone, email }: Pick<GuestContact, "phone" | "email">,
): ContactRow {
  return { id, phone, email };
}

/** Contacts as one text; those that say nothing are left out. */
export function packContacts(rows: readonly ContactRow[]): string {
  const told = rows.filter(({ phone, email }) => phone !== null || email !== null);
  return JSON.stringify(told.map(({ id, phone, email }) => [id, phone, email]));
}

/**
 * The contacts that this release can read; one that it cannot keeps no other from its list.
 * @throws z.ZodError, SyntaxError on a text that no `packContacts` made
 */
export function unpackContacts(text: string): ContactRow[] {
  return z
    .array(z.unknown())
    .parse(JSON.parse(text))
    .flatMap((packed) => {
      const row = packedContactSchema.safeParse(packed).data;
      return row === undefined ? [] : [{ id: row[0], phone: row[1], email: row[2] }];
    });
}
