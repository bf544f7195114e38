import type { AccountRole } from "@janur/domain/account/staff";
import { useTranslation } from "react-i18next";
import classes from "./staff.module.css";

/** What is unusual about an account, in words. */
export function AccountMarks({ role, isDisabled }: { role: AccountRole; isDisabled: boolean }) {
  const { t } = useTranslation("staff");
  return (
    <>
      {role === "admin" && <span className={classes.mark}>{t("role.admin")}</span>}
      {isDisabled && (
        <span className={classes.mark} data-severe>
          {t("mark.shut")}
        </span>
      )}
    </>
  );
}
