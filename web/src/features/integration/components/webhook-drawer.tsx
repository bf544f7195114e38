import type { Webhook } from "@janur/domain/integration/integration";
import { limits } from "@janur/domain/limits";
import { Button, Stack, Text } from "@mantine/core";
import { Fragment, useState } from "react";
import { Line } from "../../../ui/layout/line.tsx";
import { useTranslation } from "react-i18next";
import { SideDrawer } from "../../../ui/dialog/side-drawer.tsx";
import { WebhookFields } from "./webhook-fields.tsx";
import { WebhookPart } from "./webhook-part.tsx";

interface WebhookDrawerProps {
  invitationId: string;
  webhooks: readonly Webhook[];
  zone: string;
  onClose: () => void;
}

/** Addresses that are told what happens to one invitation. */
export function WebhookDrawer({ invitationId, webhooks, zone, onClose }: WebhookDrawerProps) {
  const { t } = useTranslation("integration");
  const [isAdding, setAdding] = useState(webhooks.length === 0);
  const inOrder = [...webhooks].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return (
    <SideDrawer title={t("kind.webhook.title")} onClose={onClose}>
      <Stack>
        <Text>{t("webhook.intro")}</Text>
        {inOrder.map((webhook) => (
          <Fragment key={webhook.id}>
            <WebhookPart webhook={webhook} zone={zone} />
            <Line />
          </Fragment>
        ))}
        {isAdding ? (
          <WebhookFields
            invitationId={invitationId}
            onDone={() => {
              setAdding(false);
            }}
          />
        ) : (
          webhooks.length < limits.integration.webhook.perInvitation && (
            <Button
              onClick={() => {
                setAdding(true);
              }}
            >
              {t("webhook.add")}
            </Button>
          )
        )}
      </Stack>
    </SideDrawer>
  );
}
