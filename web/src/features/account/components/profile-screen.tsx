import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { signOut } from "../../../lib/session/session.ts";
import { showToast } from "../../../ui/toast.ts";
import { ContactFacts } from "./contact-facts.tsx";
import { AccountHeading } from "./account-heading.tsx";
import classes from "./account.module.css";
import { ProfileForm } from "./profile-form.tsx";

/** The account: name, addresses, the way out. */
export function ProfileScreen() {
  const { t } = useTranslation(["account", "shell"]);
  const leave = () => {
    signOut().catch(() => {
      showToast({ tone: "problem", id: "sign-out", message: t("shell:menu.signOutFailed") });
    });
  };
  return (
    <div className={classes.profile}>
      <AccountHeading title={t("profile.title")} lead={t("profile.lead")} />
      <ProfileForm />
      <section aria-labelledby="account-facts">
        <h2 id="account-facts">{t("account:profile.account")}</h2>
        <ContactFacts />
      </section>
      <div>
        <Button variant="default" onClick={leave}>
          {t("profile.signOut")}
        </Button>
      </div>
    </div>
  );
}
