import type { DoorCursor } from "@janur/domain/contracts/door-callables";
import type { DoorDevice } from "@janur/domain/door/door-device";
import { doorEventFields, type DoorEvent } from "@janur/domain/door/door-event";
import * as z from "zod";
import { post } from "./post.ts";

/*
 * What comes back is read with room for what a later release adds: a device that was prepared in the morning goes on
 * against whatever is deployed by the evening.
 */

/** What proves a device: the token of its link and that the PIN was given. */
export interface Key {
  token: string;
  proof: string;
}

const ceremonySchema = z.object({
  id: z.string(),
  /** By language; one of them may be empty. */
  name: z.object({ id: z.string(), en: z.string() }),
  startAt: z.string().nullable(),
  zone: z.string(),
  isOpen: z.boolean(),
});
export type Ceremony = z.output<typeof ceremonySchema>;

const tableSchema = z.object({ ceremony: z.string(), name: z.string(), guests: z.array(z.string()) });
export type Table = z.output<typeof tableSchema>;

const contactSchema = z.object({ name: z.string(), phone: z.string() });
export type Contact = z.output<typeof contactSchema>;

const packSchema = z.object({
  title: z.string(),
  by: z.string(),
  expireAt: z.string(),
  serverAt: z.number(),
  ceremonies: z.array(ceremonySchema),
  ceremony: z.string().nullable().default(null),
  isConference: z.boolean().default(false),
  known: z.string(),
  rows: z.array(z.string()).nullable(),
  tables: z.array(tableSchema).nullish().default([]),
  contacts: z.array(contactSchema).default([]),
});
export type PackAnswer = z.output<typeof packSchema>;

const eventSchema = z.object({
  ...doorEventFields,
  skew: z.number(),
  receivedAt: z.number().nullable(),
  changedAt: z.number().nullable(),
});

const syncSchema = z.object({
  serverAt: z.number(),
  events: z.array(z.unknown()),
  since: z.object({ at: z.number(), nonce: z.string() }),
  hasMore: z.boolean(),
  /** Of an earlier release there is none: it cannot be asked to wait. */
  waitMs: z.number().default(0),
});

/** @returns what proves that the PIN was given */
export async function openPass(token: string, pin: string) {
  return post("openPass", { token, language: "id", pin, proof: "" }, z.object({ proof: z.string() }));
}

/** Ten thousand guests over one bar of signal: nobody stands at the door yet, and half a list is none. */
const packMs = 60_000;

export async function fetchPack({ token, proof }: Key, known: string) {
  return post("doorPack", { token, proof, known }, packSchema, packMs);
}

interface Exchange {
  sentAt: number;
  events: readonly DoorEvent[];
  since: DoorCursor;
  device: DoorDevice | null;
  /** Left out where the server has not offered to wait. */
  wait?: { ms: number; has: number };
}

/** Hands in and is told; an event that this release cannot read is passed over. */
export async function exchange({ token, proof }: Key, input: Exchange) {
  const answer = await post("doorSync", { token, proof, ...input }, syncSchema, input.wait?.ms);
  if (!answer.isGiven) return answer;
  const events = answer.result.events.flatMap((given) => eventSchema.safeParse(given).data ?? []);
  return { isGiven: true as const, result: { ...answer.result, events } };
}
