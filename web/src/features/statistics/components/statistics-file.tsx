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
import type { ShowUp } from "@janur/domain/statistics/show-up";
import { showToast } from "../../../ui/toast/toast.ts";
import type { GuestStatistics } from "../guest-statistics.ts";
import { useFetchStatisticsFile } from "../mutations.ts";
import { useStatisticsLines } from "../use-statistics-lines.ts";

interface StatisticsFileProps {
  invitation: Pick<Invitation, "id" | "slug" | "zone">;
  rows: readonly GuestRow[];
  report: GuestStatistics;
  past: readonly ShowUp[];
  /** Undefined while they load. */
  statistics: InvitationStatistics | undefined;
}

/** Takes the figures along, as a file for Excel or for anything else. */
export function StatisticsFile({ invitation, rows, report, past, statistics }: StatisticsFileProps) {
  const { t } = useTranslation("invitation-statistics");
  const fetchFile = useFetchStatisticsFile(invitation.id);
  const linesOf = useStatisticsLines();
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
              { format, ...linesOf(rows, report, statistics, past) },
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
