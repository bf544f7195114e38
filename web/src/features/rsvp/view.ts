import { documentIdSchema, partIdSchema } from "@janur/domain/id";
import { attendanceSchema } from "@janur/domain/rsvp/attendance";
import * as z from "zod";

export const rsvpTabs = ["all", "inbox", "waitlist"] as const;
export type RsvpTab = (typeof rsvpTabs)[number];

const idOrNone = z.union([documentIdSchema, z.literal("")]).catch("");

/** What the address says about the room; anything it cannot say is the default. */
export const rsvpViewSchema = z.object({
  tab: z.enum(rsvpTabs).catch("all"),
  q: z.string().max(100).catch(""),
  attendance: z.union([attendanceSchema, z.literal("")]).catch(""),
  ceremony: z.union([partIdSchema, z.literal("")]).catch(""),
  /** The open dialog: a guest whose answer is written down, `new` before they are chosen. */
  record: z.union([documentIdSchema, z.literal("new"), z.literal("")]).catch(""),
  history: idOrNone,
  match: idOrNone,
  /** Beside `match`: the guest it is matched with. */
  with: idOrNone,
  reject: idOrNone,
  promote: idOrNone,
});
export type RsvpView = z.infer<typeof rsvpViewSchema>;

/** No dialog at all. */
export const closedDialogs = {
  record: "",
  history: "",
  match: "",
  with: "",
  reject: "",
  promote: "",
} as const satisfies Partial<RsvpView>;
