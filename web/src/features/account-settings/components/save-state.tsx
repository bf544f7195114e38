import { useNetwork } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import type { SavingSettings } from "../use-save-settings.ts";
import classes from "./settings.module.css";

/** Where a change is: on its way, in the account, or refused. */
export function SaveState({ saving }: { saving: SavingSettings }) {
  const { t } = useTranslation("settings");
  const isOnline = useNetwork().online;
  return (
    <>
      <p className={classes.state} role="status">
        {saving.isPending && t(isOnline ? "saving" : "savingOffline")}
        {saving.isSuccess && t("saved")}
        {!saving.isPending && !saving.isSuccess && t("atOnce")}
      </p>
      {saving.error !== null && <ProblemNotice text={t("notSaved")} />}
    </>
  );
}
