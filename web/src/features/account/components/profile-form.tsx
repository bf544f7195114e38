import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormDraft } from "../../../ui/form/form-draft.ts";
import { refreshSession, useSignedIn } from "../../../lib/session/session.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { changeDisplayName } from "../data.ts";
import { lazyResolver, useFieldText, warmChecks } from "../use-account-form.ts";
import { AccountForm, AccountProblem } from "./account-form.tsx";
import classes from "./account.module.css";
import { PhotoField } from "./photo-field.tsx";

interface Values {
  displayName: string;
}

const resolver = lazyResolver<Values>((all) => all.profile);

/** The profile as its owner changes it; the same on `/profile` and `/settings`. */
export function ProfileForm() {
  const { profile } = useSignedIn();
  return profile === null ? (
    <ProfileMissing />
  ) : (
    <div className={classes.form}>
      <PhotoField photo={profile.photoURL} name={profile.displayName} />
      <NameForm key={profile.displayName} name={profile.displayName} />
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
  const submit = async ({ displayName }: Values) => {
    await changeDisplayName(user, displayName);
    forgetDraft();
    showToast({ tone: "done", id: "profile", message: t("profile.saved") });
  };
  return (
    <AccountForm form={form} onSubmit={submit} onFocus={warmChecks}>
      <TextInput
        {...form.register("displayName")}
        autoComplete="name"
        label={t("field.name")}
        error={fieldText(form.formState.errors.displayName)}
      />
      <AccountProblem />
      <div>
        <SubmitButton>{t("profile.submit")}</SubmitButton>
      </div>
    </AccountForm>
  );
}
