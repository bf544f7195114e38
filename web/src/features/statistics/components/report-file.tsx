import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { spreadsheetFormats } from "@janur/domain/guest/spreadsheet";
import type { InvitationStatistics } from "@janur/domain/statistics/statistics";
import { wallClock } from "@janur/domain/time/zone";
import { Button, Group } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { saveFile } from "../../../lib/storage/save-file.ts";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import type { GuestReport } from "../guest-report.ts";
import { useFetchReportFile } from "../mutations.ts";
import { useReportLines } from "../use-report-lines.ts";

interface ReportFileProps {
  invitation: Pick<Invitation, "id" | "slug" | "zone">;
  rows: readonly GuestRow[];
  report: GuestReport;
  /** Undefined while they load. */
  statistics: InvitationStatistics | undefined;
}

/** Takes the figures along, as a file for Excel or for anything else. */
export function ReportFile({ invitation, rows, report, statistics }: ReportFileProps) {
  const { t } = useTranslation("report");
  const fetchFile = useFetchReportFile(invitation.id);
  const linesOf = useReportLines();
  return (
    <Group gap={8}>
      {spreadsheetFormats.map((format) => (
        <Button
          key={format}
          variant="default"
          size="sm"
          loading={fetchFile.isPending && fetchFile.variables.format === format}
          disabled={statistics === undefined || fetchFile.isPending}
          leftSection={<Icon of={IconDownload} size={18} />}
          onClick={() => {
            if (statistics === undefined) return;
            fetchFile.mutate(
              { format, ...linesOf(rows, report, statistics) },
              {
                onSuccess: (file) => {
                  const { date } = wallClock(new Date(), invitation.zone);
                  saveFile(file, t("file.name", { slug: invitation.slug, date, format }));
                },
                onError: (error) => {
                  showToast({ tone: "problem", id: "report-file", message: problemText(error) });
                },
              },
            );
          }}
        >
          {t(`file.${format}`)}
        </Button>
      ))}
    </Group>
  );
}
