import * as z from "zod";
import { documentIdSchema, partIdSchema } from "../id.ts";
import { inChunks } from "../list/in-chunks.ts";
import { seatingLimits } from "../limits/seating-limits.ts";
import {
  hallSchema,
  seatedSchema,
  seatingShapeSchema,
  seatingTableSchema,
  seatingWishSchema,
  tableIdSchema,
  type SeatingPlan,
} from "./seating-plan.ts";

/*
 * A plan is never written whole: each change says one thing, so that two people who work on it at once lose nothing of
 * each other's. What it speaks of may be gone meanwhile; then there is nothing to change.
 */

const tableFields = seatingTableSchema.omit({ id: true }).partial();
const shapeFields = seatingShapeSchema.omit({ id: true, kind: true }).partial();

export const seatingChangeSchema = z.discriminatedUnion("kind", [
  /** Adds a table, or puts back one that was there. */
  z.strictObject({ kind: z.literal("addTable"), table: seatingTableSchema }),
  z.strictObject({ kind: z.literal("changeTable"), id: tableIdSchema, fields: tableFields }),
  /** Whoever sat there sits nowhere. */
  z.strictObject({ kind: z.literal("removeTable"), id: tableIdSchema }),
  z.strictObject({ kind: z.literal("addShape"), shape: seatingShapeSchema }),
  z.strictObject({ kind: z.literal("changeShape"), id: partIdSchema, fields: shapeFields }),
  z.strictObject({ kind: z.literal("removeShape"), id: partIdSchema }),
  z.strictObject({ kind: z.literal("addWish"), wish: seatingWishSchema }),
  z.strictObject({ kind: z.literal("removeWish"), id: partIdSchema }),
  /** Seats guests at a table, each with all of theirs; null lets them get up. */
  z.strictObject({
    kind: z.literal("seat"),
    guests: z.record(documentIdSchema, seatedSchema.nullable()),
  }),
  z.strictObject({ kind: z.literal("setHall"), hall: hallSchema }),
  z.strictObject({ kind: z.literal("showToGuests"), isShown: z.boolean() }),
]);
export type SeatingChange = z.output<typeof seatingChangeSchema>;

export const seatingChangesSchema = z
  .array(seatingChangeSchema)
  .min(1)
  .max(seatingLimits.changes)
  .refine((changes) => guestsOfChanges(changes).length <= seatingLimits.guestsAtOnce);

/** Whom these changes speak of. */
export function guestsOfChanges(changes: readonly SeatingChange[]): string[] {
  return [
    ...new Set(changes.flatMap((change) => (change.kind === "seat" ? Object.keys(change.guests) : []))),
  ];
}

/** The plan after a change, without its revision; the same object where nothing changed. */
export function changedPlan(plan: SeatingPlan, change: SeatingChange): SeatingPlan {
  switch (change.kind) {
    case "addTable":
      return withPart(plan, "tables", change.table);
    case "changeTable":
      return withFields(plan, "tables", change.id, change.fields);
    case "removeTable":
      return plan.tables.some(({ id }) => id === change.id)
        ? {
            ...plan,
            tables: plan.tables.filter(({ id }) => id !== change.id),
            seated: Object.fromEntries(
              Object.entries(plan.seated).filter(([, { table }]) => table !== change.id),
            ),
          }
        : plan;
    case "addShape":
      return withPart(plan, "shapes", change.shape);
    case "changeShape":
      return withFields(plan, "shapes", change.id, change.fields);
    case "removeShape":
      return { ...plan, shapes: plan.shapes.filter(({ id }) => id !== change.id) };
    case "addWish":
      return withPart(plan, "wishes", change.wish);
    case "removeWish":
      return { ...plan, wishes: plan.wishes.filter(({ id }) => id !== change.id) };
    case "seat":
      return withSeated(plan, change.guests);
    case "setHall":
      return { ...plan, hall: change.hall };
    case "showToGuests":
      return { ...plan, isShownToGuests: change.isShown };
  }
}

/** The plan after all of these, in their order. */
export function changedBy(plan: SeatingPlan, changes: readonly SeatingChange[]): SeatingPlan {
  return changes.reduce(changedPlan, plan);
}

interface Part {
  id: string;
}
type PartsOf = "tables" | "shapes" | "wishes";

