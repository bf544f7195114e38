import { Anchor, Button, PasswordInput, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormDraft } from "../../../lib/form-draft.ts";
import { PreloadLink } from "../../../ui/preload-link.tsx";
import { signIn } from "../data.ts";
import { lazyResolver, useAccountSubmit, useFieldText, warmChecks } from "../use-account-form.ts";
import classes from "./account.module.css";
import { ProblemAlert } from "./problem-alert.tsx";

interface Values {
  email: string;
  password: string;
}

const resolver = lazyResolver<Values>((all) => all.signIn);

/** E-mail and password. @param forgotPath where a new password is asked for */
export function SignInForm({ forgotPath, onSignedIn }: { forgotPath: string; onSignedIn: () => void }) {
  const { t } = useTranslation("account");
  const fieldText = useFieldText();
  const form = useForm<Values>({
    resolver,
    defaultValues: { email: "", password: "" },
    shouldFocusError: true,
  });
  const forgetDraft = useFormDraft(form, "sign-in", ["email"]);
  const { onSubmit, problem } = useAccountSubmit(form, async ({ email, password }) => {
    await signIn(email, password);
    forgetDraft();
    onSignedIn();
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <form className={classes.form} onSubmit={onSubmit} onFocus={warmChecks} noValidate>
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
          autoComplete="current-password"
          label={t("field.password")}
          error={fieldText(errors.password)}
          visibilityToggleButtonProps={{ "aria-label": t("field.showPassword"), tabIndex: 0 }}
        />
        <Anchor component={PreloadLink} to={forgotPath} className={classes.besideField}>
          {t("signIn.forgot")}
        </Anchor>
      </div>
      <ProblemAlert problem={problem} />
      <Button type="submit" loading={isSubmitting} fullWidth>
        {t("signIn.submit")}
      </Button>
    </form>
  );
}
