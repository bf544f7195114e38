import { zodResolver } from "@hookform/resolvers/zod";
import { Button, Group, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { showToast } from "../../../ui/toast.ts";
import { emptyWhatsAppForm, whatsAppFormSchema, type WhatsAppForm } from "../form.ts";
import { useConnectApp } from "../mutations.ts";
import { newSecret } from "../new-secret.ts";
import { ShownOnce } from "./shown-once.tsx";

const ids = ["phoneNumberId", "businessAccountId"] as const;
const secrets = ["token", "appSecret"] as const;

/** What Meta's pages say about the number; functions ask Meta before they keep it. */
export function WhatsAppFields({ invitationId }: { invitationId: string }) {
  const { t } = useTranslation("app");
  const connect = useConnectApp(invitationId);
  const [verifyToken] = useState(newSecret);
  const { register, handleSubmit, formState } = useForm<WhatsAppForm>({
    defaultValues: emptyWhatsAppForm,
    resolver: zodResolver(whatsAppFormSchema),
  });
  const problemOf = (name: keyof WhatsAppForm) =>
    formState.errors[name] === undefined ? undefined : t(`whatsApp.problem.${name}`);
  const submit = async (values: WhatsAppForm) => {
    try {
      await connect.mutateAsync({ kind: "whatsApp", ...values, verifyToken });
      showToast({ tone: "done", id: "app", message: t("whatsApp.connected") });
    } catch {
      // The form shows it from the mutation.
    }
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
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
        {connect.error !== null && <ProblemNotice text={problemText(connect.error)} />}
        <Group>
          <Button type="submit" loading={connect.isPending}>
            {t("whatsApp.connect")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
