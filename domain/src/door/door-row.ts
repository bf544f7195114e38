import * as z from "zod";
import { guestSides } from "../side/guest-side.ts";

/** What a door knows of a guest: nothing by which they are reached. */
export interface DoorRow {
  id: string;
  /** "Bapak Hadi Wiranto & Keluarga" */
  name: string;
  origin: string;
  group: string;
  side: (typeof guestSides)[number] | null;
  tags: readonly string[];
  seats: number;
  /** Null for all that are open to everyone. */
  ceremonies: readonly string[] | null;
  /** `akad:yes`, of their answer. */
  replies: readonly string[];
  /** People of their answer. */
  people: number;
  /** The first 8 bytes of the SHA-256 of each code that lets them in; none where they were taken back. */
  codes: readonly string[];
  /** Of codes that are worthless now. */
  earlierCodes: readonly string[];
}

const texts = z.array(z.string());
const packedRowSchema = z.tuple(
  [
    z.string(), // id
    z.string(), // name
    z.string(), // origin
    z.string(), // group
    z.enum(guestSides).or(z.null()),
    texts, // tags
    z.int(), // seats
    texts.or(z.null()), // ceremonies
    texts, // replies
    z.int(), // people
    texts, // codes
    texts, // earlier codes
  ],
  // New fields are added at the end and raise `packedFormat`; those of a later release are passed over.
  z.unknown(),
);

/** Rows as one text. */
export function packDoorRows(rows: readonly DoorRow[]): string {
  return JSON.stringify(
    rows.map((row) => [
      ...[row.id, row.name, row.origin, row.group, row.side, row.tags, row.seats],
      ...[row.ceremonies, row.replies, row.people, row.codes, row.earlierCodes],
    ]),
  );
}

/**
 * The rows that this release can read; one that it cannot keeps no other from the door.
 * @throws z.ZodError, SyntaxError on a text that no `packDoorRows` made
 */
export function unpackDoorRows(text: string): DoorRow[] {
  return z
    .array(z.unknown())
    .parse(JSON.parse(text))
    .flatMap((packed) => {
      const row = packedRowSchema.safeParse(packed).data;
      return row === undefined ? [] : [fromPacked(row)];
    });
}

function fromPacked(packed: z.output<typeof packedRowSchema>): DoorRow {
  const [id, name, origin, group, side, tags, seats, ceremonies, replies, people, codes, earlierCodes] =
    packed;
  return { id, name, origin, group, side, tags, seats, ceremonies, replies, people, codes, earlierCodes };
}
