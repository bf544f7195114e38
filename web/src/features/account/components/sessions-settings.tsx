import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { useSignOut } from "../../../ui/use-sign-out.tsx";
import { signOutEverywhere } from "../own-account-data.ts";
import classes from "./account.module.css";

/** The way out of every device, for a lost phone or a borrowed laptop. */
export function SessionsSettings() {
  const { t } = useTranslation("account");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { leave, question } = useSignOut(async () => {
    setBusy(true);
    setError(null);
    try {
      await signOutEverywhere();
    } catch (reason) {
      setError(reason);
      setBusy(false);
    }
  });
  return (
    <>
      <p className={classes.quiet}>{t("everywhere.lead")}</p>
      {error !== null && <ProblemNotice text={problemText(error)} />}
      <div>
        <Button variant="default" loading={isBusy} onClick={leave}>
          {t("everywhere.submit")}
        </Button>
        {question}
      </div>
    </>
  );
}
