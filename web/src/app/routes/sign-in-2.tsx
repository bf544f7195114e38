import { AccountFrame } from "../../features/account/components/account-frame.tsx";
import { SignInScreen } from "../../features/account/components/sign-in-screen.tsx";
import { leaveWhenSignedIn, useAfterSignIn } from "../after-sign-in.ts";
import { appPaths } from "../paths.ts";

export const load = leaveWhenSignedIn;

export function Component() {
  const { target, goOn, keepTarget } = useAfterSignIn();
  return (
    <AccountFrame layout="centred" paths={appPaths}>
      <SignInScreen
        hasTarget={target !== null}
        paths={{
          forgot: appPaths.forgotPassword,
          settings: appPaths.accountSettings,
          signUp: keepTarget(appPaths.signUp),
          otp: keepTarget(appPaths.otp),
          themes: appPaths.themes,
          try: appPaths.try,
        }}
        onSignedIn={goOn}
      />
    </AccountFrame>
  );
}
