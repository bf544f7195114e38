import * as z from "zod";
import { guestInputSchema, type Guest } from "./guest.ts";
import { limits } from "../limits.ts";

const tagList = guestInputSchema.shape.tags.unwrap();

/** One change of many guests; what is absent stays as it is. */
export const guestChangeSchema = z.strictObject({
  group: guestInputSchema.shape.group.optional(),
  side: guestInputSchema.shape.side.unwrap().optional(),
  channel: guestInputSchema.shape.channel.unwrap().optional(),
  sender: guestInputSchema.shape.sender.unwrap().optional(),
  seats: guestInputSchema.shape.seats.optional(),
  ceremonies: guestInputSchema.shape.ceremonies.unwrap().optional(),
  addTags: tagList.optional(),
  removeTags: tagList.optional(),
});
export type GuestChange = z.infer<typeof guestChangeSchema>;

/** Fields that such a change may write. */
export const changeableSchema = z
  .strictObject({
    group: guestInputSchema.shape.group,
    side: guestInputSchema.shape.side.unwrap(),
    channel: guestInputSchema.shape.channel.unwrap(),
    sender: guestInputSchema.shape.sender.unwrap(),
    seats: guestInputSchema.shape.seats,
    ceremonies: guestInputSchema.shape.ceremonies.unwrap(),
    tags: tagList,
  })
  .partial();
export type Changeable = z.infer<typeof changeableSchema>;

/**
 * What a change makes of one guest.
 * @returns the fields that get another value; empty where the guest says so already. Tags beyond the limit are left out
 */
export function changedFields(
  guest: Required<Pick<Guest, keyof Changeable>>,
  change: GuestChange,
): Changeable {
  const { addTags = [], removeTags = [], ...fields } = change;
  const tags = [...new Set([...guest.tags.filter((tag) => !removeTags.includes(tag)), ...addTags])];
  const wanted: Changeable = { ...fields, tags: tags.slice(0, limits.guest.tags) };
  return differing(wanted, guest);
}

/**
 * What takes a change back: the fields that still say what it wrote, with what they said before.
 */
export function restoredFields(
  guest: Required<Pick<Guest, keyof Changeable>>,
  { before, after }: { before: Changeable; after: Changeable },
): Changeable {
  const overwritten = differing(after, guest);
  return Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(overwritten, field)));
}

/** Entries of `wanted` that `guest` does not have. */
function differing(wanted: Changeable, guest: Changeable): Changeable {
  const present: Record<string, unknown> = guest;
  return changeableSchema.parse(
    Object.fromEntries(
      Object.entries(wanted).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(present[field]),
      ),
    ),
  );
}
