import type { CalendarFeed } from "@janur/domain/integration/integration";
import { dateTimeText } from "@janur/domain/time/date-text";
import { Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { SideDrawer } from "../../../ui/dialog/side-drawer.tsx";
import { useConnectCalendarFeed } from "../mutations.ts";
import { IntegrationActions } from "./integration-actions.tsx";
import { ShownOnce } from "./shown-once.tsx";

interface CalendarFeedDrawerProps {
  feed: CalendarFeed | null;
  zone: string;
  onClose: () => void;
}

/** The address by which calendars read one's own events. */
export function CalendarFeedDrawer({ feed, zone, onClose }: CalendarFeedDrawerProps) {
  const { t } = useTranslation("integration");
  const connect = useConnectCalendarFeed();
  const path = connect.data?.path ?? null;
  const makeAddress = () => {
    connect.mutate();
  };
  const when = (date: Date) => dateTimeText(date, zone, currentLanguage());
  return (
    <SideDrawer title={t("kind.calendarFeed.title")} isOnce={path !== null} onClose={onClose}>
      <Stack>
        <Text>{t("calendarFeed.intro")}</Text>
        {path !== null && <NewAddress address={window.location.origin + path} onClose={onClose} />}
        {feed === null ? (
          <Button loading={connect.isPending} onClick={makeAddress}>
            {t("calendarFeed.connect")}
          </Button>
        ) : (
          <>
            <Text>
              {t("since", { when: when(feed.createdAt) })}{" "}
              {feed.usedAt === null
                ? t("calendarFeed.unused")
                : t("calendarFeed.used", { when: when(feed.usedAt) })}
            </Text>
            <IntegrationActions
              appId={feed.id}
              tested={(outcome) => ({
                text: t("calendarFeed.tested", {
                  number: outcome.kind === "calendarFeed" ? outcome.events : 0,
                }),
                isGood: true,
              })}
              consequence={t("calendarFeed.consequence")}
              onDisconnected={() => {
                connect.reset();
              }}
            >
              {path === null && (
                <Button variant="default" loading={connect.isPending} onClick={makeAddress}>
                  {t("calendarFeed.renew")}
                </Button>
              )}
            </IntegrationActions>
          </>
        )}
        {connect.error !== null && <ProblemNotice text={problemText(connect.error)} />}
      </Stack>
    </SideDrawer>
  );
}

function NewAddress({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation(["integration", "shell"]);
  return (
    <ShownOnce label={t("calendarFeed.address")} help={t("calendarFeed.once")} value={address}>
      <Button component="a" href={address.replace(/^https?:/, "webcal:")} variant="default">
        {t("calendarFeed.subscribe")}
      </Button>
      <Button variant="default" onClick={onClose}>
        {t("shell:action.close")}
      </Button>
      <Text size="sm" c="dimmed">
        {t("calendarFeed.how")}
      </Text>
    </ShownOnce>
  );
}
