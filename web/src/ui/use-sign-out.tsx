import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../lib/browser/lazy-part.ts";
import { signOut } from "../lib/session/session.ts";
import { unsentCount, useUnsentCount } from "../lib/storage/unsent.ts";
import { showToast } from "./toast/toast.ts";

const ConfirmDialog = lazyPart(async () => (await import("./dialog/confirm-dialog.tsx")).ConfirmDialog);

/** The way out of the account. Where changes wait for a connection, `question` stands on the page until it is answered. */
export function useSignOut(): { leave: () => void; question: ReactNode } {
  const { t } = useTranslation("shell");
  const [isAsked, setAsked] = useState(false);
  const count = useUnsentCount();
  const close = () => {
    setAsked(false);
  };
  const leaveNow = () => {
    close();
    signOut().catch(() => {
      showToast({ tone: "problem", id: "sign-out", message: t("menu.signOutFailed") });
    });
  };
  return {
    leave: () => {
      if (unsentCount() > 0) setAsked(true);
      else leaveNow();
    },
    question: isAsked && count > 0 && (
      <Suspense>
        <ConfirmDialog
          title={t("unsent.title")}
          text={t("unsent.text", { count })}
          confirm={t("unsent.leave")}
          isSevere
          isBusy={false}
          error={null}
          onConfirm={leaveNow}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
