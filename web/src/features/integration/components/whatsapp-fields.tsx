import { zodResolver } from "@hookform/resolvers/zod";
import { Group, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Form } from "../../../ui/form/form.tsx";
import { FormProblem } from "../../../ui/form/form-problem.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { useFieldProblem } from "../../../ui/form/use-field-problem.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { emptyWhatsAppForm, whatsAppFormSchema, type WhatsAppForm } from "../form.ts";
import { useConnectIntegration } from "../mutations.ts";
import { newSecret } from "../new-secret.ts";
import { ShownOnce } from "./shown-once.tsx";

const ids = ["phoneNumberId", "businessAccountId"] as const;
const secrets = ["token", "appSecret"] as const;

/** What Meta's pages say about the number; functions ask Meta before they keep it. */
export function WhatsAppFields({ invitationId }: { invitationId: string }) {
  const { t } = useTranslation("integration");
  const connect = useConnectIntegration(invitationId);
  const [verifyToken] = useState(newSecret);
  const form = useForm<WhatsAppForm>({
    defaultValues: emptyWhatsAppForm,
    resolver: zodResolver(whatsAppFormSchema),
  });
  const { register, control } = form;
  const problemOf = useFieldProblem(control, (name: keyof WhatsAppForm) => t(`whatsApp.problem.${name}`));
  const submit = async (values: WhatsAppForm) => {
    await connect.mutateAsync({ kind: "whatsApp", ...values, verifyToken });
    showToast({ tone: "done", id: "app", message: t("whatsApp.connected") });
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Stack>
        {ids.map((name) => (
          <TextInput
            key={name}
            {...register(name)}
            label={t(`whatsApp.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            error={problemOf(name)}
          />
        ))}
        {secrets.map((name) => (
          <PasswordInput
            key={name}
            {...register(name)}
            label={t(`whatsApp.${name}`)}
            description={t(`whatsApp.${name}Help`)}
            autoComplete="off"
            error={problemOf(name)}
          />
        ))}
        <ShownOnce
          label={t("whatsApp.verifyToken")}
          help={t("whatsApp.verifyTokenHelp")}
          value={verifyToken}
        />
        <FormProblem />
        <Group>
          <SubmitButton>{t("whatsApp.connect")}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
