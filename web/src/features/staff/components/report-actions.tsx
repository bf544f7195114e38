import type { AbuseReportAction } from "@janur/domain/moderation/moderation";
import type { AbuseReportRow } from "@janur/domain/contracts/staff-callables";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useHandleAbuseReport } from "../mutations.ts";
import { possibleActions } from "../possible-actions.ts";

/** What can be done about a report, from the mildest; each asks first. */
export function ReportActions({ report }: { report: AbuseReportRow }) {
  const { t } = useTranslation("staff");
  const [asked, setAsked] = useState<AbuseReportAction | null>(null);
  return (
    <>
      <Group gap={8} role="group" aria-label={t("reports.actions")}>
        {possibleActions(report).map((action) => (
          <Button
            key={action}
            size="sm"
            variant={isSevere(action) ? "light" : "default"}
            {...(isSevere(action) ? { color: "cabai" } : {})}
            onClick={() => {
              setAsked(action);
            }}
          >
            {t(`${wordsOf(action, report)}.open`)}
          </Button>
        ))}
      </Group>
      {asked !== null && (
        <HandleDialog
          report={report}
          action={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

const isSevere = (action: AbuseReportAction) => action === "suspend" || action === "blockGuest";

/** Leaving things as they are means something else after an appeal, and suspending something else near the event. */
function wordsOf(action: AbuseReportAction, report: AbuseReportRow) {
  const isKept = action === "dismiss" && report.status === "appealed";
  if (action === "hideMessage" || action === "blockGuest") return `handleMessage.${action}` as const;
  if (report.about === "message" && (action === "dismiss" || action === "warn" || action === "restore"))
    return isKept ? "handleMessage.keep" : (`handleMessage.${action}` as const);
  if (isKept) return "handle.keep";
  if (action !== "suspend" || report.about === "message" || report.page?.needsConsent !== true)
    return `handle.${action}` as const;
  return report.request !== null && !report.request.isMine ? "handle.consent" : "handle.request";
}

interface HandleDialogProps {
  report: AbuseReportRow;
  action: AbuseReportAction;
  onClose: () => void;
}

function HandleDialog({ report, action, onClose }: HandleDialogProps) {
  const { t } = useTranslation("staff");
  const handle = useHandleAbuseReport(report.id);
  const words = wordsOf(action, report);
  return (
    <ConfirmDialog
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      confirm={t(`${words}.open`)}
      isSevere={isSevere(action)}
      isBusy={handle.isPending}
      error={handle.error}
      onClose={onClose}
      onConfirm={() => {
        handle.mutate(action, {
          onSuccess: ({ status }) => {
            const message = t(status === "waiting" ? "reports.asked" : `reports.done.${report.about}`);
            showToast({ tone: "done", id: "staff", message });
            onClose();
          },
        });
      }}
    />
  );
}
