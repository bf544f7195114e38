import { RedirectToSignIn, Show, SignOutButton, UserProfile } from "@clerk/react";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./clerk.module.css";
import { ClerkFrame } from "./clerk-frame.tsx";

/** Only for people signed in to Clerk; everybody else is led to Clerk's sign-in page. */
export function ClerkUserManagement() {
  const { t } = useTranslation("clerk");
  return (
    <ClerkFrame page="userManagement">
      <Show when="signed-in" fallback={<RedirectToSignIn />}>
        <UserProfile routing="hash" />
        <div className={classes.signOut}>
          <SignOutButton>
            <Button variant="default">{t("signOut")}</Button>
          </SignOutButton>
        </div>
      </Show>
    </ClerkFrame>
  );
}
