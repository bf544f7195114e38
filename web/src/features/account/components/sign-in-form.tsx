import { Anchor, Button, PasswordInput, TextInput } from "@mantine/core";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { keepDraft, readFormDraft, signInDraft as draftName } from "../../../lib/storage/draft-storage.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { problemOf, type ProblemKey } from "../auth-message.ts";
import { loadAccountData } from "../load-data.ts";
import type { SignInErrors } from "../sign-in-check.ts";
import classes from "./account.module.css";
import { ProblemAlert } from "./problem-alert.tsx";

const loadVerifySender = () => import("../sign-in-check.ts");

function keptEmail(): string {
  const kept = readFormDraft(draftName)?.["email"];
  return typeof kept === "string" ? kept : "";
}

function warm(): void {
  loadVerifySender().catch(() => undefined);
  loadAccountData().catch(() => undefined);
}

interface SignInFormProps {
  /** Where a new password is asked for, and where one is changed. */
  paths: { forgot: string; settings: string };
  onSignedIn: () => void;
}

/**
 * E-mail and password. This form is on the lightest page of the application and
 * has two fields, so it does without the form library that the others use.
 */
export function SignInForm({ paths, onSignedIn }: SignInFormProps) {
  const { t } = useTranslation("account");
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(keptEmail);
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<SignInErrors>({});
  const [problem, setProblem] = useState<ProblemKey | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    keepDraft(draftName, email === "" ? null : { email });
  }, [email]);

  const attempt = async () => {
    const [{ checkSignIn }, { signIn }] = await Promise.all([loadVerifySender(), loadAccountData()]);
    const check = checkSignIn({ email, password });
    setErrors(check.errors);
    if (check.values === null) {
      const field = check.errors.email === undefined ? "password" : "email";
      form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
      return;
    }
    await signIn(check.values.email, check.values.password);
    keepDraft(draftName, null);
    onSignedIn();
    // Beside the first screen: the answer changes nothing about signing in.
    void import("../weak-password.tsx").then(
      ({ askForBetterPassword }) => askForBetterPassword(password, paths.settings),
      () => undefined,
    );
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    attempt()
      .catch((error: unknown) => {
        setProblem(navigator.onLine ? problemOf(error) : "network");
      })
      .finally(() => {
        setBusy(false);
      });
  };

  return (
    <form ref={form} className={classes.form} onSubmit={onSubmit} onFocus={warm} noValidate>
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t("field.email")}
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
        }}
        error={errors.email === undefined ? undefined : t(`field.${errors.email}`)}
      />
      <div>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          label={t("field.password")}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
          }}
          error={errors.password === undefined ? undefined : t(`field.${errors.password}`)}
          visibilityToggleButtonProps={{ "aria-label": t("field.showPassword"), tabIndex: 0 }}
        />
        <Anchor component={PreloadLink} to={paths.forgot} className={classes.besideField}>
          {t("signIn.forgot")}
        </Anchor>
      </div>
      <ProblemAlert problem={problem} />
      <Button type="submit" loading={isBusy} fullWidth>
        {t("signIn.submit")}
      </Button>
    </form>
  );
}
