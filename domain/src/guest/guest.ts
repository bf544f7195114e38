import * as z from "zod";
import { phoneSchema } from "../contact/contact.ts";
import { deviceKinds } from "./device-kind.ts";
import { documentIdSchema, partIdSchema, uidSchema } from "../id.ts";
import { guestChannels } from "./guest-channel.ts";
import { noGuestTexts, ofGuestTexts } from "./guest-texts.ts";
import { guestSides } from "../side/guest-side.ts";
import { limits } from "../limits.ts";
import { answerChangeSchema, answerSchema, seatSchema } from "../rsvp/rsvp.ts";
import { sendingSchema, unsent } from "./sending.ts";
import { textSchema } from "../text/text.ts";

const g = limits.guest;

export const guestKinds = ["person", "household", "group"] as const;
export type GuestKind = (typeof guestKinds)[number];

/** Who sends a guest their invitation: somebody of the team by uid, or a helper by pass. */
export const guestSenderSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("member"), id: uidSchema }),
  z.strictObject({ kind: z.literal("pass"), id: documentIdSchema }),
]);
export type GuestSender = z.infer<typeof guestSenderSchema>;

/** What a host writes about a guest. One-word names are normal. */
export const guestInputSchema = z.strictObject({
  name: textSchema(g.name.max).min(g.name.min),
  /** "Bapak", "Ibu dr." */
  honorific: textSchema(g.honorific),
  /** "& Keluarga" */
  suffix: textSchema(g.suffix),
  /** "RT 08": tells two guests of one name apart; guests never see it. */
  origin: textSchema(g.origin),
  ...ofGuestTexts((text) => textSchema(g[text]).default("")),
  group: textSchema(g.group),
  side: z.enum(guestSides).nullable().default(null),
  channel: z.enum(guestChannels).default("whatsapp"),
  /** Null for nobody in particular. */
  sender: guestSenderSchema.nullable().default(null),
  /** Most people that may come on this invitation. */
  seats: z.int().min(g.seats.min).max(g.seats.max),
  note: textSchema(g.note),
  /**
   * `household`: one link and one answer for `members`; `group`: one link for
   * a chat group, where everybody answers under a name of their own.
   */
  kind: z.enum(guestKinds).default("person"),
  /** Names of a household. */
  members: z.array(textSchema(g.name.max).min(1)).max(g.members).default([]),
  /** Answers that a group link takes; null for any number. */
  answerCap: z.int().min(1).max(g.groupAnswers).nullable().default(null),
  /** Ceremonies that this guest is invited to; null for all that are open to everyone. */
  ceremonies: z.array(partIdSchema).max(limits.content.ceremonies).nullable().default(null),
  tags: z.array(textSchema(g.tag).min(1)).max(g.tags).default([]),
});
export type GuestInput = z.infer<typeof guestInputSchema>;

/** As an empty form leaves them who has a name and seats. */
export const emptyGuest: Omit<GuestInput, "name" | "seats"> = {
  honorific: "",
  suffix: "",
  origin: "",
  ...noGuestTexts,
  group: "",
  side: null,
  channel: "whatsapp",
  sender: null,
  note: "",
  kind: "person",
  members: [],
  answerCap: null,
  ceremonies: null,
  tags: [],
};

/** `invitations/{id}/contacts/{guestId}`: kept apart, because fewer people may read it. */
export const guestContactSchema = z.strictObject({
  phone: phoneSchema.nullable(),
  email: z.email().max(limits.account.email.max).nullable(),
  /** Where a printed invitation is delivered. */
  address: textSchema(g.address).default(""),
});
export type GuestContact = z.infer<typeof guestContactSchema>;

/** Of a guest whom nobody wrote down how to reach. */
export const noContact: GuestContact = { phone: null, email: null, address: "" };

/**
 * `listed`: on the family's list; `inbox`: answered without a personal link and
 * waits to be matched; `group`: a group's link, which counts as nobody itself.
 */
export const guestListings = ["listed", "inbox", "group"] as const;

/** Counts what one link sends, inside the document that it writes anyway. */
export const rateWindowSchema = z.strictObject({ startedAt: z.date(), count: z.int().min(0) });
export type RateWindow = z.infer<typeof rateWindowSchema>;

/** `invitations/{id}/guests/{guestId}` */
export const guestSchema = z.strictObject({
  id: documentIdSchema,
  ...guestInputSchema.shape,
  /** Lower-case name for the order of lists. */
  nameKey: z.string(),
  /** Beginnings of the words of the name, to search by. */
  nameParts: z.array(z.string()).default([]),
  listing: z.enum(guestListings),
  /** Raised to make the old personal link worthless. */
  linkRevision: z.int().min(1),
  /** Whether the family has taken the link back without making another one. */
  isLinkRevoked: z.boolean().default(false),
  /** How far the invitation is on its way to them. */
  sending: sendingSchema.default(unsent),
  /** First and last real tap on "Buka Undangan". */
  opened: z.strictObject({ firstAt: z.date(), lastAt: z.date() }).nullable(),
  /** On what the page was first opened; null for nobody, and for visits from before it was noted. */
  device: z.enum(deviceKinds).nullable().default(null),
  answer: answerSchema.nullable(),
  /** Earlier answers, newest last. */
  history: z.array(answerChangeSchema).max(limits.rsvp.history).default([]),
  /** Null where seats are not counted, and for answers that ask for none. */
  seat: seatSchema.nullable().default(null),
  /** The group link by which this guest came; null for everybody else. */
  groupId: documentIdSchema.nullable().default(null),
  /** Answers and wishes sent by this link. */
  rates: z.strictObject({ rsvp: rateWindowSchema.nullable(), wish: rateWindowSchema.nullable() }),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Guest = z.infer<typeof guestSchema>;

/**
 * Counts one more action, or as many as `times` says, in a window that starts with its first action.
 * @returns the window to store, or null when the limit is reached
 */
export function countAction(
  rate: RateWindow | null,
  now: Date,
  limit: { count: number; windowMs: number },
  times = 1,
): RateWindow | null {
  const isOver = rate === null || now.getTime() - rate.startedAt.getTime() >= limit.windowMs;
  const { startedAt, count } = isOver ? { startedAt: now, count: 0 } : rate;
  return count + times > limit.count ? null : { startedAt, count: count + times };
}
