import { useNetwork } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { useUnsentCount } from "../../lib/storage/unsent.ts";
import classes from "../layouts/shell.module.css";

/** Says that there is no signal, and how many changes wait for it. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const isOnline = useNetwork().online;
  const count = useUnsentCount();
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.offline}>
          {t("offline")}
          {count > 0 && ` ${t("unsent.waiting", { count })}`}
        </p>
      )}
    </div>
  );
}
