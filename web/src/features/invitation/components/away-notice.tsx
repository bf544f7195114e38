import type { Invitation } from "@janur/domain/invitation/invitation";
import { may, type TeamRole } from "@janur/domain/team/team";
import { Alert, Button, Text } from "@mantine/core";
import { IconArchive } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { usePutAway } from "./use-put-away.ts";

/** Inside an invitation that was archived or trashed: says so, and offers its owner the way back. */
export function AwayNotice({ invitation, role }: { invitation: Invitation; role: TeamRole }) {
  const { t } = useTranslation("invitation");
  const { restore, isPending } = usePutAway(invitation);
  return (
    <Alert color="nila" variant="light" mb="md" icon={<Icon of={IconArchive} />}>
      <Text>{t(invitation.status === "trashed" ? "away.noticeTrashed" : "away.noticeArchived")}</Text>
      {may(role, "manageInvitation") && (
        <Button mt="sm" size="sm" variant="default" loading={isPending} onClick={() => void restore()}>
          {t("card.restore")}
        </Button>
      )}
    </Alert>
  );
}
