import { Skeleton, Text } from "@mantine/core";
import { IconCalendarEvent } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { appViewSchema, type AppSheet } from "../app-view.ts";
import { appQueries } from "../queries.ts";
import { AppCard } from "./app-card.tsx";
import { AppCards } from "./app-cards.tsx";

/** Each comes with who opens it. */
const CalendarFeedSheet = lazy(async () => ({
  default: (await import("./calendar-feed-sheet.tsx")).CalendarFeedSheet,
}));

interface AppRoomProps {
  uid: string;
  /** IANA zone of the person's own clock. */
  zone: string;
}

/** What Janur can be connected to. What stands open is in the address. */
export function AppRoom({ uid, zone }: AppRoomProps) {
  const { t } = useTranslation("app");
  const [parameters, setParameters] = useSearchParams();
  const view = appViewSchema.parse(Object.fromEntries(parameters));
  const apps = useSuspenseQuery(appQueries.own(uid)).data;
  const show = (open: AppSheet | null) => {
    setParameters(open === null ? {} : { open }, { preventScrollReset: true });
  };
  const close = () => {
    show(null);
  };
  const [feed] = apps;
  return (
    <>
      <h1>{t("title")}</h1>
      <Text c="dimmed" mb={24}>
        {t("lead")}
      </Text>
      <h2>{t("own")}</h2>
      <AppCards>
        <AppCard
          name="calendarFeed"
          icon={IconCalendarEvent}
          isConnected={feed !== undefined}
          onOpen={() => {
            show("calendarFeed");
          }}
        />
      </AppCards>
      <Suspense>
        {view.open === "calendarFeed" && (
          <CalendarFeedSheet feed={feed ?? null} zone={zone} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

export function AppRoomSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton height={36} width={180} mb={24} />
      <AppCards>
        <Skeleton component="li" height={190} radius="lg" />
      </AppCards>
    </div>
  );
}
