import { paths } from "@janur/domain/paths";
import { reportSchema } from "@janur/domain/report";
import { documentOf } from "../firestore.ts";

export function reportDocument(reportId: string) {
  return documentOf(paths.report(reportId), reportSchema);
}
