import { Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";

/** Ways to an account; each comes back to the link. */
export function JoinSignedOut({ paths }: { paths: { otp: string; signIn: string; signUp: string } }) {
  const { t } = useTranslation("team");
  return (
    <>
      <Text>{t("join.signedOut")}</Text>
      <Button component={PreloadLink} to={paths.otp}>
        {t("join.byPhone")}
      </Button>
      <Button component={PreloadLink} to={paths.signIn} variant="default">
        {t("join.byEmail")}
      </Button>
      <Button component={PreloadLink} to={paths.signUp} variant="default">
        {t("join.signUp")}
      </Button>
    </>
  );
}
