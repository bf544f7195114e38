import { Button, Skeleton } from "@mantine/core";
import { newsOf } from "@janur/domain/notification";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryBoundary } from "../../../ui/query-boundary.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useMarkRead } from "../mutations.ts";
import { notificationQueries } from "../queries.ts";
import { NewsItem } from "./news-item.tsx";
import classes from "./news-sheet.module.css";

/** What happened to one's invitations, newest first; each leads to the room where it can be seen. */
export function NewsSheet({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { t } = useTranslation(["notification", "problem"]);
  return (
    <Sheet title={t("notification:title")} onClose={onClose}>
      <QueryBoundary skeleton={<NewsSkeleton />}>
        <NewsList uid={uid} onClose={onClose} />
      </QueryBoundary>
    </Sheet>
  );
}

function NewsList({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { t } = useTranslation("notification");
  const { data } = useSuspenseQuery(notificationQueries.latest(uid));
  const reading = useMarkRead(uid);
  const news = newsOf(data);
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
      <ul className={classes.list} aria-label={t("title")}>
        {news.map((item) => (
          <NewsItem
            key={item.ids.at(-1)}
            news={item}
            onOpen={() => {
              open(item.unreadIds);
            }}
          />
        ))}
      </ul>
    </>
  );
}

function NewsSkeleton() {
  return (
    <div className={classes.list} aria-hidden>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height={76} radius="md" />
      ))}
    </div>
  );
}
