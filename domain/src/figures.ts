import * as z from "zod";

const count = z.int().min(0);

/** Envelopes and heads: 800 invitations are about 1,600 people, so both are always said. */
export const tallySchema = z.strictObject({ invitations: count, people: count });
export type Tally = z.infer<typeof tallySchema>;

export const figuresSchema = z.strictObject({
  /** Listed guests and their seats. */
  invited: tallySchema,
  coming: tallySchema,
  maybe: tallySchema,
  notComing: tallySchema,
  /** Listed guests who have not answered, and their seats. */
  silent: tallySchema,
  /** Those of the silent whom nobody has sent the invitation, and who have not opened it by another way. */
  unsent: tallySchema,
  /** Answers without a personal link that wait to be matched; counted in no other figure's `invited`. */
  inbox: tallySchema,
  /** Answers that wait for seats; counted in `coming` too. */
  waiting: tallySchema,
  /** Wishes that nobody of the family has looked at and that do not show before. */
  heldWishes: count,
});
export type Figures = z.infer<typeof figuresSchema>;

export const headCountsSchema = z.strictObject({
  /** Answers that say so to a ceremony, and all their people. */
  ceremonies: z.array(z.strictObject({ coming: tallySchema, maybe: tallySchema })),
  /** Everybody who answered by a group's link, and those of them that come or may come. */
  groups: z.array(tallySchema),
  /** Guests with seats where seats are counted, and the heads that are held for them. */
  held: tallySchema,
});
export type HeadCounts = z.infer<typeof headCountsSchema>;
