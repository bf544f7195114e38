import type { ReportRow } from "@janur/domain/staff-callables";
import { Alert, Anchor, Text } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { eventPagePath } from "../../../lib/invitation-paths.ts";
import { PreloadLink } from "../../../ui/preload-link.tsx";
import { momentText } from "../day-text.ts";
import { ReportActions } from "./report-actions.tsx";
import { Snapshot } from "./snapshot.tsx";
import classes from "./staff.module.css";

/** One report: what was said, the page then and now, and what can be done. */
export function ReportCard({ report, ownerPath }: { report: ReportRow; ownerPath: (uid: string) => string }) {
  const { t } = useTranslation("staff");
  const id = useId();
  const { snapshot, page, request, appeal, decision } = report;
  return (
    <li>
      <article className={classes.report} aria-labelledby={id}>
        <header>
          <h2 id={id} dir="auto">
            {snapshot.title || t("user.untitled")}
          </h2>
          <div className={classes.name}>
            <span className={classes.mark}>{t(`reason.${report.reason}`)}</span>
            <span className={classes.mark} data-severe={report.status !== "handled" || undefined}>
              {t(`reportStatus.${report.status}`)}
            </span>
            {page?.isSuspended === true && <span className={classes.mark}>{t("reports.isSuspended")}</span>}
            {page?.areGiftsHidden === true && (
              <span className={classes.mark}>{t("reports.areGiftsHidden")}</span>
            )}
          </div>
        </header>
        <p>{t("reports.at", { when: momentText(report.createdAt) })}</p>
        {report.text !== "" && <blockquote dir="auto">{report.text}</blockquote>}
        {report.contact !== "" && <p>{t("reports.contact", { contact: report.contact })}</p>}
        <p>
          {page === null ? (
            t("reports.gone", { sender: snapshot.senderName })
          ) : (
            <>
              <Anchor inherit href={eventPagePath(page.slug)} target="_blank" rel="noreferrer">
                {eventPagePath(page.slug)}
              </Anchor>{" "}
              {t(`status.${page.status}`)}
              {", "}
              <Anchor inherit component={PreloadLink} to={ownerPath(page.ownerUid)}>
                {t("reports.owner", { name: page.ownerName ?? snapshot.senderName })}
              </Anchor>
            </>
          )}
        </p>
        {appeal !== null && (
          <Alert color="nila" variant="light" title={t("reports.appeal", { when: momentText(appeal.at) })}>
            <Text dir="auto">{appeal.text}</Text>
          </Alert>
        )}
        {request !== null && (
          <Alert color="kunyit" variant="light">
            {request.isMine
              ? t("reports.requestMine")
              : t("reports.request", { name: request.byName ?? t("role.admin") })}
          </Alert>
        )}
        {decision !== null && (
          <p>
            {t("reports.decided", {
              what: t(`deed.${decision.action}`),
              when: momentText(decision.at),
            })}
          </p>
        )}
        <Snapshot snapshot={snapshot} />
        <ReportActions report={report} />
      </article>
    </li>
  );
}
