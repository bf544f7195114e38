import * as z from "zod";
import { visibleSection } from "../content/content.ts";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import type { Publication } from "../invitation/publication.ts";
import { attendanceSchema } from "../rsvp/attendance.ts";
import { textSchema } from "../text/text.ts";

export const wishInputSchema = z.strictObject({
  name: textSchema(limits.wish.name).min(1),
  text: textSchema(limits.wish.text).min(1),
});
export type WishInput = z.infer<typeof wishInputSchema>;

/** `invitations/{id}/wishes/{wishId}` */
export const wishSchema = z.strictObject({
  id: documentIdSchema,
  ...wishInputSchema.shape,
  /** From the sender's answer at that time; null without a personal link. */
  attendance: attendanceSchema.nullable(),
  guestId: documentIdSchema.nullable(),
  isHidden: z.boolean(),
  /** Hidden because nobody of the family has looked yet. */
  isHeld: z.boolean().default(false),
  /** Stands above the others. */
  isPinned: z.boolean().default(false),
  /** The family's answer, empty for none. */
  reply: textSchema(limits.wish.reply).default(""),
  createdAt: z.date(),
});
export type Wish = z.output<typeof wishSchema>;

/** A wish as everybody sees it on the wall: no ids of guests. */
export const publicWishSchema = z.strictObject({
  id: documentIdSchema,
  ...wishInputSchema.shape,
  attendance: attendanceSchema.nullable(),
  isPinned: z.boolean(),
  reply: z.string(),
  createdAt: z.iso.datetime(),
});
export type PublicWish = z.infer<typeof publicWishSchema>;

/** Newest first; `next` is the cursor of the following page, null at the end. */
export const wishPageSchema = z.strictObject({
  wishes: z.array(publicWishSchema),
  next: z.string().nullable(),
});
export type WishPage = z.infer<typeof wishPageSchema>;

/** Whether the wall takes new wishes; that of a cancelled event is only read. */
export function takesWishes({ status, content }: Pick<Publication, "status" | "content">): boolean {
  return status !== "cancelled" && visibleSection(content, "wishes")?.isOpen === true;
}

export function publicWish(wish: Wish): PublicWish {
  const { id, name, text, attendance, isPinned, reply, createdAt } = wish;
  return { id, name, text, attendance, isPinned, reply, createdAt: createdAt.toISOString() };
}
