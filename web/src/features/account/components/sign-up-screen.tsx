import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { UnlessShut } from "../../../ui/error/unless-shut.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import type { SignInResult } from "../data.ts";
import { AccountHeading } from "./account-heading.tsx";
import classes from "./account.module.css";
import { GoogleButton } from "./google-button.tsx";
import { PhoneButton } from "./phone-button.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

interface SignUpScreenProps {
  paths: { signIn: string; otp: string; terms: string; privacy: string };
  /** Whose invitation waits for the account; empty where none does. */
  keptNames: string;
  onSignedIn: (result: SignInResult) => void;
}

export function SignUpScreen({ paths, keptNames, onSignedIn }: SignUpScreenProps) {
  const { t } = useTranslation("account");
  return (
    <>
      <AccountHeading
        title={t("signUp.title")}
        lead={keptNames === "" ? t("signUp.lead") : t("signUp.kept", { names: keptNames })}
      />
      <UnlessShut part="signUp" text={t("signUp.paused")}>
        <SignUpForm
          termsPath={paths.terms}
          privacyPath={paths.privacy}
          onSignedUp={() => {
            onSignedIn({ isNew: true });
          }}
        />
        <p className={classes.or}>{t("signIn.or")}</p>
        <div className={classes.others}>
          <GoogleButton onSignedIn={onSignedIn}>{t("signUp.google")}</GoogleButton>
          <PhoneButton to={paths.otp}>{t("signUp.phone")}</PhoneButton>
        </div>
      </UnlessShut>
      <p className={classes.after}>
        {t("signUp.haveAccount")}{" "}
        <Anchor component={PreloadLink} to={paths.signIn} fw={600}>
          {t("signUp.toSignIn")}
        </Anchor>
      </p>
    </>
  );
}
