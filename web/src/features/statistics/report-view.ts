import * as z from "zod";
import { periods } from "./view.ts";

export const reportViews = ["people", "time"] as const;

/** What the address says about the report; anything it cannot say is the default. */
export const reportViewSchema = z.object({
  view: z.enum(reportViews).catch("people"),
  days: z.enum(periods).catch("30"),
});
