import * as z from "zod";
import { documentIdSchema, partIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { textSchema } from "../text/text.ts";

const d = limits.door;

export const doorEventKinds = ["arrive", "undo", "souvenir", "envelope", "note"] as const;
export type DoorEventKind = (typeof doorEventKinds)[number];

/** Somebody who is on no list. */
export const walkInSchema = z.strictObject({
  /** Random, made by the device: what is noted of them later names it again. */
  id: documentIdSchema,
  name: textSchema(d.name).min(1),
  /** Whom they belong to, in words: "kantor Pak Hadi". */
  of: textSchema(d.name),
});
export type WalkIn = z.infer<typeof walkInSchema>;

export const doorEventFields = {
  /** Random, made by the device: the same event, sent any number of times, is one. */
  nonce: documentIdSchema,
  ceremony: partIdSchema,
  kind: z.enum(doorEventKinds),
  /** Whom it is about: one of the two. */
  guest: documentIdSchema.nullable(),
  walkIn: walkInSchema.nullable(),
  /** How many came with this, or how many things were handed out; 0 for other kinds. */
  people: z.int().min(0).max(d.people),
  /** The note, or what stands on the envelope. */
  text: textSchema(d.note),
  /** With `undo`: the event that does not count any more. */
  target: documentIdSchema.nullable(),
  /** With `arrive`: arrivals of the same guest that the device knew of; two that knew nothing of each other may be one. */
  knew: z.array(documentIdSchema).max(d.knew),
  deviceId: documentIdSchema,
  /** By the device's own clock, in milliseconds since 1970. */
  deviceAt: z.int(),
  /** Who held the device, as they are called at the door. */
  by: textSchema(d.name),
} as const;

type Fields = z.infer<z.ZodObject<typeof doorEventFields>>;

/** Whether an event says all that its kind needs, and nothing else. */
function isWhole({ kind, guest, walkIn, people, text, target, knew }: Fields): boolean {
  if ((guest === null) === (walkIn === null)) return false;
  if ((kind === "undo") !== (target !== null)) return false;
  if ((kind === "arrive" || kind === "souvenir") !== people > 0) return false;
  if ((kind === "envelope" || kind === "note") !== (text !== "")) return false;
  if (kind === "envelope" && text.length > d.envelope) return false;
  return kind === "arrive" || knew.length === 0;
}

/** What happened at the door, as the device of whoever stood there writes it down. */
export const doorEventSchema = z.strictObject(doorEventFields).refine(isWhole);
export type DoorEvent = z.infer<typeof doorEventSchema>;

/** The same once the server has it; before that nobody else does. */
export const loggedEventSchema = z
  .strictObject({
    ...doorEventFields,
    /** Server's clock less the device's when it was handed in. */
    skew: z.int(),
    /** By the server's clock; null while only the device knows of it. */
    receivedAt: z.int().nullable(),
    /** Later than `receivedAt` where the guest became one with another. */
    changedAt: z.int().nullable(),
  })
  .refine(isWhole);
export type LoggedEvent = z.infer<typeof loggedEventSchema>;

/** When it happened, by the clock of the server as far as that is known: a device's may be days off. */
export function eventTime({ deviceAt, skew, receivedAt }: LoggedEvent): number {
  const at = deviceAt + skew;
  return receivedAt === null ? at : Math.min(at, receivedAt);
}

/** Whom an event is about, as one text. */
export function subjectOf({ guest, walkIn }: Pick<DoorEvent, "guest" | "walkIn">): string {
  return guest ?? `+${walkIn?.id ?? ""}`;
}
