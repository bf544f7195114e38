import { Button } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { problemOf, type ProblemKey } from "../auth-message.ts";
import { linkGoogle, unlinkMethod } from "../own-account-data.ts";
import { hasMethod, mayUnlink, signInMethods, type SignInMethod } from "../sign-in-methods.ts";
import classes from "./account.module.css";
import { ProblemAlert } from "./problem-alert.tsx";
import { useProof } from "./use-proof.tsx";

// It brings the rules of the world's phone numbers, which the settings do not need.
const AddPhoneDialog = lazyPart(async () => (await import("./add-phone-dialog.tsx")).AddPhoneDialog);

/** How this account is entered; a way can be added or taken away, the last one stays. */
export function MethodSettings() {
  const { t } = useTranslation("account");
  const { user } = useSignedIn();
  const [busy, setBusy] = useState<SignInMethod | null>(null);
  const [problem, setProblem] = useState<ProblemKey | null>(null);
  const [isAddingPhone, setAddingPhone] = useState(false);
  const proof = useProof();

  const run = (method: SignInMethod, work: () => Promise<void>) => {
    setBusy(method);
    setProblem(null);
    work()
      .catch((error: unknown) => {
        setProblem(navigator.onLine ? problemOf(error) : "network");
      })
      .finally(() => {
        setBusy(null);
      });
  };
  const add: Record<Exclude<SignInMethod, "password">, () => void> = {
    google: () => {
      run("google", () => linkGoogle(user));
    },
    phone: () => {
      setAddingPhone(true);
    },
  };
  const isLast = user.providerData.length === 1;
  return (
    <>
      <ul className={classes.methods}>
        {signInMethods.map((method) => (
          <li key={method}>
            <span>
              <strong>{t(`method.${method}`)}</strong>
              <span className={classes.quiet}>
                {hasMethod(user, method) ? t("method.linked") : t("method.notLinked")}
              </span>
            </span>
            {mayUnlink(user, method) && (
              <Button
                variant="default"
                size="sm"
                loading={busy === method}
                aria-label={t("method.unlinkOne", { method: t(`method.${method}`) })}
                onClick={() => {
                  proof.after(() => {
                    run(method, () => unlinkMethod(user, method));
                  });
                }}
              >
                {t("method.unlink")}
              </Button>
            )}
            {method !== "password" && !hasMethod(user, method) && (
              <Button
                variant="default"
                size="sm"
                loading={busy === method}
                aria-label={t("method.linkOne", { method: t(`method.${method}`) })}
                onClick={() => {
                  proof.after(add[method]);
                }}
              >
                {t("method.link")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isLast && <p className={`${classes.quiet ?? ""} ${classes.afterMethods ?? ""}`}>{t("method.last")}</p>}
      <ProblemAlert problem={problem} />
      {proof.dialog}
      {isAddingPhone && (
        <Suspense>
          <AddPhoneDialog
            onClose={() => {
              setAddingPhone(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
