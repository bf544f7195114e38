import * as z from "zod";
import type { Content } from "../content/content.ts";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";

/** What the staff decided about a page; publishing again changes nothing of it. */
export const pageModerationSchema = z.strictObject({ areGiftsHidden: z.boolean(), isSuspended: z.boolean() });
export type PageModeration = z.output<typeof pageModerationSchema>;

export const unmoderatedPage: PageModeration = { areGiftsHidden: false, isSuspended: false };

/** The same on an invitation's head, for its team. */
export const moderationSchema = z.strictObject({
  ...pageModerationSchema.shape,
  /** The report that led to it; null while nothing is decided. */
  reportId: documentIdSchema.nullable(),
  /** When the owner said something against it, which is possible once. */
  appealedAt: z.date().nullable(),
});
export type Moderation = z.output<typeof moderationSchema>;

export const unmoderated: Moderation = { ...unmoderatedPage, reportId: null, appealedAt: null };

/** What the staff does about a reported page, from the mildest; `hidePhoto` where a picture of its album was reported; `restore` takes all of it back. */
export const pageActionSchema = z.enum(["dismiss", "warn", "hidePhoto", "hideGifts", "suspend", "restore"]);
export type PageAction = z.infer<typeof pageActionSchema>;

/** The same about a reported message; `blockGuest` hides it and ends their thread. */
export const messageActionSchema = z.enum(["dismiss", "warn", "hideMessage", "blockGuest", "restore"]);
export type MessageAction = z.infer<typeof messageActionSchema>;

export const abuseReportActionSchema = z.enum([...pageActionSchema.options, ...messageActionSchema.options]);
export type AbuseReportAction = z.infer<typeof abuseReportActionSchema>;

/** How an invitation stands after an action because of a report of its page. */
export function moderated(before: Moderation, action: PageAction, reportId: string): Moderation {
  switch (action) {
    case "dismiss":
    case "warn":
    case "hidePhoto":
      return before;
    case "hideGifts":
      return { ...before, areGiftsHidden: true, reportId, appealedAt: null };
    case "suspend":
      return { ...before, isSuspended: true, reportId, appealedAt: null };
    case "restore":
      return unmoderated;
  }
}

/** Whether the owner may still say something against what was decided. */
export function mayAppeal({ areGiftsHidden, isSuspended, reportId, appealedAt }: Moderation): boolean {
  return (areGiftsHidden || isSuspended) && reportId !== null && appealedAt === null;
}

/**
 * Whether a feast is so close, or going on, that a page is taken away from its
 * guests by two people of the staff only.
 * @param days starts of its ceremonies
 */
export function isNearEvent(days: readonly Date[], now: Date): boolean {
  const { beforeMs, afterMs } = limits.report.consent;
  return days.some((day) => {
    const ahead = day.getTime() - now.getTime();
    return ahead <= beforeMs && ahead >= -afterMs;
  });
}

/** A content as guests see it while its gifts are hidden. */
export function withoutGifts<Part extends Pick<Content, "sections">>(content: Part): Part {
  return { ...content, sections: content.sections.filter(({ type }) => type !== "gifts") };
}
