import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { problemOf } from "../auth-message.ts";
import { resendVerification } from "../data.ts";
import classes from "./account.module.css";

/** E-mail and phone number of the account, and whether the e-mail is confirmed. */
export function ContactFacts() {
  const { t } = useTranslation("account");
  const { user } = useSignedIn();
  const verify = () => {
    resendVerification(user).then(
      () => {
        showToast({
          tone: "done",
          id: "verify",
          message: t("profile.verifySent", { email: user.email ?? "" }),
        });
      },
      (error: unknown) => {
        showToast({ tone: "problem", id: "verify", message: t(`problem.${problemOf(error)}`) });
      },
    );
  };
  return (
    <dl className={classes.facts}>
      {user.email !== null && (
        <div>
          <dt>{t("profile.email")}</dt>
          <dd>
            {user.email}
            <span className={classes.quiet}>
              {user.emailVerified ? t("profile.verified") : t("profile.unverified")}
            </span>
            {!user.emailVerified && (
              <Anchor component="button" type="button" onClick={verify}>
                {t("profile.verify")}
              </Anchor>
            )}
          </dd>
        </div>
      )}
      {user.phoneNumber !== null && (
        <div>
          <dt>{t("profile.phone")}</dt>
          <dd>{user.phoneNumber}</dd>
        </div>
      )}
    </dl>
  );
}
