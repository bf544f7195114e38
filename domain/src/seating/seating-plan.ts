import * as z from "zod";
import type { Ceremony } from "../content/sections/ceremonies.ts";
import { shortTextSchema } from "../content/sections/base.ts";
import { documentIdSchema, partIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { seatingLimits } from "../limits/seating-limits.ts";
import { textSchema } from "../text/text.ts";

const s = seatingLimits;

/** `round`: chairs all around; `long`: along both sides; `rows`: chairs without a table. */
export const tableKinds = ["round", "long", "rows"] as const;
export type TableKind = (typeof tableKinds)[number];

/** Short, for it stands at each guest: so 10,000 of them fit into one document. */
export const tableIdSchema = z.string().regex(/^[a-z0-9]{1,8}$/);

/** Centimetres from the hall's left and upper edge to the middle of a thing. */
const placeSchema = z.int().min(0).max(s.hall.max);
/** Degrees, clockwise. */
const rotationSchema = z.int().min(0).max(359);

export const seatingTableSchema = z.strictObject({
  id: tableIdSchema,
  name: textSchema(s.tableName).min(1),
  kind: z.enum(tableKinds),
  seats: z.int().min(s.seats.min).max(s.seats.max),
  x: placeSchema,
  y: placeSchema,
  rotation: rotationSchema,
});
export type SeatingTable = z.output<typeof seatingTableSchema>;

export const shapeKinds = ["stage", "door", "buffet", "wall", "other"] as const;
export type ShapeKind = (typeof shapeKinds)[number];

/** What stands in the hall and nobody sits at. */
export const seatingShapeSchema = z.strictObject({
  id: partIdSchema,
  /** Empty for what its kind is called. */
  name: textSchema(s.shapeName),
  kind: z.enum(shapeKinds),
  x: placeSchema,
  y: placeSchema,
  /** Centimetres. */
  width: z.int().min(s.shape.min).max(s.shape.max),
  height: z.int().min(s.shape.min).max(s.shape.max),
  rotation: rotationSchema,
});
export type SeatingShape = z.output<typeof seatingShapeSchema>;

/** Guests of one group, or with one tag. */
export const guestSetSchema = z.strictObject({
  by: z.enum(["group", "tag"]),
  value: textSchema(Math.max(limits.guest.group, limits.guest.tag)).min(1),
});
export type GuestSet = z.output<typeof guestSetSchema>;

/** `together`: at one table, or at those beside it; `apart`: never at one table. */
export const seatingWishSchema = z.strictObject({
  id: partIdSchema,
  kind: z.enum(["together", "apart"]),
  first: guestSetSchema,
  second: guestSetSchema,
});
export type SeatingWish = z.output<typeof seatingWishSchema>;

/** Where a guest sits, with all who come on their invitation. */
export const seatedSchema = z.strictObject({
  table: tableIdSchema,
  /** How many they were when they were seated. */
  people: z.int().min(0).max(limits.guest.seats.max),
});
export type Seated = z.output<typeof seatedSchema>;

export const hallSchema = z.strictObject({
  /** Centimetres. */
  width: z.int().min(s.hall.min).max(s.hall.max),
  height: z.int().min(s.hall.min).max(s.hall.max),
});
export type Hall = z.output<typeof hallSchema>;

/** `invitations/{id}/seatingPlans/{ceremonyId}`: where who sits at one ceremony. */
export const seatingPlanSchema = z.strictObject({
  ceremony: partIdSchema,
  /** Of the ceremony as the draft said it at the latest change, for those of the team who do not read the draft. */
  name: shortTextSchema,
  /** Whether all who have no list of their own are invited to it. */
  isOpen: z.boolean(),
  hall: hallSchema,
  tables: z.array(seatingTableSchema).max(s.tables),
  shapes: z.array(seatingShapeSchema).max(s.shapes),
  wishes: z.array(seatingWishSchema).max(s.wishes),
  /** By guest: a guest is a household and stays together. */
  seated: z.record(documentIdSchema, seatedSchema),
  /** Whether guests who are coming find their table on their own page. */
  isShownToGuests: z.boolean(),
  /** Raised by each change. */
  revision: z.int().min(0),
  updatedAt: z.date(),
});
export type SeatingPlan = z.output<typeof seatingPlanSchema>;

/** A hall of 20 by 15 metres in which nothing stands yet. */
export function emptyPlan(
  { id, name, audience }: Pick<Ceremony, "id" | "name" | "audience">,
  now: Date,
): SeatingPlan {
  return {
    ceremony: id,
    name,
    isOpen: audience === "everyone",
    hall: { width: 2_000, height: 1_500 },
    tables: [],
    shapes: [],
    wishes: [],
    seated: {},
    isShownToGuests: false,
    revision: 0,
    updatedAt: now,
  };
}

/** The hall, tables, shapes and wishes of a plan, in which nobody sits: for another feast of the same kind. */
export function withoutGuests(plan: SeatingPlan, now: Date): SeatingPlan {
  return { ...plan, seated: {}, isShownToGuests: false, revision: 1, updatedAt: now };
}
