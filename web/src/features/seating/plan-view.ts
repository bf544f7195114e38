import * as z from "zod";

/** What stands in the place that a phone has for one thing. */
export const seatingTabs = ["waiting", "tables", "plan"] as const;
export type SeatingTab = (typeof seatingTabs)[number];

/** What the address says of the page. */
export const seatingViewSchema = z.object({
  /** Empty for the first. */
  ceremony: z.string().max(24).catch("").default(""),
  tab: z.enum(seatingTabs).catch("tables").default("tables"),
});
