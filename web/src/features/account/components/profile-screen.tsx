import { Anchor, Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormDraft } from "../../../lib/form-draft.ts";
import { refreshSession, signOut, useSignedIn } from "../../../lib/session/session.ts";
import { showToast } from "../../../ui/toast.ts";
import { problemOf } from "../auth-message.ts";
import { changeDisplayName, resendVerification } from "../data.ts";
import { lazyResolver, useAccountSubmit, useFieldText, warmChecks } from "../use-account-form.ts";
import { AccountHeading } from "./account-heading.tsx";
import classes from "./account.module.css";
import { ProblemAlert } from "./problem-alert.tsx";

interface Values {
  displayName: string;
}

const resolver = lazyResolver<Values>((all) => all.profile);

/** The account: name, addresses, the way out. */
export function ProfileScreen() {
  const { t } = useTranslation(["account", "shell"]);
  const { profile } = useSignedIn();
  const leave = () => {
    signOut().catch(() => {
      showToast({ tone: "problem", id: "sign-out", message: t("shell:menu.signOutFailed") });
    });
  };
  return (
    <div className={classes.profile}>
      <AccountHeading title={t("profile.title")} lead={t("profile.lead")} />
      {profile === null ? (
        <ProfileMissing />
      ) : (
        <NameForm key={profile.displayName} name={profile.displayName} />
      )}
      <AccountFacts />
      <div>
        <Button variant="default" onClick={leave}>
          {t("profile.signOut")}
        </Button>
      </div>
    </div>
  );
}

function ProfileMissing() {
  const { t } = useTranslation(["account", "shell"]);
  const [isBusy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void refreshSession().finally(() => {
      setBusy(false);
    });
  };
  return (
    <div className={classes.form} role="alert">
      <p>{t("profile.missing")}</p>
      <Button loading={isBusy} onClick={retry}>
        {t("shell:action.retry")}
      </Button>
    </div>
  );
}

function NameForm({ name }: { name: string }) {
  const { t } = useTranslation("account");
  const { user } = useSignedIn();
  const fieldText = useFieldText();
  const form = useForm<Values>({ resolver, defaultValues: { displayName: name } });
  const forgetDraft = useFormDraft(form, "profile", ["displayName"]);
  const { onSubmit, problem } = useAccountSubmit(form, async ({ displayName }) => {
    await changeDisplayName(user, displayName);
    forgetDraft();
    showToast({ tone: "done", id: "profile", message: t("profile.saved") });
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} onFocus={warmChecks} noValidate>
      <TextInput
        {...form.register("displayName")}
        autoComplete="name"
        label={t("field.name")}
        error={fieldText(form.formState.errors.displayName)}
      />
      <ProblemAlert problem={problem} />
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t("profile.submit")}
        </Button>
      </div>
    </form>
  );
}

function AccountFacts() {
  const { t } = useTranslation("account");
  const { user } = useSignedIn();
  const verify = () => {
    resendVerification(user).then(
      () => {
        showToast({
          tone: "done",
          id: "verify",
          message: t("profile.verifySent", { email: user.email ?? "" }),
        });
      },
      (error: unknown) => {
        showToast({ tone: "problem", id: "verify", message: t(`problem.${problemOf(error)}`) });
      },
    );
  };
  return (
    <section aria-labelledby="account-facts">
      <h2 id="account-facts">{t("profile.account")}</h2>
      <dl className={classes.facts}>
        {user.email !== null && (
          <div>
            <dt>{t("profile.email")}</dt>
            <dd>
              {user.email}
              <span className={classes.quiet}>
                {user.emailVerified ? t("profile.verified") : t("profile.unverified")}
              </span>
              {!user.emailVerified && (
                <Anchor component="button" type="button" onClick={verify}>
                  {t("profile.verify")}
                </Anchor>
              )}
            </dd>
          </div>
        )}
        {user.phoneNumber !== null && (
          <div>
            <dt>{t("profile.phone")}</dt>
            <dd>{user.phoneNumber}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
