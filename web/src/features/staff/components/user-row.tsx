import type { UserRow as User } from "@janur/domain/contracts/staff-callables";
import { useTranslation } from "react-i18next";
import controls from "../../../ui/list/row-controls.module.css";
import { dayText } from "../day-text.ts";
import { AccountMarks } from "./account-marks.tsx";
import classes from "./staff.module.css";

/** One account of the list; opens its details. */
export function UserRow({ user, onOpen }: { user: User; onOpen: (uid: string) => void }) {
  const { t } = useTranslation("staff");
  const { uid, displayName, email, invitations, createdAt, lastSignInAt } = user;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <div className={classes.name}>
          <button
            type="button"
            className={controls.name}
            onClick={() => {
              onOpen(uid);
            }}
            dir="auto"
          >
            {displayName}
          </button>
          <AccountMarks role={user.role} isDisabled={user.isDisabled} />
        </div>
        <p>{email ?? t("users.noEmail")}</p>
      </div>
      <p>{t("users.invitations", { count: invitations })}</p>
      <p>
        {t("users.joined", { when: dayText(createdAt) })}
        <br />
        {lastSignInAt === null
          ? t("users.neverSignedIn")
          : t("users.lastSignIn", { when: dayText(lastSignInAt) })}
      </p>
    </li>
  );
}
