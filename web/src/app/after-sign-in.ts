import { redirect, useNavigate, useSearchParams } from "react-router-dom";
import { parseRedirectTarget, type PathPattern } from "../lib/address/redirect-target.ts";
import { hasStoredAccount, settledSession } from "../lib/session/session.ts";
import { appPaths, redirectTargets } from "./paths.ts";

/** Pages that people are invited to: a new account goes there instead of into the wizard. */
const invitedTo: readonly PathPattern[] = [
  appPaths.editInvitation,
  appPaths.guests,
  appPaths.send,
  appPaths.rsvp,
  appPaths.join,
  // With what was tried before there was an account.
  appPaths.newInvitation,
];

interface AfterSignIn {
  /** The page that was asked for; null when there was none or it was none of ours. */
  target: string | null;
  /** Goes on after signing in. A new account starts with its first invitation, never with an empty home. */
  goOn: (result?: { isNew: boolean }) => void;
  /** Keeps the way back when somebody changes from one of these pages to another. */
  keepTarget: (path: string) => string;
}

export function useAfterSignIn(): AfterSignIn {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get("redirect");
  const target = parseRedirectTarget(asked, redirectTargets);
  return {
    target,
    goOn: (result) => {
      const path =
        result?.isNew === true
          ? (parseRedirectTarget(asked, invitedTo) ?? appPaths.newInvitation)
          : (target ?? appPaths.home);
      void navigate(path, { replace: true });
    },
    keepTarget: (path) => (target === null ? path : `${path}?redirect=${encodeURIComponent(target)}`),
  };
}

/** For pages that only make sense signed out. @throws a redirect for somebody who has an account open */
export async function leaveWhenSignedIn({ url }: { url: URL }, usual: string = appPaths.home): Promise<void> {
  if (!hasStoredAccount() || (await settledSession()).status === "signed-out") return;
  const target = parseRedirectTarget(url.searchParams.get("redirect"), redirectTargets);
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to redirect
  throw redirect(target ?? usual);
}
