import type { PageReportRow } from "@janur/domain/contracts/staff-callables";
import { Alert, Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { eventPagePath } from "../../../lib/address/invitation-paths.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { momentText } from "../day-text.ts";
import { ReportFrame } from "./report-frame.tsx";
import classes from "./staff.module.css";
import { Snapshot } from "./snapshot.tsx";

interface PageReportProps {
  report: PageReportRow;
  accountPath: (uid: string) => string;
}

/** A report of a page: what was said, and the page then and now. */
export function PageReport({ report, accountPath }: PageReportProps) {
  const { t } = useTranslation("staff");
  const { snapshot, page, request, text, contact, createdAt, photo } = report;
  const marks = [
    page?.isSuspended === true && t("reports.isSuspended"),
    page?.areGiftsHidden === true && t("reports.areGiftsHidden"),
  ];
  return (
    <ReportFrame report={report} title={titled(snapshot.title)} marks={marks}>
      <p>{t("reports.at", { when: momentText(createdAt) })}</p>
      {text !== "" && <blockquote dir="auto">{text}</blockquote>}
      {photo !== null && (
        <img
          className={classes.picture}
          src={photo.path}
          width={photo.width}
          height={photo.height}
          alt={t("reports.photo", { name: photo.by || t("reports.photoOfGuest") })}
        />
      )}
      {contact !== "" && <p>{t("reports.contact", { contact })}</p>}
      <p>
        {page === null ? (
          t("reports.gone", { sender: snapshot.senderName })
        ) : (
          <>
            <Anchor
              inherit
              underline="always"
              href={eventPagePath(page.slug)}
              target="_blank"
              rel="noreferrer"
            >
              {eventPagePath(page.slug)}
            </Anchor>{" "}
            {t(`status.${page.status}`)}
            {", "}
            <Anchor inherit underline="always" component={PreloadLink} to={accountPath(page.ownerUid)}>
              {t("reports.owner", { name: page.ownerName ?? snapshot.senderName })}
            </Anchor>
          </>
        )}
      </p>
      {request !== null && (
        <Alert color="kunyit" variant="light">
          {request.isMine
            ? t("reports.requestMine")
            : t("reports.request", { name: request.byName ?? t("role.admin") })}
        </Alert>
      )}
      <Snapshot snapshot={snapshot} />
    </ReportFrame>
  );
}
