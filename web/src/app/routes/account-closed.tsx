import { redirect, Navigate } from "react-router-dom";
import { AccountFrame } from "../../features/account/components/account-frame.tsx";
import { ClosedAccount } from "../../features/account/components/closed-account.tsx";
import { settledSession, useSession } from "../../lib/session/session.ts";
import { appPaths } from "../paths.ts";

/** @throws a redirect for everybody else: the page tells nothing about accounts to who has not signed in to one */
export async function load(): Promise<void> {
  const session = await settledSession();
  if (session.status === "signed-in" && session.isClosed) return;
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to redirect
  throw redirect(session.status === "signed-in" ? appPaths.home : appPaths.signIn);
}

export function Component() {
  const session = useSession();
  if (session.status !== "signed-in") return <Navigate to={appPaths.signIn} replace />;
  return (
    <AccountFrame paths={appPaths} layout="centred">
      <ClosedAccount email={session.user.email} />
    </AccountFrame>
  );
}
