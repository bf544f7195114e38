import { dateTimeText } from "@janur/domain/time/date-text";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Alert, Button, Text } from "@mantine/core";
import { IconCalendarTime } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../../lib/i18n/i18n.ts";
import { problemText } from "../../../../lib/calls/problem-text.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { useUnschedulePublish } from "../../../invitation/mutations.ts";

/** When the page opens by itself, whether later changes come along, and how to stop it. */
export function ScheduledNotice({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation("invitation");
  const unschedule = useUnschedulePublish(invitation.id);
  const { scheduled } = invitation;
  if (scheduled === null) return null;
  const stop = () => {
    unschedule.mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: "done", id: "publish", message: t("schedule.stopped") });
      },
      onError: (error) => {
        showToast({ tone: "problem", id: "publish", message: problemText(error) });
      },
    });
  };
  return (
    <Alert color="nila" variant="light" mb="md" icon={<Icon of={IconCalendarTime} />}>
      <Text fw={500}>
        {t("schedule.planned", {
          when: dateTimeText(scheduled.at, invitation.zone, currentLanguage()),
        })}
      </Text>
      {scheduled.version !== "all" && <Text size="sm">{t(`schedule.version.${scheduled.version}`)}</Text>}
      {invitation.draftRevision > scheduled.revision && <Text size="sm">{t("schedule.frozen")}</Text>}
      <Button mt="sm" size="sm" variant="default" loading={unschedule.isPending} onClick={stop}>
        {t("schedule.stop")}
      </Button>
    </Alert>
  );
}
