import * as z from "zod";
import {
  guestContactSchema,
  guestInputSchema,
  noContact,
  type GuestContact,
  type GuestInput,
} from "./guest.ts";
import { ofGuestTexts } from "./guest-texts.ts";

const typed = guestInputSchema.shape;

/** What somebody changed of one guest; what is absent stays as it is, nothing is filled in. */
export const guestEditSchema = z
  .strictObject({
    ...typed,
    ...ofGuestTexts((text) => typed[text].unwrap()),
    side: typed.side.unwrap(),
    channel: typed.channel.unwrap(),
    sender: typed.sender.unwrap(),
    kind: typed.kind.unwrap(),
    members: typed.members.unwrap(),
    answerCap: typed.answerCap.unwrap(),
    ceremonies: typed.ceremonies.unwrap(),
    tags: typed.tags.unwrap(),
  })
  .partial();
export type GuestEdit = z.infer<typeof guestEditSchema>;

/** The same of how to reach them. */
export const contactEditSchema = z
  .strictObject({ ...guestContactSchema.shape, address: guestContactSchema.shape.address.unwrap() })
  .partial();
export type ContactEdit = z.infer<typeof contactEditSchema>;

const wholeGuest = z.object(typed);

/**
 * A guest once somebody has changed them.
 * @param before who is there; nobody yet of a new guest
 * @throws z.ZodError for a new guest of whom something is missing
 */
export function editedGuest(edit: GuestEdit, before: Partial<GuestInput> = {}): GuestInput {
  return wholeGuest.parse({ ...before, ...edit });
}

export function editedContact(edit: ContactEdit, before: GuestContact = noContact): GuestContact {
  return guestContactSchema.parse({ ...before, ...edit });
}

/** Whether nothing is missing of a new guest. */
export function isWholeGuest(edit: GuestEdit): boolean {
  return wholeGuest.safeParse(edit).success;
}
