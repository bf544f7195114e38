import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { eventPagePath, invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { SlugDialog } from "../../invitation/components/slug-dialog.tsx";
import { StatusBadge } from "../../invitation/components/status-badge.tsx";
import classes from "./invitation-settings-page.module.css";
import { SettingsSection } from "./settings-section.tsx";

/** Where the page is, and whether it is there. */
export function AddressSettings({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation(["invitation-settings", "invitation"]);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SettingsSection id="address" title={t("invitation-settings:address.title")}>
        <p className={classes.address}>{window.location.host + eventPagePath(invitation.slug)}</p>
        <Group>
          <Button
            variant="default"
            onClick={() => {
              setOpen(true);
            }}
          >
            {t("invitation:publish.choice.slug")}
          </Button>
        </Group>
        {isOpen && (
          <SlugDialog
            invitation={invitation}
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </SettingsSection>
      <SettingsSection id="status" title={t("invitation-settings:status.title")}>
        <div className={classes.status}>
          <StatusBadge invitation={invitation} />
          <p>{t("invitation-settings:status.text")}</p>
        </div>
        <PreloadLink to={invitationPaths.edit(invitation.id)}>
          {t("invitation-settings:status.open")}
        </PreloadLink>
      </SettingsSection>
    </>
  );
}
