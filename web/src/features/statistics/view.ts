import { shiftedDate } from "@janur/domain/calendar-day";
import { documentIdSchema } from "@janur/domain/id";
import type { Period } from "@janur/domain/statistics";
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

const defaults = statisticsViewSchema.parse({});

/** The query of the address after a change: defaults stay unsaid, foreign parameters stay. */
export function changedView(parameters: URLSearchParams, change: Partial<StatisticsView>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const view = { ...statisticsViewSchema.parse(Object.fromEntries(parameters)), ...change };
  for (const name of ["invitation", "days"] as const) {
    if (view[name] === defaults[name]) next.delete(name);
    else next.set(name, view[name]);
  }
  return next;
}

/** @param today `YYYY-MM-DD` */
export function periodOf({ days }: StatisticsView, today: string): Period {
  return { from: shiftedDate(today, 1 - Number(days)), until: today };
}
