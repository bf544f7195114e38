import { Anchor, Checkbox, PasswordInput, TextInput } from "@mantine/core";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormDraft } from "../../../ui/form/form-draft.ts";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { loadAccountData } from "../load-data.ts";
import { lazyResolver, useFieldText, warmChecks } from "../use-account-form.ts";
import { AccountForm, AccountProblem } from "./account-form.tsx";
import { PasswordMeter } from "./password-meter.tsx";

interface Values {
  displayName: string;
  email: string;
  password: string;
  consent: boolean;
}

interface SignUpFormProps {
  termsPath: string;
  privacyPath: string;
  onSignedUp: () => void;
}

const resolver = lazyResolver<Values>((all) => all.signUp);

export function SignUpForm({ termsPath, privacyPath, onSignedUp }: SignUpFormProps) {
  const { t } = useTranslation("account");
  const fieldText = useFieldText();
  const form = useForm<Values>({
    resolver,
    defaultValues: { displayName: "", email: "", password: "", consent: false },
  });
  const forgetDraft = useFormDraft(form, "sign-up", ["displayName", "email"]);
  const password = useWatch({ control: form.control, name: "password" });
  const submit = async (values: Values) => {
    const { signUp } = await loadAccountData();
    await signUp(values.displayName, values.email, values.password);
    forgetDraft();
    onSignedUp();
  };
  const { errors } = form.formState;

  return (
    <AccountForm form={form} onSubmit={submit} onFocus={warmChecks}>
      <TextInput
        {...form.register("displayName")}
        autoComplete="name"
        label={t("field.name")}
        description={t("field.nameHint")}
        error={fieldText(errors.displayName)}
      />
      <TextInput
        {...form.register("email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t("field.email")}
        error={fieldText(errors.email)}
      />
      <div>
        <PasswordInput
          {...form.register("password")}
          autoComplete="new-password"
          label={t("field.password")}
          error={fieldText(errors.password)}
          visibilityToggleButtonProps={{ "aria-label": t("field.showPassword"), tabIndex: 0 }}
        />
        <PasswordMeter password={password} />
      </div>
      <Checkbox
        {...form.register("consent")}
        error={fieldText(errors.consent)}
        label={
          <>
            {t("consent.agree")} <NewTab href={termsPath}>{t("consent.terms")}</NewTab> {t("consent.and")}{" "}
            <NewTab href={privacyPath}>{t("consent.privacy")}</NewTab>.
          </>
        }
      />
      <AccountProblem />
      <SubmitButton fullWidth>{t("signUp.submit")}</SubmitButton>
    </AccountForm>
  );
}

/** What is read in between leaves the form as it is. */
function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener" inherit underline="always">
      {children}
    </Anchor>
  );
}
