import { Button, PasswordInput, Text } from "@mantine/core";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { QrCode } from "../../../ui/picture/qr-code.tsx";
import { problemOf, type ProblemKey } from "../auth-message.ts";
import { OTP_LENGTH } from "../otp-code.ts";
import { proveIdentity } from "../own-account-data.ts";
import { enrol, enrolledSince, newAuthenticator, type NewAuthenticator } from "../second-factor-data.ts";
import { hasMethod } from "../sign-in-methods.ts";
import classes from "./account.module.css";
import { OtpInput } from "./otp-input.tsx";
import { ProblemAlert } from "./problem-alert.tsx";

/** The authenticator of one of the staff: whether there is one, and how it is set up. */
export function SecondFactorSettings() {
  const { t } = useTranslation("account");
  const { user, hasSecondFactor } = useSignedIn();
  const [started, setStarted] = useState<NewAuthenticator | null>(null);
  const isEnrolled = enrolledSince(user) !== null;
  if (isEnrolled || hasSecondFactor)
    return (
      <>
        <p role="status">{t("secondFactor.isOn")}</p>
        {!hasSecondFactor && <p className={classes.quiet}>{t("secondFactor.signInAgain")}</p>}
        <p className={classes.quiet}>{t("secondFactor.otherDevice")}</p>
      </>
    );
  return (
    <>
      <p className={classes.quiet}>{t("secondFactor.lead")}</p>
      {started === null ? <Start onStarted={setStarted} /> : <Finish authenticator={started} />}
    </>
  );
}

function useAttempt() {
  const [problem, setProblem] = useState<ProblemKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    work()
      .catch((error: unknown) => {
        setProblem(navigator.onLine ? problemOf(error) : "network");
      })
      .finally(() => {
        setBusy(false);
      });
  };
  return { problem, isBusy, attempt };
}

function Start({ onStarted }: { onStarted: (authenticator: NewAuthenticator) => void }) {
  const { t } = useTranslation("account");
  const { user } = useSignedIn();
  const [password, setPassword] = useState("");
  const { problem, isBusy, attempt } = useAttempt();
  const start = (event: SyntheticEvent) => {
    event.preventDefault();
    attempt(async () => {
      await proveIdentity(user, password);
      onStarted(await newAuthenticator(user));
    });
  };
  return (
    <form className={classes.form} onSubmit={start} noValidate>
      {hasMethod(user, "password") && (
        <PasswordInput
          label={t("changePassword.current")}
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
          }}
          visibilityToggleButtonProps={{ "aria-label": t("field.showPassword"), tabIndex: 0 }}
        />
      )}
      <ProblemAlert problem={problem} />
      <div>
        <Button type="submit" variant="default" loading={isBusy}>
          {t("secondFactor.start")}
        </Button>
      </div>
    </form>
  );
}

function Finish({ authenticator }: { authenticator: NewAuthenticator }) {
  const { t } = useTranslation("account");
  const { user } = useSignedIn();
  const [code, setCode] = useState("");
  const { problem, isBusy, attempt } = useAttempt();
  const told = problem === "wrongCode" ? "wrongAuthenticator" : problem;
  const finish = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.length === OTP_LENGTH) attempt(() => enrol(user, authenticator, code));
  };
  return (
    <form className={classes.form} onSubmit={finish} noValidate>
      <p>{t("secondFactor.scan")}</p>
      <div className={classes.authenticator}>
        <QrCode text={authenticator.uri} label={t("secondFactor.qr")} />
      </div>
      <p>
        {t("secondFactor.type")} <Text component="code">{authenticator.key}</Text>
      </p>
      <OtpInput value={code} onChange={setCode} hasError={told === "wrongAuthenticator"} />
      <ProblemAlert problem={told} />
      <div>
        <Button type="submit" loading={isBusy}>
          {t("secondFactor.finish")}
        </Button>
      </div>
    </form>
  );
}
