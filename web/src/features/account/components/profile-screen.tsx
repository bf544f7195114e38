import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { useSignOut } from "../../../ui/use-sign-out.tsx";
import { ContactFacts } from "./contact-facts.tsx";
import classes from "./account.module.css";
import { ProfileForm } from "./profile-form.tsx";

// Knows phone numbers and Google's window, which the name above must not wait for.
const MethodSettings = lazyPart(async () => (await import("./method-settings.tsx")).MethodSettings);

/** The account: name, addresses, ways in, the way out. */
export function ProfileScreen() {
  const { t } = useTranslation("account");
  const { leave, question } = useSignOut();
  return (
    <div className={classes.profile}>
      <PageHeader title={t("profile.title")} lead={t("profile.lead")} />
      <ProfileForm />
      <section aria-labelledby="account-facts">
        <h2 id="account-facts">{t("profile.account")}</h2>
        <ContactFacts />
      </section>
      <section aria-labelledby="account-methods">
        <h2 id="account-methods">{t("profile.methods")}</h2>
        <PartBoundary skeleton={<Skeleton height={180} aria-hidden />}>
          <MethodSettings />
        </PartBoundary>
      </section>
      <div>
        <Button variant="default" onClick={leave}>
          {t("profile.signOut")}
        </Button>
        {question}
      </div>
    </div>
  );
}
