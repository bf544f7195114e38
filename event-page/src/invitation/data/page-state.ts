import { ceremoniesOf } from "@janur/domain/content/content";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import type { PageData } from "./page-data.ts";

/** `memory`: everything is over, and the page gives thanks. */
export type PageState = "open" | "postponed" | "cancelled" | "memory";

/** How long a ceremony without a written end is taken to last. */
const usualLengthMs = 3 * 3_600_000;

/** End of a ceremony as far as it is known, or null while it has no day. */
export function ceremonyEnd({ startAt, endAt }: Pick<Ceremony, "startAt" | "endAt">): Date | null {
  if (endAt !== null) return new Date(endAt);
  return startAt === null ? null : new Date(Date.parse(startAt) + usualLengthMs);
}

/**
 * Which page stands under the slug at `now`; null stands for a time before everything.
 * One ceremony without a day keeps the page open.
 */
export function pageState(data: Pick<PageData, "content" | "status">, now: Date | null): PageState {
  if (data.status === "postponed" || data.status === "cancelled") return data.status;
  const ends = ceremoniesOf(data.content).map(ceremonyEnd);
  if (now === null || ends.length === 0) return "open";
  return ends.every((end) => end !== null && end <= now) ? "memory" : "open";
}
