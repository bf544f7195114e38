import { dateTimeText } from "@janur/domain/time/date-text";
import { Stack, Text } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { integrationQueries } from "../queries.ts";

interface MessageListProps {
  appId: string;
  invitationId: string;
  zone: string;
}

/** What went over WhatsApp lately, and how far it came. */
export function MessageList({ appId, invitationId, zone }: MessageListProps) {
  const { t } = useTranslation("integration");
  const { data } = useSuspenseQuery(integrationQueries.messages(appId, invitationId));
  const when = (date: Date) => dateTimeText(date, zone, currentLanguage());
  return (
    <section aria-label={t("message.title")}>
      <Text fw={600}>{t("message.title")}</Text>
      {data.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("message.none")}
        </Text>
      ) : (
        <Stack component="ul" gap={12} p={0} m={0} mt={8} style={{ listStyle: "none" }}>
          {data.map(({ id, guestId, template, state, problem, problemCode, createdAt, dueAt, attempts }) => (
            <li key={id}>
              <Text size="sm" style={{ overflowWrap: "anywhere" }}>
                {t(guestId === null ? "message.test" : "message.toGuest", { template: template.name })}
              </Text>
              <Text size="sm" c="dimmed">
                {when(createdAt)}
              </Text>
              <Text size="sm" fw={600} c={state === "failed" ? "cabai" : undefined}>
                {t(`message.state.${state}`)}
              </Text>
              {problem !== null && (
                <Text size="sm">
                  {t(`message.problem.${problem}`)}
                  {problemCode !== null && ` ${t("message.code", { code: problemCode })}`}
                </Text>
              )}
              {state === "queued" && dueAt !== null && attempts > 0 && (
                <Text size="sm" c="dimmed">
                  {t("delivery.next", { when: when(dueAt) })}
                </Text>
              )}
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}
