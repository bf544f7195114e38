import { reportSchema } from "@janur/domain/message-report";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../firestore.ts";

export function reportDocument(reportId: string) {
  return documentOf(paths.report(reportId), reportSchema);
}
