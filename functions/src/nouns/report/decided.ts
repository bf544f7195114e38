import type { ReportStatus } from "@janur/domain/moderation/report";

/** What was decided about a report. */
export interface Decided {
  status: ReportStatus;
  /** What follows once it is committed: somebody is told, files go. */
  follow: () => Promise<void>;
}
