import { Anchor, Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { PicturedCover } from "../../../ui/art/pictured-cover.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import type { SignInResult } from "../data.ts";
import { AccountHeading } from "./account-heading.tsx";
import classes from "./account.module.css";
import frame from "./account-frame.module.css";
import { GoogleButton } from "./google-button.tsx";
import { PhoneButton } from "./phone-button.tsx";
import { SignInForm } from "./sign-in-form.tsx";

// The word of the build itself: neither these accounts nor their password are in the files of a real project.
const DemoAccounts = import.meta.env.IS_DEMO
  ? lazy(async () => ({ default: (await import("./demo-accounts.tsx")).DemoAccounts }))
  : null;

/** Three that could not be more different. */
const shown = ["khatam", "taman", "xi"] as const;

interface SignInScreenProps {
  /** There is a page waiting behind the sign-in. */
  hasTarget: boolean;
  paths: { forgot: string; settings: string; signUp: string; otp: string; themes: string; try: string };
  onSignedIn: (result?: SignInResult) => void;
}

/** All ways to sign in; both layouts show this one. */
export function SignInScreen({ hasTarget, paths, onSignedIn }: SignInScreenProps) {
  const { t } = useTranslation("account");
  const done = () => {
    onSignedIn();
  };
  return (
    <>
      <AccountHeading title={t("signIn.title")} lead={t("signIn.lead")} />
      {hasTarget && <p className={classes.resume}>{t("signIn.resume")}</p>}
      <SignInForm paths={paths} onSignedIn={done} />
      <p className={classes.or}>{t("signIn.or")}</p>
      <div className={classes.others}>
        <GoogleButton onSignedIn={onSignedIn}>{t("signIn.google")}</GoogleButton>
        <PhoneButton to={paths.otp}>{t("signIn.phone")}</PhoneButton>
      </div>
      <p className={classes.after}>
        {t("signIn.noAccount")}{" "}
        <Anchor component={PreloadLink} to={paths.signUp} fw={600}>
          {t("signIn.toSignUp")}
        </Anchor>
        <br />
        <Anchor component={PreloadLink} to={paths.themes}>
          {t("signIn.toThemes")}
        </Anchor>
      </p>
      <Button component={PreloadLink} to={paths.try} variant="default" fullWidth mt={16}>
        {t("signIn.toTrial")}
      </Button>
      <div className={frame.window}>
        {shown.map((theme) => (
          <PicturedCover
            key={theme}
            theme={theme}
            sizes="(min-width: 62em) 140px, 30vw"
            className={frame.cover}
          />
        ))}
      </div>
      {DemoAccounts !== null && (
        <Suspense>
          <DemoAccounts onSignedIn={done} />
        </Suspense>
      )}
    </>
  );
}
