import type { Webhook } from "@janur/domain/integration/integration";
import { dateTimeText } from "@janur/domain/time/date-text";
import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useRotateIntegrationSecret } from "../mutations.ts";
import { newSecret } from "../new-secret.ts";
import { IntegrationActions } from "./integration-actions.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import { ShownOnce } from "./shown-once.tsx";

/** One webhook: where to, how it does, its secret, and what went there. */
export function WebhookPart({ webhook, zone }: { webhook: Webhook; zone: string }) {
  const { t } = useTranslation("integration");
  const [isRotating, setRotating] = useState(false);
  const { id, invitationId, url, events, secretEnding, previousUntil, health, checkedAt } = webhook;
  const when = (date: Date) => dateTimeText(date, zone, currentLanguage());
  const isOverlapping = previousUntil !== null && previousUntil > new Date();
  return (
    <Stack component="section" aria-label={url} gap="sm">
      <Text fw={600} style={{ overflowWrap: "anywhere" }}>
        {url}
      </Text>
      <Text size="sm">{events.map((name) => t(`event.${name}`)).join(" · ")}</Text>
      <Text size="sm" c={health === "failing" ? "cabai" : "dimmed"}>
        {checkedAt === null ? t("health.untested") : t(`health.${health}`, { when: when(checkedAt) })}
      </Text>
      <Text size="sm" c="dimmed">
        {t("webhook.secretIs", { ending: secretEnding })}{" "}
        {isOverlapping && t("webhook.previousUntil", { when: when(previousUntil) })}
      </Text>
      <IntegrationActions
        appId={id}
        tested={(outcome) => {
          const isGood = outcome.kind === "webhook" && outcome.state === "delivered";
          // Something arrived since: sent again, perhaps, after the receiver was put right.
          if (!isGood && health === "good") return null;
          const status = outcome.kind === "webhook" ? outcome.status : null;
          const text = isGood
            ? t("webhook.arrived")
            : status === null
              ? t("webhook.unheard")
              : t("webhook.refused", { status });
          return { text, isGood };
        }}
        consequence={t("webhook.consequence")}
      >
        {!isRotating && (
          <Button
            variant="default"
            onClick={() => {
              setRotating(true);
            }}
          >
            {t("webhook.rotate")}
          </Button>
        )}
      </IntegrationActions>
      {isRotating && (
        <NewSecret
          appId={id}
          onDone={() => {
            setRotating(false);
          }}
        />
      )}
      <PartBoundary skeleton={<Skeleton height={80} aria-hidden />}>
        <DeliveryList appId={id} invitationId={invitationId} zone={zone} />
      </PartBoundary>
    </Stack>
  );
}

function NewSecret({ appId, onDone }: { appId: string; onDone: () => void }) {
  const { t } = useTranslation("integration");
  const [secret] = useState(newSecret);
  const rotate = useRotateIntegrationSecret(appId);
  return (
    <Stack gap="sm">
      <ShownOnce label={t("webhook.newSecret")} help={t("webhook.newSecretHelp")} value={secret} />
      {rotate.error !== null && <ProblemNotice text={problemText(rotate.error)} />}
      <Group gap={8}>
        <Button
          loading={rotate.isPending}
          onClick={() => {
            rotate.mutate(secret, {
              onSuccess: () => {
                showToast({ tone: "done", id: "app", message: t("webhook.rotated") });
                onDone();
              },
            });
          }}
        >
          {t("webhook.useNewSecret")}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t("webhook.keepSecret")}
        </Button>
      </Group>
    </Stack>
  );
}