function withPart(plan: SeatingPlan, where: PartsOf, part: SeatingPlan[PartsOf][number]): SeatingPlan {
  const parts: readonly Part[] = plan[where];
  const isKnown = parts.some(({ id }) => id === part.id);
  return {
    ...plan,
    [where]: isKnown ? parts.map((old) => (old.id === part.id ? part : old)) : [...parts, part],
  };
}

function withFields(plan: SeatingPlan, where: PartsOf, id: string, fields: object): SeatingPlan {
  const parts: readonly Part[] = plan[where];
  return parts.some((part) => part.id === id)
    ? { ...plan, [where]: parts.map((part) => (part.id === id ? { ...part, ...fields } : part)) }
    : plan;
}

function withSeated(
  plan: SeatingPlan,
  guests: Extract<SeatingChange, { kind: "seat" }>["guests"],
): SeatingPlan {
  const tables = new Set(plan.tables.map(({ id }) => id));
  const seated = new Map(Object.entries(plan.seated));
  for (const [id, place] of Object.entries(guests)) {
    if (place === null) seated.delete(id);
    // A table that somebody took away meanwhile leaves guests where they are.
    else if (tables.has(place.table)) seated.set(id, place);
  }
  return { ...plan, seated: Object.fromEntries(seated) };
}

/** What takes a change back, made before it happens. */
export function undoOf(plan: SeatingPlan, change: SeatingChange): SeatingChange[] {
  switch (change.kind) {
    case "addTable":
      return undoOfPart(
        plan.tables,
        change.table.id,
        { kind: "removeTable", id: change.table.id },
        (table) => ({
          kind: "addTable",
          table,
        }),
      );
    case "changeTable":
      return plan.tables.flatMap((table) =>
        table.id === change.id
          ? [{ kind: "changeTable", id: table.id, fields: tableFields.parse(before(table, change.fields)) }]
          : [],
      );
    case "removeTable":
      return plan.tables.flatMap((table): SeatingChange[] => {
        if (table.id !== change.id) return [];
        const there = Object.entries(plan.seated).filter((entry) => entry[1].table === table.id);
        const pieces = inChunks(there, seatingLimits.guestsAtOnce);
        return [
          { kind: "addTable", table },
          ...pieces.map((piece) => ({ kind: "seat" as const, guests: Object.fromEntries(piece) })),
        ];
      });
    case "addShape":
      return undoOfPart(
        plan.shapes,
        change.shape.id,
        { kind: "removeShape", id: change.shape.id },
        (shape) => ({
          kind: "addShape",
          shape,
        }),
      );
    case "changeShape":
      return plan.shapes.flatMap((shape) =>
        shape.id === change.id
          ? [{ kind: "changeShape", id: shape.id, fields: shapeFields.parse(before(shape, change.fields)) }]
          : [],
      );
    case "removeShape":
      return plan.shapes.flatMap((shape) => (shape.id === change.id ? [{ kind: "addShape", shape }] : []));
    case "addWish":
      return [{ kind: "removeWish", id: change.wish.id }];
    case "removeWish":
      return plan.wishes.flatMap((wish) => (wish.id === change.id ? [{ kind: "addWish", wish }] : []));
    case "seat":
      return [
        {
          kind: "seat",
          guests: Object.fromEntries(Object.keys(change.guests).map((id) => [id, plan.seated[id] ?? null])),
        },
      ];
    case "setHall":
      return [{ kind: "setHall", hall: plan.hall }];
    case "showToGuests":
      return [{ kind: "showToGuests", isShown: plan.isShownToGuests }];
  }
}

/** What takes all of these back, last first. */
export function undoOfAll(plan: SeatingPlan, changes: readonly SeatingChange[]): SeatingChange[] {
  let current = plan;
  const undos: SeatingChange[][] = [];
  for (const change of changes) {
    undos.unshift(undoOf(current, change));
    current = changedPlan(current, change);
  }
  return undos.flat();
}

function undoOfPart<P extends Part>(
  parts: readonly P[],
  id: string,
  remove: SeatingChange,
  restore: (part: P) => SeatingChange,
): SeatingChange[] {
  const old = parts.find((part) => part.id === id);
  return [old === undefined ? remove : restore(old)];
}

/** What a part said in these fields. */
function before(part: object, fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).filter(([key]) => key in fields));
}
