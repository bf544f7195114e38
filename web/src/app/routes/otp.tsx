import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AccountFrame } from "../../features/account/components/account-frame.tsx";
import { OtpFlow } from "../../features/account/components/otp-flow.tsx";
import { PreloadLink } from "../../ui/layout/preload-link.tsx";
import { leaveWhenSignedIn, useAfterSignIn } from "../after-sign-in.ts";
import { appPaths } from "../paths.ts";

export const load = leaveWhenSignedIn;

export function Component() {
  const { t } = useTranslation("account");
  const { goOn, keepTarget } = useAfterSignIn();
  return (
    <AccountFrame paths={appPaths}>
      <OtpFlow onSignedIn={goOn} />
      <p style={{ margin: "24px 0 0" }}>
        <Anchor component={PreloadLink} to={keepTarget(appPaths.signIn)}>
          {t("otp.withEmail")}
        </Anchor>
      </p>
    </AccountFrame>
  );
}
