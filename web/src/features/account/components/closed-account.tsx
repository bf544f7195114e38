import { limits } from "@janur/domain/limits";
import { Button, Textarea } from "@mantine/core";
import { useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { newDocumentId } from "../../../lib/browser/new-document-id.ts";
import { callHost } from "../../../lib/client/callables.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { useSignOut } from "../../../ui/use-sign-out.tsx";
import { AccountHeading } from "./account-heading.tsx";
import classes from "./account.module.css";

/** Says to whoever signed in that the account is closed, and takes what speaks against it. @param email null for accounts by phone */
export function ClosedAccount({ email }: { email: string | null }) {
  const { t } = useTranslation("notice");
  const { leave, question } = useSignOut();
  const [isSent, setSent] = useState(false);
  return (
    <>
      <AccountHeading
        title={t("accountClosed.title")}
        lead={email === null ? t("accountClosed.leadUnnamed") : t("accountClosed.lead", { email })}
      />
      <p className={classes.quiet}>{t("accountClosed.only")}</p>
      {isSent ? (
        <div className={classes.form} role="status">
          <p>{t("accountClosed.sent")}</p>
          <Button
            variant="default"
            onClick={() => {
              setSent(false);
            }}
          >
            {t("accountClosed.more")}
          </Button>
        </div>
      ) : (
        <Objection
          onSent={() => {
            setSent(true);
          }}
        />
      )}
      <Button variant="subtle" mt={16} onClick={leave}>
        {t("accountClosed.signOut")}
      </Button>
      {question}
    </>
  );
}

function Objection({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation("notice");
  const messageId = useRef(newDocumentId());
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(text.trim() === "");
    if (text.trim() === "" || isBusy) return;
    setBusy(true);
    setError(null);
    callHost("appealClosure", { messageId: messageId.current, text: text.trim() })
      .then(onSent, (reason: unknown) => {
        setError(reason);
      })
      .finally(() => {
        setBusy(false);
      });
  };
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <Textarea
        size="sm"
        label={t("accountClosed.label")}
        autosize
        minRows={4}
        maxRows={10}
        maxLength={limits.account.appeal}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
        error={isMissing ? t("accountClosed.missing") : undefined}
      />
      {error !== null && <ProblemNotice text={problemText(error)} />}
      <Button type="submit" loading={isBusy} fullWidth>
        {t("accountClosed.submit")}
      </Button>
    </form>
  );
}
