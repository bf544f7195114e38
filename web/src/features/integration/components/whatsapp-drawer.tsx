import { whatsAppStatusPath, type WhatsApp } from "@janur/domain/integration/integration";
import { dateTimeText } from "@janur/domain/time/date-text";
import { Skeleton, Stack, Text } from "@mantine/core";
import { Line } from "../../../ui/layout/line.tsx";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { SideDrawer } from "../../../ui/dialog/side-drawer.tsx";
import { IntegrationActions } from "./integration-actions.tsx";
import { MessageList } from "./whatsapp-message-list.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { TestMessage } from "./test-message.tsx";
import { WhatsAppFields } from "./whatsapp-fields.tsx";

interface WhatsAppDrawerProps {
  invitationId: string;
  whatsApp: WhatsApp | null;
  zone: string;
  onClose: () => void;
}

/** A business number of WhatsApp for one invitation. */
export function WhatsAppDrawer({ invitationId, whatsApp, zone, onClose }: WhatsAppDrawerProps) {
  const { t } = useTranslation("integration");
  return (
    <SideDrawer title={t("kind.whatsApp.title")} onClose={onClose}>
      <Stack>
        <Text>{t("whatsApp.intro")}</Text>
        {whatsApp === null ? (
          <WhatsAppFields invitationId={invitationId} />
        ) : (
          <ConnectedNumber whatsApp={whatsApp} zone={zone} />
        )}
      </Stack>
    </SideDrawer>
  );
}

function ConnectedNumber({ whatsApp, zone }: { whatsApp: WhatsApp; zone: string }) {
  const { t } = useTranslation("integration");
  const { id, invitationId, displayNumber, verifiedName, verifiedAt, health, checkedAt } = whatsApp;
  const when = (date: Date) => dateTimeText(date, zone, currentLanguage());
  return (
    <>
      <Text fw={600}>{[verifiedName, displayNumber].filter((text) => text !== "").join(" · ")}</Text>
      <Text size="sm" c={health === "failing" ? "cabai" : "dimmed"}>
        {checkedAt === null ? t("health.untested") : t(`health.${health}`, { when: when(checkedAt) })}
      </Text>
      <ShownOnce
        label={t("whatsApp.news")}
        help={t("whatsApp.statusHelp")}
        value={window.location.origin + whatsAppStatusPath(id)}
      />
      <Text size="sm">
        {verifiedAt === null ? t("whatsApp.unverified") : t("whatsApp.verified", { when: when(verifiedAt) })}
      </Text>
      <IntegrationActions
        appId={id}
        tested={(outcome) => {
          const problem = outcome.kind === "whatsApp" ? outcome.problem : null;
          return problem === null
            ? { text: t("whatsApp.known"), isGood: true }
            : { text: t(`message.problem.${problem}`), isGood: false };
        }}
        consequence={t("whatsApp.consequence")}
      />
      <Line />
      <PartBoundary skeleton={<Skeleton height={120} aria-hidden />}>
        <TestMessage appId={id} />
      </PartBoundary>
      <Line />
      <PartBoundary skeleton={<Skeleton height={80} aria-hidden />}>
        <MessageList appId={id} invitationId={invitationId} zone={zone} />
      </PartBoundary>
    </>
  );
}
