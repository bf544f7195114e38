import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";

/** The guide whose links lead back into this invitation. */
export function GuideLink() {
  const { t } = useTranslation("editor");
  const { invitationId = "" } = useParams();
  return (
    <p style={{ margin: "16px 0 0" }}>
      <PreloadLink to={`${invitationPaths.help}?invitation=${invitationId}`}>{t("guide")}</PreloadLink>
    </p>
  );
}
