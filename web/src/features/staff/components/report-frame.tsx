import type { AbuseReportRow } from "@janur/domain/contracts/staff-callables";
import { Alert, Text } from "@mantine/core";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { momentText } from "../day-text.ts";
import { ReportActions } from "./report-actions.tsx";
import classes from "./staff.module.css";

interface ReportFrameProps {
  report: AbuseReportRow;
  title: string;
  /** What holds now, beside reason and state of the report. */
  marks: readonly (string | false)[];
  children: ReactNode;
}

/** What every report shows: its reason and state, what speaks against the decision, and what can be done. */
export function ReportFrame({ report, title, marks, children }: ReportFrameProps) {
  const { t } = useTranslation("staff");
  const id = useId();
  const { appeal, decision, status, reason } = report;
  return (
    <article className={classes.report} aria-labelledby={id}>
      <header>
        <h2 id={id} dir="auto">
          {title}
        </h2>
        <div className={classes.name}>
          <span className={classes.mark}>{t(`reason.${reason}`)}</span>
          <span className={classes.mark} data-severe={status !== "handled" || undefined}>
            {t(`reportStatus.${status}`)}
          </span>
          {marks
            .filter((mark) => mark !== false)
            .map((mark) => (
              <span key={mark} className={classes.mark}>
                {mark}
              </span>
            ))}
        </div>
      </header>
      {children}
      {appeal !== null && (
        <Alert
          color="nila"
          variant="light"
          title={t(`reports.appeal.${report.about}`, { when: momentText(appeal.at) })}
        >
          <Text dir="auto">{appeal.text}</Text>
        </Alert>
      )}
      {decision !== null && (
        <p>{t("reports.decided", { what: t(`deed.${decision.action}`), when: momentText(decision.at) })}</p>
      )}
      <ReportActions report={report} />
    </article>
  );
}
