import "@mantine/core/styles/Switch.css";
import type { Invitation } from "@janur/domain/invitation";
import { isShown } from "@janur/domain/invitation-status";
import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../../lib/invitation-paths.ts";
import { PreloadLink } from "../../../../ui/preload-link.tsx";
import { useChangeSettings } from "../../use-change-settings.ts";
import { SaveState } from "./save-state.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Which wishes the family sees before the wall shows them. */
export function WishSettings({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation("invitation-settings");
  const mutation = useChangeSettings(invitation.id);
  const { isPremoderated, isWordFilterOn } = invitation.settings;
  return (
    <SettingsSection id="wishes" title={t("wishes.title")}>
      <Switch
        size="md"
        label={t("wishes.premoderated")}
        description={t("wishes.premoderatedHelp")}
        checked={isPremoderated}
        onChange={(event) => {
          mutation.mutate({ change: { isPremoderated: event.currentTarget.checked } });
        }}
      />
      <Switch
        size="md"
        label={t("wishes.filter")}
        description={t(isPremoderated ? "wishes.filterIdle" : "wishes.filterHelp")}
        checked={isWordFilterOn}
        onChange={(event) => {
          mutation.mutate({ change: { isWordFilterOn: event.currentTarget.checked } });
        }}
      />
      <SaveState mutation={mutation} isShown={isShown(invitation.status)} />
      <PreloadLink to={invitationPaths.wishes(invitation.id)}>{t("wishes.room")}</PreloadLink>
    </SettingsSection>
  );
}
