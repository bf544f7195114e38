import { AppError } from "@janur/domain/errors";
import {
  messageActionSchema,
  pageActionSchema,
  type MessageAction,
  type PageAction,
  type AbuseReportAction,
} from "@janur/domain/moderation/moderation";
import type { AbuseReportStatus } from "@janur/domain/moderation/abuse-report";
import type * as z from "zod";
import { db } from "../../platform/google/firestore.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { decideAboutMessage } from "./decide-about-message.ts";
import { decideAboutPage } from "./decide-about-page.ts";
import type { Decided } from "./decided.ts";
import { abuseReportDocument } from "../../store/abuse-report-document.ts";

/**
 * Decides about a report: of a page (`decideAboutPage`) or of a message
 * (`decideAboutMessage`), in one commit with the entry in the audit. Whom it
 * concerns hears of it.
 * @throws AppError `report/not-found`, `invitation/not-found` where the page has nothing left to decide about,
 *   `input/invalid` for an action about something else
 */
export async function handleAbuseReport(
  { reportId, action }: { reportId: string; action: AbuseReportAction },
  { uid }: AccountCaller,
  now: Date,
): Promise<{ status: AbuseReportStatus }> {
  const { status, follow } = await db().runTransaction(async (transaction): Promise<Decided> => {
    const report = (await transaction.get(abuseReportDocument(reportId))).data();
    if (report === undefined) throw new AppError("report/not-found");
    return report.about === "page"
      ? decideAboutPage(transaction, report, actionOf<PageAction>(pageActionSchema, action), { uid, now })
      : decideAboutMessage(transaction, report, actionOf<MessageAction>(messageActionSchema, action), {
          uid,
          now,
        });
  });
  await follow();
  return { status };
}

function actionOf<Action extends AbuseReportAction>(
  schema: z.ZodType<Action>,
  action: AbuseReportAction,
): Action {
  const known = schema.safeParse(action);
  if (!known.success) throw new AppError("input/invalid", { fields: ["action"] });
  return known.data;
}
