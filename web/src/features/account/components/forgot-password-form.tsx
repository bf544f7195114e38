import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormDraft } from "../../../lib/form-draft.ts";
import { loadAccountData } from "../load-data.ts";
import { lazyResolver, useAccountSubmit, useFieldText, warmChecks } from "../use-account-form.ts";
import { AccountHeading } from "./account-heading.tsx";
import classes from "./account.module.css";
import { ProblemAlert } from "./problem-alert.tsx";

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
  const { onSubmit, problem } = useAccountSubmit(form, async ({ email }) => {
    const { requestPasswordReset } = await loadAccountData();
    await requestPasswordReset(email);
    forgetDraft();
    setSentTo(email);
  });

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
      <form className={classes.form} onSubmit={onSubmit} onFocus={warmChecks} noValidate>
        <TextInput
          {...form.register("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t("field.email")}
          error={fieldText(form.formState.errors.email)}
        />
        <ProblemAlert problem={problem} />
        <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
          {t("forgot.submit")}
        </Button>
      </form>
    </>
  );
}
