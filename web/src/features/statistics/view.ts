import { shiftedDate } from "@janur/domain/time/calendar-day";
import { documentIdSchema } from "@janur/domain/id";
import type { Period } from "@janur/domain/statistics/statistics";
import * as z from "zod";

/** Days that end today. */
export const periods = ["7", "30", "90"] as const;

/** What the address says; anything it cannot say is the default. */
export const statisticsViewSchema = z.object({
  /** Empty for all of them. */
  invitation: z.union([documentIdSchema, z.literal("")]).catch(""),
  days: z.enum(periods).catch("30"),
});
export type StatisticsView = z.infer<typeof statisticsViewSchema>;

/** @param today `YYYY-MM-DD` */
export function periodOf({ days }: StatisticsView, today: string): Period {
  return { from: shiftedDate(today, 1 - Number(days)), until: today };
}
