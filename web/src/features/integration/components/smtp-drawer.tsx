import type { Smtp } from "@janur/domain/integration/integration";
import { dateTimeText } from "@janur/domain/time/date-text";
import { Skeleton, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { SideDrawer } from "../../../ui/dialog/side-drawer.tsx";
import { IntegrationActions } from "./integration-actions.tsx";
import { OwnMailList } from "./own-mail-list.tsx";
import { SmtpFields } from "./smtp-fields.tsx";

interface SmtpDrawerProps {
  smtp: Smtp | null;
  zone: string;
  onClose: () => void;
}

/** The host's own mail server, through which their mails go. */
export function SmtpDrawer({ smtp, zone, onClose }: SmtpDrawerProps) {
  const { t } = useTranslation("integration");
  return (
    <SideDrawer title={t("kind.smtp.title")} onClose={onClose}>
      <Stack>
        <Text>{t("smtp.intro")}</Text>
        {smtp === null ? <SmtpFields /> : <ConnectedServer smtp={smtp} zone={zone} />}
      </Stack>
    </SideDrawer>
  );
}

function ConnectedServer({ smtp, zone }: { smtp: Smtp; zone: string }) {
  const { t } = useTranslation("integration");
  const { id, host, port, user, fromName, fromAddress, health, checkedAt } = smtp;
  return (
    <>
      <Text style={{ overflowWrap: "anywhere" }}>
        {t("smtp.through", {
          from: `${fromName} <${fromAddress}>`,
          host,
          // No figure: nobody types it with a full stop.
          port: String(port),
          account: user,
        })}
      </Text>
      <Text size="sm" c={health === "failing" ? "cabai" : "dimmed"}>
        {checkedAt === null
          ? t("health.untested")
          : t(`health.${health}`, { when: dateTimeText(checkedAt, zone, currentLanguage()) })}
      </Text>
      <IntegrationActions
        appId={id}
        tested={(outcome) => {
          const said = outcome.kind === "smtp" ? outcome.outcome : "unheard";
          return { text: t(`smtp.tested.${said}`, { address: fromAddress }), isGood: said === "taken" };
        }}
        consequence={t("smtp.consequence")}
      />
      <PartBoundary skeleton={<Skeleton h={160} />}>
        <OwnMailList appId={id} zone={zone} />
      </PartBoundary>
    </>
  );
}
