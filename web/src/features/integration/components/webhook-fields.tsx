import { zodResolver } from "@hookform/resolvers/zod";
import { webhookEvents } from "@janur/domain/integration/integration";
import { Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Form } from "../../../ui/form/form.tsx";
import { FormProblem } from "../../../ui/form/form-problem.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { useFieldProblem } from "../../../ui/form/use-field-problem.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { emptyWebhookForm, webhookFormSchema, type WebhookForm } from "../form.ts";
import { useConnectIntegration } from "../mutations.ts";
import { newSecret } from "../new-secret.ts";
import { ShownOnce } from "./shown-once.tsx";

/** Where to, about what, and the secret, which is copied before it is given away. */
export function WebhookFields({ invitationId, onDone }: { invitationId: string; onDone: () => void }) {
  const { t } = useTranslation("integration");
  const connect = useConnectIntegration(invitationId);
  const [secret] = useState(newSecret);
  const form = useForm<WebhookForm>({
    defaultValues: emptyWebhookForm,
    resolver: zodResolver(webhookFormSchema),
  });
  const { register, control } = form;
  const problem = useFieldProblem(control, (name: "url" | "events") => t(`webhook.${name}Problem`));
  const submit = async (values: WebhookForm) => {
    await connect.mutateAsync({ kind: "webhook", ...values, secret });
    showToast({ tone: "done", id: "app", message: t("webhook.connected") });
    onDone();
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Stack>
        <TextInput
          {...register("url")}
          type="url"
          inputMode="url"
          label={t("webhook.url")}
          description={t("webhook.urlHelp")}
          autoComplete="off"
          error={problem("url")}
        />
        <Controller
          control={control}
          name="events"
          render={({ field }) => (
            <Checkbox.Group
              label={t("webhook.events")}
              value={field.value}
              error={problem("events")}
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
        <FormProblem />
        <Group>
          <SubmitButton>{t("webhook.connect")}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
