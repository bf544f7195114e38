import type { Invitation } from "@janur/domain/invitation/invitation";
import { isShown } from "@janur/domain/invitation/invitation-status";
import { useTranslation } from "react-i18next";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { useChangeSettings } from "../../invitation/use-change-settings.ts";
import { SaveState } from "./save-state.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { SettingsSwitch } from "./settings-switch.tsx";

/** Which wishes the family sees before the wall shows them. */
export function WishSettings({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation("invitation-settings");
  const mutation = useChangeSettings(invitation.id);
  const { isPremoderated, isWordFilterOn } = invitation.settings;
  return (
    <SettingsSection id="wishes" title={t("wishes.title")}>
      <SettingsSwitch
        label={t("wishes.premoderated")}
        description={t("wishes.premoderatedHelp")}
        isOn={isPremoderated}
        onChange={(isOn) => {
          mutation.mutate({ change: { isPremoderated: isOn } });
        }}
      />
      <SettingsSwitch
        label={t("wishes.filter")}
        description={t(isPremoderated ? "wishes.filterIdle" : "wishes.filterHelp")}
        isOn={isWordFilterOn}
        onChange={(isOn) => {
          mutation.mutate({ change: { isWordFilterOn: isOn } });
        }}
      />
      <SaveState mutation={mutation} isShown={isShown(invitation.status)} />
      <PreloadLink to={invitationPaths.wishes(invitation.id)}>{t("wishes.room")}</PreloadLink>
    </SettingsSection>
  );
}
