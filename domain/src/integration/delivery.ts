import * as z from "zod";
import { webhookEvents } from "./integration.ts";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";

/** `test` is what a host sends to see whether it arrives. */
export const deliveryEventKinds = [...webhookEvents, "test"] as const;

/** That something happened, and to what; what it was is read when it is told, so that nothing forgotten lives on here. */
const deliveryEventSchema = z.strictObject({
  /** The same for the same thing, so that the other side knows it again. */
  id: documentIdSchema,
  kind: z.enum(deliveryEventKinds),
  /** Guest or wish; null for the invitation itself. */
  subject: documentIdSchema.nullable(),
  at: z.date(),
});
export type DeliveryEvent = z.output<typeof deliveryEventSchema>;

/** Why nothing was heard. */
export const deliveryProblems = ["address-refused", "unreachable", "too-slow"] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

const attemptSchema = z.strictObject({
  at: z.date(),
  /** HTTP status; null where nothing was heard. */
  status: z.int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  durationMs: z.int().min(0),
  /** Beginning of what the other side said. */
  response: z.string().max(limits.integration.webhook.response),
});
export type DeliveryAttempt = z.output<typeof attemptSchema>;

/**
 * `queued`: waits for `dueAt`. `leased`: a worker sends it; one that ends
 * leaves it to the next, so the other side may hear of it twice.
 */
export const deliveryStates = ["queued", "leased", "delivered", "failed"] as const;

/** `deliveries/{id}`: something on its way through a connection. */
export const deliverySchema = z.strictObject({
  id: documentIdSchema,
  appId: documentIdSchema,
  /** Whose owner and editors may read it. */
  invitationId: documentIdSchema,
  events: z.array(deliveryEventSchema).min(1).max(limits.integration.webhook.events),
  state: z.enum(deliveryStates),
  /** Leases since it was last asked for. */
  attempts: z.int().min(0),
  /** When somebody must look at it; null when it is done. */
  dueAt: z.date().nullable(),
  log: z.array(attemptSchema).max(limits.integration.delivery.log),
  createdAt: z.date(),
  updatedAt: z.date(),
  expireAt: z.date(),
});
export type Delivery = z.output<typeof deliverySchema>;

/** When the next attempt is made, or null after the last one. @param attempts leases so far */
export function nextDelivery(
  { attempts, events }: Pick<Delivery, "attempts" | "events">,
  now: Date,
): Date | null {
  // Who tests looks at the outcome themselves.
  const pause = events[0]?.kind === "test" ? undefined : limits.integration.delivery.pausesMs[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
