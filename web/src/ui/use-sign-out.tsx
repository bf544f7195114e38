import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../lib/browser/lazy-part.ts";
import { loadNamespaces } from "../lib/i18n/i18n.ts";
import { getSession, signOut } from "../lib/session/session.ts";
import { hasWaiting } from "../lib/storage/unsent.ts";
import { showToast } from "./toast/toast.ts";

/** With its words: whoever leaves without a signal is asked, too. */
const LeaveQuestion = lazyPart(async () => {
  const [part] = await Promise.all([import("./dialog/leave-question.tsx"), loadNamespaces(["leaving"])]);
  return part.LeaveQuestion;
});

/**
 * The way out of the account. Where something waits for the server, `question` stands on the page until it is answered.
 * @param end ends the session; this device's alone where nothing else is said
 */
export function useSignOut(end: () => Promise<void> = signOut): { leave: () => void; question: ReactNode } {
  const { t } = useTranslation("shell");
  /** Whose leaving is asked about. */
  const [asked, setAsked] = useState<string | null>(null);
  const close = () => {
    setAsked(null);
  };
  const leaveNow = () => {
    close();
    end().catch(() => {
      showToast({ tone: "problem", id: "sign-out", message: t("menu.signOutFailed") });
    });
  };
  return {
    leave: () => {
      const session = getSession();
      if (session.status === "signed-in" && hasWaiting(session.user.uid)) setAsked(session.user.uid);
      else leaveNow();
    },
    question: asked !== null && (
      <Suspense>
        <LeaveQuestion uid={asked} onLeave={leaveNow} onClose={close} />
      </Suspense>
    ),
  };
}
