import type * as z from "zod";
import { addressedName } from "../guest/guest-name.ts";
import { guestSchema } from "../guest/guest.ts";
import type { DoorRow } from "./door-row.ts";

/** What a row is made of, of a guest's document. */
export const doorSourceSchema = guestSchema.pick({
  id: true,
  name: true,
  honorific: true,
  suffix: true,
  origin: true,
  group: true,
  side: true,
  tags: true,
  kind: true,
  seats: true,
  ceremonies: true,
  listing: true,
  answer: true,
  linkRevision: true,
  isLinkRevoked: true,
});
export type DoorSource = z.output<typeof doorSourceSchema>;

/** Whether a door asks for somebody: not for a group's link, and not for who is on no list. */
export function isAtDoor({ kind, listing }: Pick<DoorSource, "kind" | "listing">): boolean {
  return listing === "listed" && kind !== "group";
}

/** Whether somebody is on the list of a device that is told of these ceremonies alone. */
export function isToldOf(
  { ceremonies }: { ceremonies: readonly string[] | null },
  told: readonly string[],
): boolean {
  return ceremonies === null || ceremonies.some((id) => told.includes(id));
}

export function doorRowOf(guest: DoorSource, codes: Pick<DoorRow, "codes" | "earlierCodes">): DoorRow {
  const { id, origin, group, side, tags, seats, ceremonies, answer } = guest;
  const { replies = [], people = 0 } = answer ?? {};
  return {
    id,
    name: addressedName(guest),
    origin,
    group,
    side,
    tags,
    seats,
    ceremonies,
    replies,
    people,
    ...codes,
  };
}
