import { ClerkFailed, ClerkLoaded, ClerkLoading, ClerkProvider } from "@clerk/react";
import { Alert, Button, Loader } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Wordmark } from "../../../ui/art/anyaman.tsx";
import { readPublishableKey } from "../publishable-key.ts";
import classes from "./clerk.module.css";
import { KeyMissing } from "./key-missing.tsx";

const publishableKey = readPublishableKey(import.meta.env.VITE_CLERK_PUBLISHABLE_KEY);

const paths = {
  signIn: "/clerk/sign-in",
  signUp: "/clerk/sign-up",
  userManagement: "/clerk/user-management",
} as const;
type ClerkPage = keyof typeof paths;

/**
 * Around every page of the demo. Links are plain ones: each page is loaded anew,
 * because Hosting gives these addresses a policy of their own, and Janur's pages theirs.
 */
export function ClerkFrame({ page, children }: { page: ClerkPage; children: ReactNode }) {
  const { t } = useTranslation("clerk");
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <a href="/" className={classes.brand} aria-label={t("toJanur")}>
          <Wordmark size={32} />
        </a>
        <nav aria-label={t("pages")}>
          <ul>
            {(["signIn", "signUp", "userManagement"] as const).map((each) => (
              <li key={each}>
                <a href={paths[each]} aria-current={each === page ? "page" : undefined}>
                  {t(each)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <p className={classes.area}>{t("area")}</p>
        <h1>{t(`${page}Title`)}</h1>
        <p className={classes.lead}>{t("lead")}</p>
        {publishableKey.state === "set" ? (
          <ClerkProvider
            publishableKey={publishableKey.key}
            signInUrl={paths.signIn}
            signUpUrl={paths.signUp}
            signInFallbackRedirectUrl={paths.userManagement}
            signUpFallbackRedirectUrl={paths.userManagement}
            afterSignOutUrl={paths.signIn}
            telemetry={false}
          >
            <ClerkLoading>
              <Loader aria-label={t("loading")} />
            </ClerkLoading>
            <ClerkFailed>
              <LoadFailed />
            </ClerkFailed>
            <ClerkLoaded>{children}</ClerkLoaded>
          </ClerkProvider>
        ) : (
          <KeyMissing isMalformed={publishableKey.state === "malformed"} />
        )}
      </main>
    </div>
  );
}

function LoadFailed() {
  const { t } = useTranslation("clerk");
  return (
    <Alert color="cabai" role="alert">
      <p className={classes.paragraph}>{t("failed")}</p>
      <Button
        variant="default"
        onClick={() => {
          window.location.reload();
        }}
      >
        {t("reload")}
      </Button>
    </Alert>
  );
}
