import * as z from "zod";
import { documentIdSchema, partIdSchema } from "../id.ts";
import { arrivedPeople } from "./arrived-people.ts";
import { eventTime, walkInSchema } from "./door-event.ts";
import type { DoorRow } from "./door-row.ts";
import type { DoorState } from "./door-state.ts";

const count = z.int().min(0);

/** Somebody who came to a ceremony. */
export const arrivedSchema = z.strictObject({
  ceremony: partIdSchema,
  /** One of the two. */
  guest: documentIdSchema.nullable(),
  walkIn: walkInSchema.nullable(),
  people: count,
  disputed: count,
  souvenirs: count,
  /** What ushers wrote down, oldest first. */
  notes: z.array(z.string()).default([]),
  /** Oldest first; nothing in it that was taken back. */
  arrivals: z.array(
    z.strictObject({ nonce: documentIdSchema, at: z.int(), by: z.string(), people: z.int().min(1) }),
  ),
});
export type Arrived = z.output<typeof arrivedSchema>;

/** All who came, one by one. Who was deleted since is among them, as an id that the list does not have. */
export function arrivedOf(rows: readonly Pick<DoorRow, "id" | "seats">[], state: DoorState): Arrived[] {
  const seats = new Map(rows.map((row) => [row.id, row.seats]));
  return [...state.values()].flatMap(({ ceremony, guest, walkIn, arrivals, souvenirs, ...noted }) => {
    if (arrivals.length === 0) return [];
    const counted = arrivedPeople(arrivals, guest === null ? 0 : (seats.get(guest) ?? 0));
    return [
      {
        ...{ ceremony, guest, walkIn, ...counted, souvenirs },
        notes: noted.notes.map(({ text }) => text),
        arrivals: arrivals.map((event) => ({
          ...{ nonce: event.nonce, at: eventTime(event), by: event.by, people: event.people },
        })),
      },
    ];
  });
}
