import { dateTimeText } from "@janur/domain/time/date-text";
import { Button } from "@mantine/core";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callHost } from "../../../lib/client/callables.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { saveFile } from "../../../lib/storage/save-file.ts";
import { fetchExport } from "../export-data.ts";
import { exportQuery } from "../export-queries.ts";
import classes from "./account.module.css";

/** A copy of everything: asked for, on its way, ready until it is forgotten. @param zone of the person */
export function ExportData({ zone }: { zone: string }) {
  const { t } = useTranslation("settings");
  const { user } = useSignedIn();
  const { data: job } = useSuspenseQuery(exportQuery(user.uid));
  const [progress, setProgress] = useState(0);
  const ask = useMutation({ mutationFn: () => callHost("exportMyData", {}) });
  const fetching = useMutation({
    mutationFn: async () => {
      setProgress(0);
      saveFile(await fetchExport(setProgress), `janur-${new Date().toISOString().slice(0, 10)}.zip`);
    },
  });
  const isUnderway = ask.isPending || job?.state === "asked" || job?.state === "working";
  const error = ask.error ?? fetching.error;
  return (
    <>
      <p className={classes.quiet}>{t("export.lead")}</p>
      <div role="status">
        {isUnderway && <p>{t("export.underway")}</p>}
        {job?.state === "ready" && (
          <p>{t("export.ready", { when: dateTimeText(job.dueAt, zone, currentLanguage()) })}</p>
        )}
        {job?.state === "failed" && <p>{t("export.failed")}</p>}
      </div>
      {error !== null && <ProblemNotice text={problemText(error)} />}
      <div className={classes.row}>
        {job?.state === "ready" && (
          <Button
            loading={fetching.isPending}
            onClick={() => {
              fetching.mutate();
            }}
          >
            {t("export.fetch")}
          </Button>
        )}
        <Button
          variant="default"
          disabled={isUnderway}
          onClick={() => {
            ask.mutate();
          }}
        >
          {t(job === null ? "export.ask" : "export.again")}
        </Button>
        {fetching.isPending && (
          <span className={classes.quiet}>{t("export.progress", { part: Math.round(progress * 100) })}</span>
        )}
      </div>
    </>
  );
}
