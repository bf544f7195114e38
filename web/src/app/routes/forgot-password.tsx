import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AccountFrame } from "../../features/account/components/account-frame.tsx";
import { ForgotPasswordForm } from "../../features/account/components/forgot-password-form.tsx";
import { PreloadLink } from "../../ui/layout/preload-link.tsx";
import { appPaths } from "../paths.ts";

export function Component() {
  const { t } = useTranslation("account");
  return (
    <AccountFrame paths={appPaths}>
      <ForgotPasswordForm />
      <p style={{ margin: "24px 0 0" }}>
        <Anchor component={PreloadLink} to={appPaths.signIn}>
          {t("forgot.back")}
        </Anchor>
      </p>
    </AccountFrame>
  );
}
