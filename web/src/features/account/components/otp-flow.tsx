import { Anchor, Button, TextInput } from "@mantine/core";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormDraft } from "../../../ui/form/form-draft.ts";
import { readPhone } from "../../../lib/text/phone.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { problemOf, type ProblemKey } from "../auth-message.ts";
import type { SignInResult } from "../data.ts";
import { OTP_LENGTH } from "../otp-code.ts";
import { sendCode, type SentCode } from "../phone-data.ts";
import { phoneSchema, type PhoneValues } from "../phone-form.ts";
import { useFieldText } from "../use-account-form.ts";
import { useCountdown } from "../use-countdown.ts";
import { AccountForm, AccountProblem } from "./account-form.tsx";
import { AccountHeading } from "./account-heading.tsx";
import classes from "./account.module.css";
import { OtpInput } from "./otp-input.tsx";
import { ProblemAlert } from "./problem-alert.tsx";

/** Seconds before another SMS may be asked for. */
const RESEND_AFTER = 60;

interface OtpFlowProps {
  send?: (phone: string, container: HTMLElement) => Promise<SentCode>;
  /** The number joins the account that is open; the headings are those of whatever is around. */
  isLinking?: boolean;
  onSignedIn: (result: SignInResult) => void;
}

/** Number → code → signed in. */
export function OtpFlow({ send = sendCode, isLinking = false, onSignedIn }: OtpFlowProps) {
  const [phone, setPhone] = useState<string | null>(null);
  const [sent, setSent] = useState<SentCode | null>(null);
  const proof = useRef<HTMLDivElement>(null);

  const sendTo = async (number: string) => {
    // A used proof leaves its frame behind; each attempt gets an element of its own.
    const container = document.createElement("div");
    proof.current?.replaceChildren(container);
    setSent(await send(number, container));
    setPhone(number);
  };

  return (
    <>
      {phone === null || sent === null ? (
        <PhoneStep isLinking={isLinking} onSend={sendTo} />
      ) : (
        <CodeStep
          phone={phone}
          isLinking={isLinking}
          sent={sent}
          onResend={() => sendTo(phone)}
          onOtherNumber={() => {
            setSent(null);
            setPhone(null);
          }}
          onSignedIn={onSignedIn}
        />
      )}
      <div ref={proof} />
    </>
  );
}

interface PhoneStepProps {
  isLinking: boolean;
  onSend: (phone: string) => Promise<void>;
}

function PhoneStep({ isLinking, onSend }: PhoneStepProps) {
  const { t } = useTranslation("account");
  const fieldText = useFieldText();
  const form = useForm<PhoneValues>({ resolver: zodResolver(phoneSchema), defaultValues: { phone: "" } });
  useFormDraft(form, "otp", ["phone"]);
  const submit = async ({ phone }: PhoneValues) => {
    const reading = readPhone(phone);
    if (reading.kind === "number") await onSend(reading.phone);
  };
  return (
    <>
      {!isLinking && <AccountHeading title={t("otp.title")} lead={t("otp.lead")} />}
      <p className={classes.quiet}>{t("otp.risk")}</p>
      <AccountForm form={form} onSubmit={submit}>
        <TextInput
          {...form.register("phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={t("field.phone")}
          description={t("field.phoneHint")}
          error={fieldText(form.formState.errors.phone)}
        />
        <AccountProblem />
        <SubmitButton fullWidth>{t("otp.submit")}</SubmitButton>
      </AccountForm>
    </>
  );
}

interface CodeStepProps {
  phone: string;
  isLinking: boolean;
  sent: SentCode;
  onResend: () => Promise<void>;
  onOtherNumber: () => void;
  onSignedIn: (result: SignInResult) => void;
}

function CodeStep({ phone, isLinking, sent, onResend, onOtherNumber, onSignedIn }: CodeStepProps) {
  const { t } = useTranslation("account");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<ProblemKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const countdown = useCountdown(RESEND_AFTER);
  const boxes = useRef<HTMLDivElement>(null);

  useEffect(() => {
    boxes.current?.querySelector("input")?.focus();
  }, []);

  const attempt = (work: () => Promise<void>) => {
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
  const confirm = (digits: string) => {
    attempt(async () => {
      onSignedIn(await sent.confirm(digits));
    });
  };
  const change = (digits: string) => {
    setCode(digits);
    if (digits.length === OTP_LENGTH && digits !== code && !isBusy) confirm(digits);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.length === OTP_LENGTH) confirm(code);
    else setProblem("wrongCode");
  };
  const resend = () => {
    attempt(async () => {
      await onResend();
      setCode("");
      countdown.restart();
      showToast({ tone: "done", id: "otp", message: t("otp.resent") });
    });
  };

  return (
    <>
      {isLinking ? (
        <p>{t("otp.codeLead", { phone })}</p>
      ) : (
        <AccountHeading title={t("otp.codeTitle")} lead={t("otp.codeLead", { phone })} />
      )}
      <form className={classes.form} onSubmit={submit} noValidate>
        <div ref={boxes}>
          <OtpInput value={code} onChange={change} hasError={problem === "wrongCode"} />
        </div>
        <ProblemAlert problem={problem} />
        <Button type="submit" loading={isBusy} fullWidth>
          {t(isLinking ? "method.link" : "otp.confirm")}
        </Button>
        <p className={classes.quiet}>{t("otp.safety")}</p>
        <div className={classes.row}>
          {countdown.seconds > 0 ? (
            <span className={classes.quiet}>{t("otp.resendIn", { seconds: countdown.seconds })}</span>
          ) : (
            <Anchor component="button" type="button" onClick={resend}>
              {t("otp.resend")}
            </Anchor>
          )}
          <Anchor component="button" type="button" onClick={onOtherNumber}>
            {t("otp.otherNumber")}
          </Anchor>
        </div>
      </form>
    </>
  );
}
