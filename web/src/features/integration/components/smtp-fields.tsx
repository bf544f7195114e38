import { zodResolver } from "@hookform/resolvers/zod";
import { Group, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Form } from "../../../ui/form/form.tsx";
import { FormProblem } from "../../../ui/form/form-problem.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { useFieldProblem } from "../../../ui/form/use-field-problem.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { emptySmtpForm, fromSmtpForm, smtpFormSchema, type SmtpForm } from "../form.ts";
import { useConnectSmtp } from "../mutations.ts";

const fields = ["fromName", "fromAddress", "host", "port", "user"] as const;

/** Where the server is and who signs in; functions do so once before they keep it. */
export function SmtpFields() {
  const { t } = useTranslation("integration");
  const connect = useConnectSmtp();
  const form = useForm<SmtpForm>({
    defaultValues: emptySmtpForm,
    resolver: zodResolver(smtpFormSchema),
  });
  const { register, control } = form;
  const problem = useFieldProblem(control, (name: keyof SmtpForm) => t(`smtp.problem.${name}`));
  const submit = async (values: SmtpForm) => {
    await connect.mutateAsync(fromSmtpForm(values));
    showToast({ tone: "done", id: "app", message: t("smtp.connected") });
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Stack>
        {fields.map((name) => (
          <TextInput
            key={name}
            {...register(name)}
            label={t(`smtp.${name}`)}
            description={name === "port" ? t("smtp.portHelp") : undefined}
            inputMode={name === "port" ? "numeric" : name === "fromAddress" ? "email" : "text"}
            autoComplete="off"
            error={problem(name)}
          />
        ))}
        <PasswordInput
          {...register("password")}
          label={t("smtp.password")}
          description={t("smtp.passwordHelp")}
          autoComplete="off"
          error={problem("password")}
        />
        <FormProblem />
        <Group>
          <SubmitButton>{t("smtp.connect")}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
