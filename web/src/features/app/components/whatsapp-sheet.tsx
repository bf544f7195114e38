import { whatsAppNewsPath, type WhatsApp } from "@janur/domain/integration/app";
import { dateTimeText } from "@janur/domain/time/date-text";
import { Divider, Skeleton, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { Sheet } from "../../../ui/dialog/sheet.tsx";
import { AppActions } from "./app-actions.tsx";
import { MessageList } from "./message-list.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { TestMessage } from "./test-message.tsx";
import { WhatsAppFields } from "./whatsapp-fields.tsx";

interface WhatsAppSheetProps {
  invitationId: string;
  whatsApp: WhatsApp | null;
  zone: string;
  onClose: () => void;
}

/** A business number of WhatsApp for one invitation. */
export function WhatsAppSheet({ invitationId, whatsApp, zone, onClose }: WhatsAppSheetProps) {
  const { t } = useTranslation("app");
  return (
    <Sheet title={t("kind.whatsApp.title")} onClose={onClose}>
      <Stack>
        <Text>{t("whatsApp.intro")}</Text>
        {whatsApp === null ? (
          <WhatsAppFields invitationId={invitationId} />
        ) : (
          <ConnectedNumber whatsApp={whatsApp} zone={zone} />
        )}
      </Stack>
    </Sheet>
  );
}

function ConnectedNumber({ whatsApp, zone }: { whatsApp: WhatsApp; zone: string }) {
  const { t } = useTranslation("app");
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
        help={t("whatsApp.newsHelp")}
        value={window.location.origin + whatsAppNewsPath(id)}
      />
      <Text size="sm">
        {verifiedAt === null ? t("whatsApp.unverified") : t("whatsApp.verified", { when: when(verifiedAt) })}
      </Text>
      <AppActions
        appId={id}
        tested={(outcome) => {
          const problem = outcome.kind === "whatsApp" ? outcome.problem : null;
          return problem === null
            ? { text: t("whatsApp.known"), isGood: true }
            : { text: t(`message.problem.${problem}`), isGood: false };
        }}
        consequence={t("whatsApp.consequence")}
      />
      <Divider />
      <PartBoundary skeleton={<Skeleton height={120} aria-hidden />}>
        <TestMessage appId={id} />
      </PartBoundary>
      <Divider />
      <PartBoundary skeleton={<Skeleton height={80} aria-hidden />}>
        <MessageList appId={id} invitationId={invitationId} zone={zone} />
      </PartBoundary>
    </>
  );
}
