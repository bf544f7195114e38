import { Button, PasswordInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { addPassword, changePassword } from "../own-account-data.ts";
import { hasMethod } from "../sign-in-methods.ts";
import { lazyResolver, useFieldText, warmChecks } from "../use-account-form.ts";
import { AccountForm, AccountProblem } from "./account-form.tsx";
import classes from "./account.module.css";
import { PasswordMeter } from "./password-meter.tsx";
import { useProof } from "./use-proof.tsx";

/** A new password, or the first one of an account that came by Google or phone. */
export function PasswordSettings() {
  const { t } = useTranslation("account");
  const { user } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const hasPassword = hasMethod(user, "password");
  const finish = () => {
    setOpen(false);
    setDone(true);
  };
  const proof = useProof();
  const open = () => {
    setOpen(true);
    setDone(false);
  };
  return (
    <>
      <p className={classes.quiet}>{t(hasPassword ? "changePassword.lead" : "addPassword.lead")}</p>
      <div role="status">{isDone && <p>{t("changePassword.done")}</p>}</div>
      <div ref={keptFocus}>
        {isOpen ? (
          hasPassword ? (
            <ChangeForm onDone={finish} />
          ) : (
            <AddForm onDone={finish} />
          )
        ) : (
          <div>
            <Button
              variant="default"
              onClick={() => {
                // Who changes a password writes the present one beside it.
                if (hasPassword) open();
                else proof.after(open);
              }}
            >
              {t(hasPassword ? "changePassword.open" : "addPassword.open")}
            </Button>
          </div>
        )}
      </div>
      {proof.dialog}
    </>
  );
}

interface ChangeValues {
  current: string;
  password: string;
}

const changeResolver = lazyResolver<ChangeValues>((all) => all.changePassword);

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("account");
  const { user } = useSignedIn();
  const fieldText = useFieldText();
  const form = useForm<ChangeValues>({
    resolver: changeResolver,
    defaultValues: { current: "", password: "" },
  });
  const password = useWatch({ control: form.control, name: "password" });
  const submit = async (values: ChangeValues) => {
    await changePassword(user, values.current, values.password);
    onDone();
  };
  const { errors } = form.formState;
  const toggle = { "aria-label": t("field.showPassword"), tabIndex: 0 };
  return (
    <AccountForm form={form} onSubmit={submit} onFocus={warmChecks}>
      <input type="email" autoComplete="username" value={user.email ?? ""} readOnly hidden />
      <PasswordInput
        {...form.register("current")}
        autoComplete="current-password"
        label={t("changePassword.current")}
        error={fieldText(errors.current)}
        visibilityToggleButtonProps={toggle}
      />
      <div>
        <PasswordInput
          {...form.register("password")}
          autoComplete="new-password"
          label={t("field.newPassword")}
          error={fieldText(errors.password)}
          visibilityToggleButtonProps={toggle}
        />
        <PasswordMeter password={password} />
      </div>
      <AccountProblem />
      <div>
        <SubmitButton variant="default">{t("action.resetSubmit")}</SubmitButton>
      </div>
    </AccountForm>
  );
}

interface AddValues {
  email: string;
  password: string;
}

const addResolver = lazyResolver<AddValues>((all) => all.addPassword);

function AddForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("account");
  const { user } = useSignedIn();
  const fieldText = useFieldText();
  const form = useForm<AddValues>({
    resolver: addResolver,
    defaultValues: { email: user.email ?? "", password: "" },
  });
  const password = useWatch({ control: form.control, name: "password" });
  const submit = async (values: AddValues) => {
    await addPassword(user, values.email, values.password);
    onDone();
  };
  const { errors } = form.formState;
  return (
    <AccountForm form={form} onSubmit={submit} onFocus={warmChecks}>
      <TextInput
        {...form.register("email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t("field.email")}
        readOnly={user.email !== null}
        error={fieldText(errors.email)}
      />
      <div>
        <PasswordInput
          {...form.register("password")}
          autoComplete="new-password"
          label={t("field.newPassword")}
          error={fieldText(errors.password)}
          visibilityToggleButtonProps={{ "aria-label": t("field.showPassword"), tabIndex: 0 }}
        />
        <PasswordMeter password={password} />
      </div>
      <AccountProblem />
      <div>
        <SubmitButton variant="default">{t("action.resetSubmit")}</SubmitButton>
      </div>
    </AccountForm>
  );
}
