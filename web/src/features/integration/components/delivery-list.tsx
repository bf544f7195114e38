import { dateTimeText } from "@janur/domain/time/date-text";
import { deliveryEventKinds, type Delivery } from "@janur/domain/integration/delivery";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { useReplayDelivery } from "../mutations.ts";
import { integrationQueries } from "../queries.ts";

interface DeliveryListProps {
  appId: string;
  invitationId: string;
  zone: string;
}

/** What went through a connection lately, and how the other side took it. */
export function DeliveryList({ appId, invitationId, zone }: DeliveryListProps) {
  const { t } = useTranslation("integration");
  const { data } = useSuspenseQuery(integrationQueries.deliveries(appId, invitationId));
  return (
    <section aria-label={t("delivery.title")}>
      <Text fw={600}>{t("delivery.title")}</Text>
      {data.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("delivery.none")}
        </Text>
      ) : (
        <Stack component="ul" gap={12} p={0} m={0} mt={8} style={{ listStyle: "none" }}>
          {data.map((delivery) => (
            <DeliveryItem key={delivery.id} delivery={delivery} zone={zone} />
          ))}
        </Stack>
      )}
    </section>
  );
}

function DeliveryItem({ delivery, zone }: { delivery: Delivery; zone: string }) {
  const { t } = useTranslation("integration");
  const replay = useReplayDelivery();
  const { id, events, state, log, createdAt, dueAt } = delivery;
  const language = currentLanguage();
  const what = deliveryEventKinds
    .map((kind) => ({ kind, count: events.filter((event) => event.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t("delivery.what", { what: t(`event.${kind}`), number: count }))
    .join(" · ");
  const last = log.at(-1);
  return (
    <li>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap={8}>
        <div style={{ minWidth: 0 }}>
          <Text size="sm">{what}</Text>
          <Text size="sm" c="dimmed">
            {dateTimeText(createdAt, zone, language)}
          </Text>
          <Text size="sm" fw={600} c={state === "failed" ? "cabai" : undefined}>
            {t(`delivery.state.${state}`)}
            {last !== undefined &&
              ` · ${last.problem === null ? `HTTP ${String(last.status)}` : t(`delivery.problem.${last.problem}`)} · ${t("delivery.took", { number: last.durationMs })}`}
          </Text>
          {dueAt !== null && log.length > 0 && (
            <Text size="sm" c="dimmed">
              {t("delivery.next", { when: dateTimeText(dueAt, zone, language) })}
            </Text>
          )}
          {last !== undefined && last.response !== "" && (
            <Text size="sm" c="dimmed" lineClamp={3} style={{ overflowWrap: "anywhere" }}>
              {t("delivery.response", { text: last.response })}
            </Text>
          )}
        </div>
        {dueAt === null && (
          <Button
            variant="default"
            size="sm"
            style={{ flex: "none" }}
            loading={replay.isPending}
            aria-label={t("delivery.replayOf", { what })}
            onClick={() => {
              replay.mutate(id);
            }}
          >
            {t("delivery.replay")}
          </Button>
        )}
      </Group>
      {replay.error !== null && <ProblemNotice text={problemText(replay.error)} />}
    </li>
  );
}
