import type { Invitation } from "@janur/domain/invitation/invitation";
import type { SpreadsheetFormat } from "@janur/domain/guest/spreadsheet";
import { may, type TeamRole } from "@janur/domain/team/team";
import { wallClock } from "@janur/domain/time/zone";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { saveFile } from "../../../lib/storage/save-file.ts";
import { FormatButtons } from "../../../ui/form/format-buttons.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { SideDrawer } from "../../../ui/dialog/side-drawer.tsx";
import { useFetchSpreadsheet } from "../mutations.ts";

interface SpreadsheetDrawerProps {
  invitation: Pick<Invitation, "id" | "slug" | "zone">;
  role: TeamRole;
  onClose: () => void;
}

/** Takes guests and answers along, as a file for Excel or for anything else. */
export function SpreadsheetDrawer({ invitation, role, onClose }: SpreadsheetDrawerProps) {
  const { t } = useTranslation("spreadsheet");
  const fetchSpreadsheet = useFetchSpreadsheet(invitation.id);
  const download = (format: SpreadsheetFormat) => {
    fetchSpreadsheet.mutate(format, {
      onSuccess: (file) => {
        const { date } = wallClock(new Date(), invitation.zone);
        saveFile(file, t("file", { slug: invitation.slug, date, format }));
      },
    });
  };
  const { isPending, isSuccess, variables, error } = fetchSpreadsheet;
  return (
    <SideDrawer title={t("title")} onClose={onClose}>
      <Stack>
        <Text>{t("intro")}</Text>
        <Text>{t(may(role, "readContacts") ? "withContacts" : "withoutContacts")}</Text>
        <FormatButtons
          labels={{ xlsx: t("xlsx"), csv: t("csv") }}
          pending={isPending ? variables : null}
          onDownload={download}
        />
        <div role="status">
          {isPending && <Text size="sm">{t("working")}</Text>}
          {isSuccess && <Text size="sm">{t("done")}</Text>}
        </div>
        {error !== null && <ProblemNotice text={problemText(error)} />}
        <Text size="sm" c="dimmed">
          {t("hint")}
        </Text>
      </Stack>
    </SideDrawer>
  );
}
