import { reportSchema } from "@janur/domain/chat/message-report";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../platform/google/firestore.ts";

export function abuseReportDocument(reportId: string) {
  return documentOf(paths.report(reportId), reportSchema);
}
