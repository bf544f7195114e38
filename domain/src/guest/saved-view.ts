import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { textSchema } from "../text/text.ts";

/** Whose a list of views is: everybody's of the team, or one member's alone. */
export const viewOwners = ["team", "own"] as const;
export type ViewOwner = (typeof viewOwners)[number];

/** A search by part of a phone number, which not everybody of the team may read. */
const numberSearch = /(?:^|&)q=[^&]*\d{3}/;

/** Filters and order of the guest list under a name. */
export const savedViewSchema = z.strictObject({
  id: documentIdSchema,
  name: textSchema(limits.guest.view.name).min(1),
  /** As it stands in the address, without a question mark; nothing that is searched by a number. */
  query: z
    .string()
    .max(limits.guest.view.query)
    .refine((query) => !numberSearch.test(query)),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** In the order in which they are shown. */
export const savedViewListSchema = z.array(savedViewSchema).max(limits.guest.view.count);

/** `invitations/{id}/guestViews/{team|uid}` */
export const savedViewsSchema = z.strictObject({
  views: savedViewListSchema,
  /** Raised with each change; 0 before the first. */
  revision: z.int().min(0),
});
export type SavedViews = z.output<typeof savedViewsSchema>;

export const noViews: SavedViews = { views: [], revision: 0 };

/** Whether this view may be kept: a number that is searched by may not. */
export function maySaveView(query: string): boolean {
  return savedViewSchema.shape.query.safeParse(query).success;
}
