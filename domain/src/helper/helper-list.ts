import * as z from "zod";
import { phoneSchema } from "../contact/contact.ts";
import { guestInputSchema } from "../guest/guest.ts";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { phoneNotes } from "../contact/phone-note.ts";
import { textSchema } from "../text/text.ts";

const guest = guestInputSchema.shape;
const b = limits.branch;

/** The part of the guest list that a helper fills in: how many invitations, and in which group their guests stand. */
export const helperListSchema = z.strictObject({
  quota: z.int().min(b.quota.min).max(b.quota.max),
  group: guest.group,
});
export type HelperList = z.infer<typeof helperListSchema>;

/** Of those whom a helper wrote down: who takes a place of their quota, and who of them waits for the family. */
export const helperListCountSchema = z.strictObject({ taken: z.int().min(0), waiting: z.int().min(0) });
export type HelperListCount = z.infer<typeof helperListCountSchema>;

/**
 * `waiting` and `approved` take a place of the quota; `declined`, and `same` for somebody who is on the list already, do not.
 */
export const proposalStates = ["waiting", "approved", "declined", "same"] as const;
export type ProposalState = (typeof proposalStates)[number];

/** What a helper writes about a guest. */
export const proposedPersonSchema = z.strictObject({
  name: guest.name,
  honorific: guest.honorific,
  suffix: guest.suffix,
  origin: guest.origin,
  seats: guest.seats,
});
export type ProposedPerson = z.infer<typeof proposedPersonSchema>;

/** `invitations/{id}/proposedGuests/{proposalId}`: somebody whom a helper would invite; no guest before the family says so. */
export const proposedGuestSchema = z.strictObject({
  id: documentIdSchema,
  passId: documentIdSchema,
  /** The helper, as the family calls them. */
  by: z.string(),
  ...proposedPersonSchema.shape,
  /** As `doubleKey` makes it. */
  doubleKey: z.string(),
  /** Null too once they are a guest, whose contact has it. */
  phone: phoneSchema.nullable(),
  /** What was noticed about the typed number. */
  phoneNote: z.enum(phoneNotes).nullable(),
  /** Whether somebody like them was on the list or on another one when they were written down. */
  isKnown: z.boolean(),
  state: z.enum(proposalStates),
  /** What the family says to it. */
  word: z.string().max(b.word),
  /** Who they became, or who they are the same as. */
  guestId: documentIdSchema.nullable(),
  createdAt: z.date(),
  decidedAt: z.date().nullable(),
  /** When a decided one is forgotten; null while it waits. */
  expireAt: z.date().nullable(),
});
export type ProposedGuest = z.infer<typeof proposedGuestSchema>;

/** Whether somebody in this state takes a place of their helper's quota. */
export function takesPlace(state: ProposalState): boolean {
  return state === "waiting" || state === "approved";
}

export const proposalWordSchema = textSchema(b.word);
