import { Button, Group, Text } from "@mantine/core";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import type { SecondFactorQuestion } from "../../../lib/session/second-factor.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { problemOf, type ProblemKey } from "../auth-message.ts";
import { OTP_LENGTH } from "../otp-code.ts";
import classes from "./account.module.css";
import { OtpInput } from "./otp-input.tsx";
import { ProblemAlert } from "./problem-alert.tsx";

/** Asks for the six digits that the authenticator shows, above whatever form began the sign-in. */
export function SecondFactorPrompt({ question }: { question: SecondFactorQuestion }) {
  const { t } = useTranslation(["account", "shell"]);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<ProblemKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const confirm = (digits: string) => {
    setBusy(true);
    setProblem(null);
    question
      .confirm(digits)
      .catch((error: unknown) => {
        const key = navigator.onLine ? problemOf(error) : "network";
        setProblem(key === "wrongCode" ? "wrongAuthenticator" : key);
      })
      .finally(() => {
        setBusy(false);
      });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.length === OTP_LENGTH) confirm(code);
    else setProblem("wrongAuthenticator");
  };
  return (
    <Dialog title={t("secondFactor.askTitle")} onClose={question.cancel}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <Text>{t("secondFactor.ask")}</Text>
        <OtpInput
          value={code}
          onChange={(digits) => {
            setCode(digits);
            if (digits.length === OTP_LENGTH && digits !== code && !isBusy) confirm(digits);
          }}
          hasError={problem === "wrongAuthenticator"}
        />
        <ProblemAlert problem={problem} />
        <Text className={classes.quiet}>{t("secondFactor.lost")}</Text>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={question.cancel}>
            {t("shell:action.cancel")}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t("signIn.submit")}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
