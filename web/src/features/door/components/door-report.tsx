import type { Arrived } from "@janur/domain/door/door-report";
import type { DoorCeremony } from "@janur/domain/contracts/door-callables";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { spreadsheetFormats, type SpreadsheetFormat } from "@janur/domain/guest/spreadsheet";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { may, type TeamRole } from "@janur/domain/team/team";
import { wallClock } from "@janur/domain/time/zone";
import { Button, Group, Skeleton, Stack } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { saveFile } from "../../../lib/storage/save-file.ts";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { figure } from "../../../lib/i18n/figure.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useFetchDoorFile } from "../mutations.ts";
import { doorQueries, whileSeen } from "../queries.ts";
import { reportLines, shownLines, type ReportLines } from "../report-lines.ts";
import { doorViewSchema } from "../view.ts";
import { styles } from "../styles.ts";
import { ReportList } from "./report-list.tsx";

interface DoorReportProps {
  invitation: Pick<Invitation, "id" | "slug" | "zone">;
  role: TeamRole;
  ceremony: DoorCeremony;
  rows: readonly GuestRow[];
}

const kinds = ["here", "absent", "walkIns"] as const satisfies readonly (keyof ReportLines)[];

/** Who came to a ceremony, how many, when and let in by whom; who did not; and who was on no list. */
export function DoorReport({ invitation, role, ceremony, rows }: DoorReportProps) {
  const { t } = useTranslation(["door", "problem"]);
  const { id } = invitation;
  const [view, change] = useAddressView(doorViewSchema);
  const { data, error, refetch } = useQuery({ ...doorQueries.report(id), ...whileSeen });
  const lines = useMemo(
    () => (data === undefined ? null : reportLines(rows, data.arrived, ceremony)),
    [rows, data, ceremony],
  );
  if (lines === null)
    return error === null ? (
      <Skeleton height={480} radius="lg" aria-hidden />
    ) : (
      <ProblemNotice text={problemText(error)} action={t("problem:retry")} onAction={() => void refetch()} />
    );
  const peopleOf = (some: readonly { arrived: Arrived | null }[]) =>
    some.reduce((sum, { arrived }) => sum + (arrived?.people ?? 0), 0);
  return (
    <div style={{ maxWidth: 840 }}>
      <Card
        title={t("door:report.title")}
        action={may(role, "exportArrivals") && <ReportFiles invitation={invitation} />}
      >
        <Stack gap={12}>
          <p style={{ ...styles.lead, margin: 0 }}>
            {t("door:report.summary", {
              people: peopleOf(lines.here),
              invitations: lines.here.length,
              absent: lines.absent.length,
              walkIns: peopleOf(lines.walkIns),
            })}
          </p>
          <ChoiceRow
            label={t("door:report.filter")}
            value={view.show}
            choices={kinds.map((kind) => ({
              value: kind,
              label: `${t(`door:report.${kind}`)} (${figure(lines[kind].length)})`,
            }))}
            onChange={(show) => {
              change({ show });
            }}
          />
          <SearchField
            label={t("door:report.search")}
            value={view.q}
            onChange={(q) => {
              change({ q });
            }}
          />
          <ReportList
            key={`${view.show} ${view.q}`}
            invitationId={id}
            zone={ceremony.zone}
            lines={shownLines(lines[view.show], view.q)}
            empty={t(view.q.trim() === "" ? `door:report.none.${view.show}` : "door:report.noMatch")}
            mayUndo={may(role, "keepDoor")}
          />
          {view.show === "here" && lines.here.length > 0 && may(role, "sendInvitations") && (
            <Group>
              <Button component={PreloadLink} to={`${invitationPaths.send(id)}?run=thanks`} variant="default">
                {t("door:report.thanks")}
              </Button>
            </Group>
          )}
        </Stack>
      </Card>
    </div>
  );
}

function ReportFiles({ invitation }: Pick<DoorReportProps, "invitation">) {
  const t = useEventText("door");
  const { id, slug, zone } = invitation;
  const fetchFile = useFetchDoorFile(id);
  const download = (format: SpreadsheetFormat) => {
    fetchFile.mutate(format, {
      onSuccess: (file) => {
        const { date } = wallClock(new Date(), zone);
        saveFile(file, t("report.file.name", { slug, date, format }));
      },
      onError: (error) => {
        showToast({ tone: "problem", id: "door-file", message: problemText(error) });
      },
    });
  };
  return (
    <Group gap={8}>
      {spreadsheetFormats.map((format) => (
        <Button
          key={format}
          variant="default"
          size="sm"
          loading={fetchFile.isPending && fetchFile.variables === format}
          disabled={fetchFile.isPending}
          leftSection={<Icon of={IconDownload} size={18} />}
          onClick={() => {
            download(format);
          }}
        >
          {t(`report.file.${format}`)}
        </Button>
      ))}
    </Group>
  );
}
