import { zodResolver } from "@hookform/resolvers/zod";
import { Button, Group, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { showToast } from "../../../ui/toast.ts";
import { emptySmtpForm, fromSmtpForm, smtpFormSchema, type SmtpForm } from "../form.ts";
import { useConnectSmtp } from "../mutations.ts";

const fields = ["fromName", "fromAddress", "host", "port", "user"] as const;

/** Where the server is and who signs in; functions do so once before they keep it. */
export function SmtpFields() {
  const { t } = useTranslation("app");
  const connect = useConnectSmtp();
  const { register, handleSubmit, formState } = useForm<SmtpForm>({
    defaultValues: emptySmtpForm,
    resolver: zodResolver(smtpFormSchema),
  });
  const submit = async (values: SmtpForm) => {
    try {
      await connect.mutateAsync(fromSmtpForm(values));
      showToast({ tone: "done", id: "app", message: t("smtp.connected") });
    } catch {
      // The form shows it from the mutation.
    }
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack>
        {fields.map((name) => (
          <TextInput
            key={name}
            {...register(name)}
            label={t(`smtp.${name}`)}
            description={name === "port" ? t("smtp.portHelp") : undefined}
            inputMode={name === "port" ? "numeric" : name === "fromAddress" ? "email" : "text"}
            autoComplete="off"
            error={formState.errors[name] === undefined ? undefined : t(`smtp.problem.${name}`)}
          />
        ))}
        <PasswordInput
          {...register("password")}
          label={t("smtp.password")}
          description={t("smtp.passwordHelp")}
          autoComplete="off"
          error={formState.errors.password === undefined ? undefined : t("smtp.problem.password")}
        />
        {connect.error !== null && <ProblemNotice text={problemText(connect.error)} />}
        <Group>
          <Button type="submit" loading={connect.isPending}>
            {t("smtp.connect")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
