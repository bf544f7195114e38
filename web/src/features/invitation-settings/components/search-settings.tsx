import type { EventType } from "@janur/domain/content/event-type";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { isShown } from "@janur/domain/invitation/invitation-status";
import { useTranslation } from "react-i18next";
import { useChangeSettings } from "../../invitation/use-change-settings.ts";
import { SaveState } from "./save-state.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { SettingsSwitch } from "./settings-switch.tsx";

/** Feasts for a child: the page names it, so no search engine may. */
const childrensFeasts: readonly EventType[] = ["khitanan", "aqiqah"];

/** Whether strangers may find the page by its names. */
export function SearchSettings({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation("invitation-settings");
  const mutation = useChangeSettings(invitation.id);
  const { isIndexed, access } = invitation.settings;
  const isForChild = childrensFeasts.includes(invitation.eventType);
  const isPossible = access === "public" && !isForChild;
  return (
    <SettingsSection id="search" title={t("search.title")}>
      <SettingsSwitch
        // Taken back where it is impossible, it shows the same before and after.
        key={String(isIndexed)}
        label={t("search.label")}
        description={t(isForChild ? "search.child" : access === "public" ? "search.help" : "search.closed")}
        isOn={isIndexed && isPossible}
        // What is on must be possible to turn off.
        isDisabled={!isPossible && !isIndexed}
        onChange={(isOn) => {
          mutation.mutate({ change: { isIndexed: isOn && isPossible } });
        }}
      />
      <SaveState mutation={mutation} isShown={isShown(invitation.status)} />
    </SettingsSection>
  );
}
