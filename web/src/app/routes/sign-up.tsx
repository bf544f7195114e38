import { useLocation } from "react-router-dom";
import { AccountFrame } from "../../features/account/components/account-frame.tsx";
import { SignUpScreen } from "../../features/account/components/sign-up-screen.tsx";
import { leaveWhenSignedIn, useAfterSignIn } from "../after-sign-in.ts";
import { appPaths } from "../paths.ts";

export const load = leaveWhenSignedIn;

export function Component() {
  const { goOn, keepTarget } = useAfterSignIn();
  const names: unknown = useLocation().state;
  return (
    <AccountFrame paths={appPaths}>
      <SignUpScreen
        paths={{
          signIn: keepTarget(appPaths.signIn),
          otp: keepTarget(appPaths.otp),
          terms: appPaths.terms,
          privacy: appPaths.privacy,
        }}
        keptNames={typeof names === "string" ? names : ""}
        onSignedIn={goOn}
      />
    </AccountFrame>
  );
}
