import { Button, Loader, PasswordInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { keepDraft, signInDraft } from "../../../lib/storage/draft-storage.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { problemOf } from "../auth-message.ts";
import { setNewPassword } from "../data.ts";
import { emailLinkQuery, resetLinkQuery } from "../queries.ts";
import { lazyResolver, useFieldText, warmChecks } from "../use-account-form.ts";
import { AccountForm, AccountProblem } from "./account-form.tsx";
import { AccountHeading } from "./account-heading.tsx";
import classes from "./account.module.css";
import { PasswordMeter } from "./password-meter.tsx";

interface Paths {
  home: string;
  signIn: string;
  forgot: string;
}

/** What a link from a mail asks for; null for a link that says nothing we know. */
export type LinkAction = { mode: "resetPassword" | "verifyEmail" | "recoverEmail"; code: string } | null;

export function AuthAction({ action, paths }: { action: LinkAction; paths: Paths }) {
  if (action === null) return <BrokenLink paths={paths} problem="usedLink" />;
  if (action.mode === "resetPassword") return <ResetPassword code={action.code} paths={paths} />;
  return <EmailLink code={action.code} isRecovery={action.mode === "recoverEmail"} paths={paths} />;
}

function Checking() {
  const { t } = useTranslation("account");
  return (
    <div className={classes.checking} role="status">
      <Loader size="sm" />
      <span>{t("action.checking")}</span>
    </div>
  );
}

function BrokenLink({ paths, problem }: { paths: Paths; problem: ReturnType<typeof problemOf> }) {
  const { t } = useTranslation("account");
  // A link that fails says nothing about accounts, only about itself.
  const told = problem === "wrongCredentials" ? "usedLink" : problem;
  return (
    <>
      <AccountHeading title={t("action.brokenTitle")} lead={t(`problem.${told}`)} />
      <Button component={PreloadLink} to={paths.forgot} fullWidth>
        {t("action.askAgain")}
      </Button>
    </>
  );
}

function EmailLink({ code, isRecovery, paths }: { code: string; isRecovery: boolean; paths: Paths }) {
  const { t } = useTranslation("account");
  const link = useQuery(emailLinkQuery(code));
  if (link.isPending) return <Checking />;
  if (link.isError) return <BrokenLink paths={paths} problem={problemOf(link.error)} />;
  const email = link.data.email ?? "";
  return (
    <div role="status">
      {isRecovery ? (
        <AccountHeading title={t("action.recoveredTitle")} lead={t("action.recoveredText", { email })} />
      ) : (
        <AccountHeading title={t("action.verifiedTitle")} lead={t("action.verifiedText", { email })} />
      )}
      <div className={classes.form}>
        <Button component={PreloadLink} to={paths.home} fullWidth>
          {t("action.toHome")}
        </Button>
        {isRecovery && (
          <Button component={PreloadLink} to={paths.forgot} variant="default" fullWidth>
            {t("action.changePassword")}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ResetValues {
  password: string;
}

const resolver = lazyResolver<ResetValues>((all) => all.newPassword);

function ResetPassword({ code, paths }: { code: string; paths: Paths }) {
  const { t } = useTranslation("account");
  const fieldText = useFieldText();
  const link = useQuery(resetLinkQuery(code));
  const [done, setDone] = useState<"signed-in" | "changed" | null>(null);
  const form = useForm<ResetValues>({ resolver, defaultValues: { password: "" } });
  const password = useWatch({ control: form.control, name: "password" });
  const submit = async (values: ResetValues) => {
    const email = link.data ?? "";
    const isSignedIn = await setNewPassword(code, email, values.password);
    if (!isSignedIn) keepDraft(signInDraft, { email });
    setDone(isSignedIn ? "signed-in" : "changed");
  };

  if (done !== null) {
    const isSignedIn = done === "signed-in";
    return (
      <div role="status">
        <AccountHeading
          title={t("action.resetDoneTitle")}
          lead={t(isSignedIn ? "action.resetSignedInText" : "action.resetDoneText")}
        />
        <Button component={PreloadLink} to={isSignedIn ? paths.home : paths.signIn} fullWidth>
          {t(isSignedIn ? "action.toHome" : "action.toSignIn")}
        </Button>
      </div>
    );
  }
  if (link.isPending) return <Checking />;
  if (link.isError) return <BrokenLink paths={paths} problem={problemOf(link.error)} />;
  return (
    <>
      <AccountHeading title={t("action.resetTitle")} lead={t("action.resetLead", { email: link.data })} />
      <AccountForm form={form} onSubmit={submit} onFocus={warmChecks}>
        <input type="email" autoComplete="username" value={link.data} readOnly hidden />
        <div>
          <PasswordInput
            {...form.register("password")}
            autoComplete="new-password"
            label={t("field.newPassword")}
            description={t("field.passwordToggle")}
            error={fieldText(form.formState.errors.password)}
            visibilityToggleButtonProps={{ "aria-label": t("field.showPassword"), tabIndex: 0 }}
          />
          <PasswordMeter password={password} />
        </div>
        <AccountProblem />
        <SubmitButton fullWidth>{t("action.resetSubmit")}</SubmitButton>
      </AccountForm>
    </>
  );
}
