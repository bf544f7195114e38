import { Button, Skeleton } from "@mantine/core";
import { notificationsOf } from "@janur/domain/notification/notification";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { SideDrawer } from "../../../ui/dialog/side-drawer.tsx";
import { useMarkRead } from "../mutations.ts";
import { notificationQueries } from "../queries.ts";
import { notificationGroups } from "../notification-view.ts";
import { NotificationItem } from "./notification-item.tsx";
import classes from "./notification-drawer.module.css";

/** What happened to one's invitations, newest first; each leads to the room where it can be seen. */
export function NotificationDrawer({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { t } = useTranslation(["notification", "problem"]);
  return (
    <SideDrawer title={t("notification:title")} onClose={onClose}>
      <PartBoundary skeleton={<NotificationSkeleton />}>
        <NotificationList uid={uid} onClose={onClose} />
      </PartBoundary>
    </SideDrawer>
  );
}

function NotificationList({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { t } = useTranslation("notification");
  const { data } = useSuspenseQuery(notificationQueries.latest(uid));
  const reading = useMarkRead(uid);
  const news = notificationsOf(data);
  const unreadIds = news.flatMap((item) => item.unreadIds);
  if (news.length === 0) return <EmptyState text={t("empty")} />;
  const open = (ids: readonly string[]) => {
    if (ids.length > 0) reading.mutate(ids);
    onClose();
  };
  return (
    <>
      {unreadIds.length > 0 && (
        <Button
          variant="default"
          size="sm"
          mb="sm"
          loading={reading.isPending}
          onClick={() => {
            reading.mutate(unreadIds);
          }}
        >
          {t("readAll")}
        </Button>
      )}
      {notificationGroups(news).map(({ invitationId, title, news: some }) => (
        <section key={invitationId} aria-labelledby={`news-${invitationId}`}>
          <h3 id={`news-${invitationId}`} className={classes.group} dir="auto">
            {titled(title)}
          </h3>
          <ul className={classes.list}>
            {some.map((item) => (
              <NotificationItem
                key={item.ids.at(-1)}
                news={item}
                onOpen={() => {
                  open(item.unreadIds);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function NotificationSkeleton() {
  return (
    <div className={classes.list} aria-hidden>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height={56} radius="md" />
      ))}
    </div>
  );
}
