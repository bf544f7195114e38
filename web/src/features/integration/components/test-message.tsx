import { Button, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { readPhone } from "../../../lib/text/phone.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { useSendTestMessage } from "../mutations.ts";
import { integrationQueries } from "../queries.ts";

/** Sends one of the approved templates to a number of the host's own. */
export function TestMessage({ appId }: { appId: string }) {
  const { t } = useTranslation("integration");
  const { templates } = useSuspenseQuery(integrationQueries.messageTemplates(appId)).data;
  const [chosen, setChosen] = useState(0);
  const [number, setNumber] = useState("");
  const [isWrong, setWrong] = useState(false);
  const send = useSendTestMessage();
  const template = templates[chosen];
  if (template === undefined) return <Text>{t("whatsApp.noTemplate")}</Text>;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const read = readPhone(number);
    setWrong(read.kind !== "number");
    if (read.kind !== "number") return;
    const { name, language, values } = template;
    send.mutate({ appId, to: read.phone, template: { name, language }, values });
  };
  const problem = send.data?.problem ?? null;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Text fw={600}>{t("whatsApp.test")}</Text>
        <NativeSelect
          label={t("whatsApp.template")}
          value={String(chosen)}
          data={templates.map((one, index) => ({
            value: String(index),
            label: `${one.name} (${one.language})`,
          }))}
          onChange={(event) => {
            setChosen(Number(event.currentTarget.value));
          }}
        />
        <Text size="sm" c="dimmed" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {template.body}
        </Text>
        <TextInput
          type="tel"
          label={t("whatsApp.number")}
          description={t("whatsApp.numberHelp")}
          value={number}
          error={isWrong ? t("whatsApp.problem.number") : undefined}
          onChange={(event) => {
            setNumber(event.currentTarget.value);
          }}
        />
        <Button type="submit" variant="default" loading={send.isPending}>
          {t("whatsApp.send")}
        </Button>
        <div role="status">
          {send.data !== undefined && problem === null && <Text size="sm">{t("whatsApp.sent")}</Text>}
        </div>
        {problem !== null && <ProblemNotice text={t(`message.problem.${problem}`)} />}
        {send.error !== null && <ProblemNotice text={problemText(send.error)} />}
      </Stack>
    </form>
  );
}
