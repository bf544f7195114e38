import { notificationsOf } from "@janur/domain/notification/notification";
import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { useMarkRead } from "../mutations.ts";
import { notificationQueries } from "../queries.ts";
import { NotificationItem } from "./notification-item.tsx";
import classes from "./notification-drawer.module.css";

const most = 5;

/** The latest news of one invitation, out of what stands under the bell. */
export function InvitationNotifications({ invitationId, uid }: { invitationId: string; uid: string }) {
  const { t } = useTranslation("notification");
  const { data, error } = useQuery(notificationQueries.latest(uid));
  const reading = useMarkRead(uid);
  if (error !== null) return <ProblemNotice text={problemText(error)} />;
  const news = notificationsOf((data ?? []).filter((item) => item.invitationId === invitationId)).slice(
    0,
    most,
  );
  if (data !== undefined && news.length === 0) return <Text>{t("emptyHere")}</Text>;
  return (
    <ul className={classes.list} aria-label={t("title")} aria-busy={data === undefined}>
      {news.map((item) => (
        <NotificationItem
          key={item.ids.at(-1)}
          news={item}
          onOpen={() => {
            if (item.unreadIds.length > 0) reading.mutate(item.unreadIds);
          }}
        />
      ))}
    </ul>
  );
}
