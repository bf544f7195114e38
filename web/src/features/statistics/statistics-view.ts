import * as z from "zod";
import { periods } from "./view.ts";

export const guestStatisticsViews = ["people", "time"] as const;
export type GuestStatisticsView = (typeof guestStatisticsViews)[number];

/** What the address says about the report; anything it cannot say is the default. */
export const guestStatisticsViewSchema = z.object({
  view: z.enum(guestStatisticsViews).catch("people"),
  days: z.enum(periods).catch("30"),
});
