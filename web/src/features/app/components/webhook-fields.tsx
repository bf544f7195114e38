import { zodResolver } from "@hookform/resolvers/zod";
import { webhookEvents } from "@janur/domain/app";
import { Button, Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { showToast } from "../../../ui/toast.ts";
import { emptyWebhookForm, webhookFormSchema, type WebhookForm } from "../form.ts";
import { useConnectApp } from "../mutations.ts";
import { newSecret } from "../new-secret.ts";
import { ShownOnce } from "./shown-once.tsx";

/** Where to, about what, and the secret, which is copied before it is given away. */
export function WebhookFields({ invitationId, onDone }: { invitationId: string; onDone: () => void }) {
  const { t } = useTranslation("app");
  const connect = useConnectApp(invitationId);
  const [secret] = useState(newSecret);
  const { register, handleSubmit, formState, control } = useForm<WebhookForm>({
    defaultValues: emptyWebhookForm,
    resolver: zodResolver(webhookFormSchema),
  });
  const submit = async (values: WebhookForm) => {
    try {
      await connect.mutateAsync({ kind: "webhook", ...values, secret });
      showToast({ tone: "done", id: "app", message: t("webhook.connected") });
      onDone();
    } catch {
      // The form shows it from the mutation.
    }
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack>
        <TextInput
          {...register("url")}
          type="url"
          inputMode="url"
          label={t("webhook.url")}
          description={t("webhook.urlHelp")}
          autoComplete="off"
          error={formState.errors.url === undefined ? undefined : t("webhook.urlProblem")}
        />
        <Controller
          control={control}
          name="events"
          render={({ field }) => (
            <Checkbox.Group
              label={t("webhook.events")}
              value={field.value}
              error={formState.errors.events === undefined ? undefined : t("webhook.eventsProblem")}
              onChange={(names) => {
                field.onChange(webhookEvents.filter((name) => names.includes(name)));
              }}
            >
              <Stack gap={4} mt={8}>
                {webhookEvents.map((name) => (
                  <Checkbox key={name} value={name} label={t(`event.${name}`)} />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
        />
        <ShownOnce label={t("webhook.secret")} help={t("webhook.secretHelp")} value={secret} />
        {connect.error !== null && <ProblemNotice text={problemText(connect.error)} />}
        <Group>
          <Button type="submit" loading={connect.isPending}>
            {t("webhook.connect")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
