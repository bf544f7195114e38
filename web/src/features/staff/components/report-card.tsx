import type { AbuseReportRow } from "@janur/domain/contracts/staff-callables";
import { MessageReport } from "./message-report.tsx";
import { PageReport } from "./page-report.tsx";

interface ReportCardProps {
  report: AbuseReportRow;
  /** Where an account's details are. */
  accountPath: (uid: string) => string;
}

/** One report, of a page or of a message. */
export function ReportCard({ report, accountPath }: ReportCardProps) {
  return (
    <li>
      {report.about === "page" ? (
        <PageReport report={report} accountPath={accountPath} />
      ) : (
        <MessageReport report={report} accountPath={accountPath} />
      )}
    </li>
  );
}
