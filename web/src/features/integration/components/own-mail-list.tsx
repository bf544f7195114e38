import { dateTimeText } from "@janur/domain/time/date-text";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { useResendOwnMail } from "../mutations.ts";
import { integrationQueries, type OwnMail } from "../queries.ts";

interface OwnMailListProps {
  appId: string;
  zone: string;
}

/** What came to the host's own mail server lately, and how the server took it. */
export function OwnMailList({ appId, zone }: OwnMailListProps) {
  const { t } = useTranslation("integration");
  const { mails } = useSuspenseQuery(integrationQueries.ownMails(appId)).data;
  return (
    <section aria-label={t("ownMail.title")}>
      <Text fw={600}>{t("ownMail.title")}</Text>
      {mails.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("ownMail.none")}
        </Text>
      ) : (
        <Stack component="ul" gap={12} p={0} m={0} mt={8} style={{ listStyle: "none" }}>
          {mails.map((mail) => (
            <OwnMailItem key={mail.id} mail={mail} appId={appId} zone={zone} />
          ))}
        </Stack>
      )}
    </section>
  );
}

function OwnMailItem({ mail, appId, zone }: { mail: OwnMail; appId: string; zone: string }) {
  const { t } = useTranslation("integration");
  const resend = useResendOwnMail(appId);
  const { id, to, subject, state, problem, mayResend, nextAt, createdAt } = mail;
  const when = (instant: string) => dateTimeText(new Date(instant), zone, currentLanguage());
  const words = { address: to, subject };
  const isTriedAgain = nextAt !== null && problem !== null;
  return (
    <li>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap={8}>
        <div style={{ minWidth: 0, overflowWrap: "anywhere" }}>
          <Text size="sm">{subject}</Text>
          <Text size="sm" c="dimmed">
            {t("ownMail.to", words)} · {when(createdAt)}
          </Text>
          <Text size="sm" fw={600} c={state === "failed" ? "cabai" : undefined}>
            {t(`ownMail.state.${state}`)}
          </Text>
          {problem !== null && <Text size="sm">{t(`ownMail.problem.${problem}`)}</Text>}
          {isTriedAgain && (
            <Text size="sm" c="dimmed">
              {t("delivery.next", { when: when(nextAt) })}
            </Text>
          )}
        </div>
        {mayResend && (
          <Button
            variant="default"
            size="sm"
            style={{ flex: "none" }}
            loading={resend.isPending}
            aria-label={t("ownMail.resendOf", words)}
            onClick={() => {
              resend.mutate(id);
            }}
          >
            {t("ownMail.resend")}
          </Button>
        )}
      </Group>
      {resend.error !== null && <ProblemNotice text={problemText(resend.error)} />}
    </li>
  );
}
