import type { ReportAction } from "@janur/domain/moderation";
import type { ReportRow } from "@janur/domain/staff-callables";

type Reported = Pick<ReportRow, "status" | "page"> & {
  request: Pick<NonNullable<ReportRow["request"]>, "isMine"> | null;
};

/** What makes a difference for a report now, from the mildest. */
export function possibleActions({ status, page, request }: Reported): ReportAction[] {
  const isOpen = status !== "handled";
  if (page === null) return isOpen ? ["dismiss"] : [];
  const isDecided = page.areGiftsHidden || page.isSuspended;
  const isAskedByMe = request?.isMine === true;
  return [
    ...(isOpen ? (["dismiss", "warn"] as const) : []),
    ...(page.areGiftsHidden ? [] : (["hideGifts"] as const)),
    ...(page.isSuspended || isAskedByMe ? [] : (["suspend"] as const)),
    ...(isDecided ? (["restore"] as const) : []),
  ];
}
