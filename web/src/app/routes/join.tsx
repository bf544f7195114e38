import { may } from "@janur/domain/team/team";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { AccountFrame } from "../../features/account/components/account-frame.tsx";
import { JoinScreen } from "../../features/team/components/join-screen.tsx";
import { JoinSignedIn } from "../../features/team/components/join-signed-in.tsx";
import { JoinSignedOut } from "../../features/team/components/join-signed-out.tsx";
import { takeToken } from "../../features/team/stored-token.ts";
import { invitationPaths } from "../../lib/address/invitation-paths.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { hasStoredAccount, settledSession, useSession } from "../../lib/session/session.ts";
import { appPaths } from "../paths.ts";

/** Where an account may be kept, who it is has to be known before anything is offered. */
export async function load(): Promise<void> {
  if (hasStoredAccount()) await settledSession();
}

/** Signing in leads back here; the link itself waits in the tab. */
const back = `?redirect=${encodeURIComponent(appPaths.join)}`;
const signInPaths = {
  otp: appPaths.otp + back,
  signIn: appPaths.signIn + back,
  signUp: appPaths.signUp + back,
};

export function Component() {
  const navigate = useNavigate();
  const session = useSession();
  const [token, setToken] = useState(() => takeToken(window.location, window.history));
  useEffect(() => {
    // Another link opened in this tab changes nothing but what follows the #.
    const take = () => {
      setToken(takeToken(window.location, window.history));
    };
    window.addEventListener("hashchange", take);
    return () => {
      window.removeEventListener("hashchange", take);
    };
  }, []);
  return (
    <AccountFrame paths={appPaths} layout="centred">
      <QueryClientProvider client={queryClient}>
        <JoinScreen key={token} token={token} homePath={appPaths.home}>
          {({ invitationId, title, name }) =>
            session.status === "signed-in" && token !== null ? (
              <JoinSignedIn
                key={session.user.uid}
                token={token}
                title={title}
                invitedAs={name}
                session={session}
                invitationPath={invitationPaths.overview(invitationId)}
                onJoined={({ role }) => {
                  // Into the page that the role is for.
                  const page = may(role, "editContent") ? "edit" : may(role, "readLinks") ? "guests" : "rsvp";
                  void navigate(invitationPaths[page](invitationId), { replace: true });
                }}
              />
            ) : (
              <JoinSignedOut paths={signInPaths} />
            )
          }
        </JoinScreen>
      </QueryClientProvider>
    </AccountFrame>
  );
}
