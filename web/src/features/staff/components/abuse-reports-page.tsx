import { Skeleton } from "@mantine/core";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { FilterBar } from "../../../ui/list/filter-bar.tsx";
import { FilterSelect } from "../../../ui/list/filter-select.tsx";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { staffQueries } from "../queries.ts";
import { Pages } from "./pages.tsx";
import { ReportCard } from "./report-card.tsx";
import classes from "./staff.module.css";

interface AbuseReportsPageProps {
  /** The pages of the staff. */
  tabs: ReactNode;
  isHandled: boolean;
  onShow: (isHandled: boolean) => void;
  /** Where an account's details are. */
  accountPath: (uid: string) => string;
}

/** What people told us about pages and messages: those that somebody must look at, or those that are done. */
export function AbuseReportsPage({ tabs, isHandled, onShow, accountPath }: AbuseReportsPageProps) {
  const { t } = useTranslation("staff");
  return (
    <>
      <PageHeader title={t("reports.title")} lead={t("reports.lead")} tabs={tabs} />
      <FilterBar>
        <FilterSelect
          label={t("reports.state")}
          any={t("reports.unhandled")}
          value={isHandled ? "handled" : ""}
          choices={[{ value: "handled", label: t("reports.handled") }]}
          onChange={(value) => {
            onShow(value === "handled");
          }}
        />
      </FilterBar>
      <PartBoundary key={String(isHandled)} skeleton={<ReportListSkeleton />}>
        <ReportList isHandled={isHandled} accountPath={accountPath} />
      </PartBoundary>
    </>
  );
}

function ReportList({ isHandled, accountPath }: Pick<AbuseReportsPageProps, "isHandled" | "accountPath">) {
  const { t } = useTranslation("staff");
  const query = useSuspenseInfiniteQuery(staffQueries.reports(isHandled));
  const reports = query.data.pages.flatMap((page) => page.reports);
  return (
    <Pages query={query}>
      {reports.length === 0 ? (
        <EmptyState text={t(isHandled ? "reports.noneHandled" : "reports.none")} />
      ) : (
        <ul className={classes.reports} aria-label={t("reports.list")}>
          {reports.map((report) => (
            <ReportCard key={report.id} report={report} accountPath={accountPath} />
          ))}
        </ul>
      )}
    </Pages>
  );
}

function ReportListSkeleton() {
  return (
    <div className={classes.reports} aria-hidden>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height={220} radius="lg" />
      ))}
    </div>
  );
}
