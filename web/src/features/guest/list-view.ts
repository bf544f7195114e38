import { guestSides } from "@janur/domain/side/guest-side";
import { guestChannels } from "@janur/domain/guest/guest-channel";
import { partIdSchema } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import type { SendingProblem } from "@janur/domain/guest/sending";
import type { DispatchProblem, DispatchState } from "@janur/domain/guest/sending-dispatch";
import * as z from "zod";

const none = z.literal("");

/** How far a guest is, as the list filters by it. */
export const guestStates = [
  "unsent",
  "handed",
  "sent",
  "opened",
  "silent",
  "yes",
  "maybe",
  "no",
  "waiting",
  "problem",
  "inbox",
] as const;

/** What became of messages, and why they did not arrive. */
export const deliveries = [
  "queued",
  "unsure",
  "delivered",
  "read",
  "failed",
  "bounced",
  "wrong-number",
  "unsubscribed",
  "no-address",
  "server",
  "refused",
  "changed",
  "returned",
  "not-allowed",
  "template",
  "payment",
  "limited",
] as const satisfies readonly (DispatchState | DispatchProblem | SendingProblem)[];
export type Delivery = (typeof deliveries)[number];

export const guestOrders = ["name", "newest", "answered", "seats"] as const;

/** What the address says about the list; anything it cannot say is the default. */
export const guestViewSchema = z.object({
  q: z.string().max(100).catch(""),
  group: z.string().max(limits.guest.group).catch(""),
  side: z.union([z.enum(guestSides), none]).catch(""),
  state: z.union([z.enum(guestStates), none]).catch(""),
  delivery: z.union([z.enum(deliveries), none]).catch(""),
  tag: z.string().max(limits.guest.tag).catch(""),
  channel: z.union([z.enum(guestChannels), none]).catch(""),
  /** `member:uid` or `pass:id`; `-` for guests whom nobody sends to. */
  sender: z.string().max(160).catch(""),
  ceremony: z.union([partIdSchema, none]).catch(""),
  order: z.enum(guestOrders).catch("name"),
});
export type GuestListView = z.infer<typeof guestViewSchema>;

export const noFilters = {
  q: "",
  group: "",
  side: "",
  state: "",
  delivery: "",
  tag: "",
  channel: "",
  sender: "",
  ceremony: "",
} as const satisfies Partial<GuestListView>;

export function hasFilters(view: GuestListView): boolean {
  const said: Record<string, string> = view;
  return Object.keys(noFilters).some((name) => said[name] !== "");
}
