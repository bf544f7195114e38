import { Button, PasswordInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { askToChangeEmail } from "../own-account-data.ts";
import { hasMethod } from "../sign-in-methods.ts";
import { lazyResolver, useFieldText, warmChecks } from "../use-account-form.ts";
import { AccountForm, AccountProblem } from "./account-form.tsx";
import { ContactFacts } from "./contact-facts.tsx";

interface Values {
  email: string;
  password: string;
}

const withPassword = lazyResolver<Values>((all) => all.changeEmail);
const withoutPassword = lazyResolver<Values>((all) => all.changeEmailAlone);

/** The address of the account, and how it changes: only when the link in the new inbox is opened. */
export function EmailSettings() {
  const { t } = useTranslation("account");
  const { user } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <ContactFacts />
      <div role="status">
        {sentTo !== null && <p>{t("changeEmail.sent", { email: sentTo, current: user.email ?? "" })}</p>}
      </div>
      {user.email !== null && (
        <div ref={keptFocus}>
          {isOpen ? (
            <EmailForm
              onSent={(email) => {
                setSentTo(email);
                setOpen(false);
              }}
            />
          ) : (
            <div>
              <Button
                variant="default"
                onClick={() => {
                  setOpen(true);
                }}
              >
                {t("changeEmail.open")}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation("account");
  const { user } = useSignedIn();
  const fieldText = useFieldText();
  const asksPassword = hasMethod(user, "password");
  const form = useForm<Values>({
    resolver: asksPassword ? withPassword : withoutPassword,
    defaultValues: { email: "", password: "" },
  });
  const submit = async ({ email, password }: Values) => {
    await askToChangeEmail(user, email, password);
    onSent(email);
  };
  const { errors } = form.formState;
  return (
    <AccountForm form={form} onSubmit={submit} onFocus={warmChecks}>
      <TextInput
        {...form.register("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t("changeEmail.email")}
        error={fieldText(errors.email)}
      />
      {asksPassword && (
        <PasswordInput
          {...form.register("password")}
          autoComplete="current-password"
          label={t("changePassword.current")}
          error={fieldText(errors.password)}
          visibilityToggleButtonProps={{ "aria-label": t("field.showPassword"), tabIndex: 0 }}
        />
      )}
      <AccountProblem />
      <div>
        <SubmitButton variant="default">{t("changeEmail.submit")}</SubmitButton>
      </div>
    </AccountForm>
  );
}
