import type { MessageAction, PageAction, AbuseReportAction } from "@janur/domain/moderation/moderation";
import type {
  MessageReportRow,
  PageReportRow,
  AbuseReportRow,
} from "@janur/domain/contracts/staff-callables";

/** What makes a difference for a report now, from the mildest. */
export function possibleActions(report: AbuseReportRow): AbuseReportAction[] {
  return report.about === "page" ? pageActions(report) : messageActions(report);
}

type ReportedPage = Pick<PageReportRow, "status" | "page" | "photo" | "decision"> & {
  request: Pick<NonNullable<PageReportRow["request"]>, "isMine"> | null;
};

export function pageActions({ status, page, request, photo, decision }: ReportedPage): PageAction[] {
  const isOpen = status !== "handled";
  if (page === null) return isOpen ? ["dismiss"] : [];
  const isPhotoHidden = decision?.action === "hidePhoto";
  const isDecided = page.areGiftsHidden || page.isSuspended || isPhotoHidden;
  const isAskedByMe = request?.isMine === true;
  return [
    ...(isOpen ? (["dismiss", "warn"] as const) : []),
    ...(photo === null || isPhotoHidden ? [] : (["hidePhoto"] as const)),
    ...(page.areGiftsHidden ? [] : (["hideGifts"] as const)),
    ...(page.isSuspended || isAskedByMe ? [] : (["suspend"] as const)),
    ...(isDecided ? (["restore"] as const) : []),
  ];
}

type ReportedMessage = Pick<MessageReportRow, "status" | "isHidden" | "isBlocked" | "chatKind"> & {
  message: Pick<MessageReportRow["message"], "by" | "uid">;
};

/** Only who has an account can be warned, and in a chat with support they are told there; only a guest is blocked here. */
export function messageActions(report: ReportedMessage): MessageAction[] {
  const { status, isHidden, isBlocked, chatKind, message } = report;
  const isOpen = status !== "handled";
  return [
    ...(isOpen ? (["dismiss"] as const) : []),
    ...(isOpen && message.uid !== null && chatKind !== "support" ? (["warn"] as const) : []),
    ...(isHidden ? [] : (["hideMessage"] as const)),
    ...(message.by === "guest" && !isBlocked ? (["blockGuest"] as const) : []),
    ...(isHidden ? (["restore"] as const) : []),
  ];
}
