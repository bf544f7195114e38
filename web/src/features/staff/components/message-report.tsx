import type { MessageReportRow } from "@janur/domain/contracts/staff-callables";
import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { momentText } from "../day-text.ts";
import { ReportFrame } from "./report-frame.tsx";
import classes from "./staff.module.css";

interface MessageReportProps {
  report: MessageReportRow;
  accountPath: (uid: string) => string;
}

/** A report of a message: its words as they were, who wrote them where, and why somebody minds. */
export function MessageReport({ report, accountPath }: MessageReportProps) {
  const { t } = useTranslation("staff");
  const { message, chatKind, title, reporterName, text, createdAt, isHidden, isBlocked } = report;
  const { name, uid, picture } = message;
  const marks = [isHidden && t("message.isHidden"), isBlocked && t("message.isBlocked")];
  return (
    <ReportFrame report={report} title={t("message.from", { name })} marks={marks}>
      <blockquote dir="auto">
        {picture === null ? (
          message.text
        ) : (
          <img
            className={classes.picture}
            src={picture.path}
            width={picture.width}
            height={picture.height}
            alt={t("message.picture", { name })}
          />
        )}
      </blockquote>
      <p>
        {t(`message.place.${chatKind}`, { title: titled(title) })}
        {", "}
        {momentText(message.createdAt)}
        {uid !== null && (
          <>
            {", "}
            <Anchor inherit underline="always" component={PreloadLink} to={accountPath(uid)}>
              {t("message.account", { name })}
            </Anchor>
          </>
        )}
      </p>
      <p>
        {t("message.reported", {
          when: momentText(createdAt),
          name: reporterName ?? t(chatKind === "guest" ? "message.guest" : "user.unnamed"),
        })}
      </p>
      {text !== "" && <p dir="auto">{t("message.why", { text })}</p>}
    </ReportFrame>
  );
}
