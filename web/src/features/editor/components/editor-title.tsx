import type { Invitation } from "@janur/domain/invitation/invitation";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import classes from "./invitation-editor.module.css";

/** A phone's only head: the way out and whose invitation it is. The page's own heading stays for screen readers. */
export function EditorTitle({ invitation: { id, title } }: { invitation: Pick<Invitation, "id" | "title"> }) {
  const { t } = useTranslation();
  return (
    <>
      <PreloadLink
        className={classes.out ?? ""}
        to={invitationPaths.overview(id)}
        aria-label={t("page.invitationOverview")}
      >
        <Icon of={IconArrowLeft} />
      </PreloadLink>
      <span className={classes.name} dir="auto" aria-hidden>
        {title}
      </span>
    </>
  );
}
