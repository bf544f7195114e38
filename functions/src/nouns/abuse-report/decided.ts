import type { AbuseReportStatus } from "@janur/domain/moderation/abuse-report";

/** What was decided about a report. */
export interface Decided {
  status: AbuseReportStatus;
  /** What follows once it is committed: somebody is told, files go. */
  follow: () => Promise<void>;
}
