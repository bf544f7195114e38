import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormDraft } from "../../../ui/form/form-draft.ts";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { loadAccountData } from "../load-data.ts";
import { lazyResolver, useFieldText, warmChecks } from "../use-account-form.ts";
import { AccountForm, AccountProblem } from "./account-form.tsx";
import { AccountHeading } from "./account-heading.tsx";

interface Values {
  email: string;
}

const resolver = lazyResolver<Values>((all) => all.forgotPassword);

/** Asks for a reset link. What follows is the same for every address. */
export function ForgotPasswordForm() {
  const { t } = useTranslation("account");
  const fieldText = useFieldText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<Values>({ resolver, defaultValues: { email: "" } });
  const forgetDraft = useFormDraft(form, "forgot-password", ["email"]);
  const submit = async ({ email }: Values) => {
    const { requestPasswordReset } = await loadAccountData();
    await requestPasswordReset(email);
    forgetDraft();
    setSentTo(email);
  };

  if (sentTo !== null) {
    return (
      <div role="status">
        <AccountHeading title={t("forgot.sentTitle")} lead={t("forgot.sentText", { email: sentTo })} />
        <Button
          variant="default"
          onClick={() => {
            setSentTo(null);
          }}
        >
          {t("forgot.again")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <AccountHeading title={t("forgot.title")} lead={t("forgot.lead")} />
      <AccountForm form={form} onSubmit={submit} onFocus={warmChecks}>
        <TextInput
          {...form.register("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t("field.email")}
          error={fieldText(form.formState.errors.email)}
        />
        <AccountProblem />
        <SubmitButton fullWidth>{t("forgot.submit")}</SubmitButton>
      </AccountForm>
    </>
  );
}
