import * as z from "zod";
import { partIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { attendanceSchema, replyTo, type Attendance } from "./attendance.ts";
import { questionAnswerSchema } from "../content/sections/question.ts";
import type { RsvpSection } from "../content/sections/rsvp.ts";
import { textSchema } from "../text/text.ts";

/** Browser's random key of one attempt; the same key never has a second effect. */
export const idempotencyKeySchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** What somebody answers: one reply for a whole household. */
export const answerInputSchema = z.strictObject({
  /** Per ceremony id. Ceremonies of the invitation that are absent count as "no". */
  ceremonies: z.record(partIdSchema, attendanceSchema),
  adults: z.int().min(0).max(limits.guest.seats.max),
  children: z.int().min(0).max(limits.guest.seats.max),
  companions: z.array(textSchema(limits.rsvp.companionName)).max(limits.guest.seats.max),
  note: textSchema(limits.rsvp.note),
  /** "Diwakilkan oleh": who comes in the guest's place; empty for nobody. */
  representedBy: textSchema(limits.rsvp.representative).default(""),
  /** By question id. */
  questions: z.record(partIdSchema, questionAnswerSchema).default({}),
});
export type AnswerInput = z.infer<typeof answerInputSchema>;

/** The answer as it lies in the guest's document. */
export const answerSchema = z.strictObject({
  ...answerInputSchema.shape,
  /** Over all ceremonies: yes if any is, else maybe if any is, else no. */
  attendance: attendanceSchema,
  /** Heads that are coming or may come; 0 for a no. */
  people: z.int().min(0),
  /** `replyTo` of each ceremony: one index then serves the ceremonies of every invitation. */
  replies: z.array(z.string()).default([]),
  /** Raised by each change; an answer based on another revision is a conflict. */
  revision: z.int().min(1),
  /** Of the latest attempt; of a guest's own only a hash, for their key leads to their link. */
  key: idempotencyKeySchema,
  answeredAt: z.date(),
  /** `host`: the family recorded it; `guest`: by a link or a form. */
  by: z.enum(["guest", "host"]).default("guest"),
});
export type Answer = z.output<typeof answerSchema>;

/** One earlier answer, as the family looks back on it. */
export const answerChangeSchema = z.strictObject({
  revision: z.int().min(1),
  attendance: attendanceSchema,
  people: z.int().min(0),
  by: answerSchema.shape.by,
  answeredAt: z.date(),
});
export type AnswerChange = z.output<typeof answerChangeSchema>;

/**
 * A guest's place where seats are counted. `unmatched`: they answered without a
 * link and the family has not matched them yet; `pending`: not looked at yet;
 * `granted`: `held` heads are counted in; `waiting`: on the waitlist.
 */
export const seatSchema = z.strictObject({
  state: z.enum(["unmatched", "pending", "granted", "waiting"]),
  /** Order of the waitlist; a guest who asks for more goes to its end with what is new. */
  requestedAt: z.date(),
  /** Heads that the allocator has counted in for this guest. */
  held: z.int().min(0),
});
export type Seat = z.output<typeof seatSchema>;

/** One word for a whole answer. */
export function overallAttendance(ceremonies: Record<string, Attendance>): Attendance {
  const values = Object.values(ceremonies);
  if (values.includes("yes")) return "yes";
  return values.includes("maybe") ? "maybe" : "no";
}

/** Whether answers are still taken at `now`, the server's clock. */
export function isRsvpOpen(rsvp: Pick<RsvpSection, "deadlineAt">, now: Date): boolean {
  return rsvp.deadlineAt === null || now.getTime() <= Date.parse(rsvp.deadlineAt);
}

export type AnswerProblem =
  "no-ceremony" | "maybe-not-offered" | "nobody" | "too-many-people" | "too-many-companions";

/**
 * What is wrong with an answer for these ceremonies and seats, or null.
 * A "no" to everything brings nobody, whatever the numbers say.
 */
export function answerProblem(
  input: AnswerInput,
  rules: { ceremonyIds: readonly string[]; seats: number; isMaybeOffered: boolean },
): AnswerProblem | null {
  const answered = Object.entries(input.ceremonies);
  if (answered.length === 0 || answered.some(([id]) => !rules.ceremonyIds.includes(id))) return "no-ceremony";
  if (!rules.isMaybeOffered && answered.some(([, value]) => value === "maybe")) return "maybe-not-offered";
  if (overallAttendance(input.ceremonies) === "no") return null;
  const people = input.adults + input.children;
  if (people === 0) return "nobody";
  if (people > rules.seats) return "too-many-people";
  return input.companions.filter((name) => name !== "").length > rules.seats ? "too-many-companions" : null;
}

/** The stored answer for a checked input. */
export function makeAnswer(
  input: AnswerInput,
  meta: Pick<Answer, "revision" | "key" | "answeredAt" | "by">,
): Answer {
  const attendance = overallAttendance(input.ceremonies);
  const isComing = attendance !== "no";
  return {
    ...input,
    adults: isComing ? input.adults : 0,
    children: isComing ? input.children : 0,
    companions: isComing ? input.companions.filter((name) => name !== "") : [],
    representedBy: isComing ? input.representedBy : "",
    attendance,
    people: isComing ? input.adults + input.children : 0,
    replies: Object.entries(input.ceremonies).map(([id, said]) => replyTo(id, said)),
    ...meta,
  };
}
