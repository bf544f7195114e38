import type { ReportAction } from "@janur/domain/moderation";
import type { ReportRow } from "@janur/domain/staff-callables";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useHandleReport } from "../mutations.ts";
import { possibleActions } from "../possible-actions.ts";

/** What can be done about a report, from the mildest; each asks first. */
export function ReportActions({ report }: { report: ReportRow }) {
  const { t } = useTranslation("staff");
  const [asked, setAsked] = useState<ReportAction | null>(null);
  return (
    <>
      <Group gap={8} role="group" aria-label={t("reports.actions")}>
        {possibleActions(report).map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === "suspend" ? "light" : "default"}
            {...(action === "suspend" ? { color: "cabai" } : {})}
            onClick={() => {
              setAsked(action);
            }}
          >
            {t(`handle.${wordsOf(action, report)}.open`)}
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

/** Leaving things as they are means something else after an appeal, and suspending something else near the event. */
function wordsOf(action: ReportAction, { status, page, request }: ReportRow) {
  if (action === "dismiss" && status === "appealed") return "keep";
  if (action !== "suspend" || page?.needsConsent !== true) return action;
  return request !== null && !request.isMine ? "consent" : "request";
}

interface HandleDialogProps {
  report: ReportRow;
  action: ReportAction;
  onClose: () => void;
}

function HandleDialog({ report, action, onClose }: HandleDialogProps) {
  const { t } = useTranslation("staff");
  const handle = useHandleReport(report.id);
  const words = wordsOf(action, report);
  return (
    <ConfirmDialog
      title={t(`handle.${words}.title`)}
      text={t(`handle.${words}.text`)}
      confirm={t(`handle.${words}.open`)}
      isSevere={action === "suspend"}
      isBusy={handle.isPending}
      error={handle.error}
      onClose={onClose}
      onConfirm={() => {
        handle.mutate(action, {
          onSuccess: ({ status }) => {
            const message = t(status === "waiting" ? "reports.asked" : "reports.done");
            showToast({ tone: "done", id: "staff", message });
            onClose();
          },
        });
      }}
    />
  );
}
