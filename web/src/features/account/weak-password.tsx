import { limits } from "@janur/domain/limits";
import { Button } from "@mantine/core";
import i18next from "i18next";
import { readStored, writeStored } from "../../lib/storage/preferences.ts";
import { getSession } from "../../lib/session/session.ts";
import { PreloadLink } from "../../ui/layout/preload-link.tsx";
import { hideToast, showToast } from "../../ui/toast/toast.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Ids of the accounts that were asked on this device. */
const askedKey = "janur.passwordAsked";
const toastId = "weak-password";

/**
 * Asks somebody who has just signed in with a password that we would not take anew to change it: once on this device, and never
 * again, whatever they do about it. The password is looked at here and goes nowhere.
 * @param settingsPath where it is changed
 */
export async function askForBetterPassword(password: string, settingsPath: string): Promise<void> {
  const session = getSession();
  if (session.status !== "signed-in" || session.isClosed) return;
  const asked = (readStored("localStorage", askedKey) ?? "").split(" ");
  if (asked.includes(session.user.uid)) return;
  const isWeak = password.length < limits.account.newPassword.min || (await isCommonPassword(password));
  if (!isWeak) return;
  writeStored("localStorage", askedKey, [...asked, session.user.uid].join(" ").trim());
  showToast({
    tone: "info",
    id: toastId,
    message: (
      <>
        {i18next.t("account:changePassword.better")}{" "}
        <Button
          component={PreloadLink}
          to={settingsPath}
          variant="default"
          size="compact-sm"
          onClick={() => {
            hideToast(toastId);
          }}
        >
          {i18next.t("account:changePassword.toSettings")}
        </Button>
      </>
    ),
  });
}
