import "@mantine/core/styles/Switch.css";
import type { EventType } from "@janur/domain/event-type";
import type { Invitation } from "@janur/domain/invitation";
import { isShown } from "@janur/domain/invitation-status";
import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useChangeSettings } from "../../use-change-settings.ts";
import { SaveState } from "./save-state.tsx";
import { SettingsSection } from "./settings-section.tsx";

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
      <Switch
        size="md"
        label={t("search.label")}
        description={t(isForChild ? "search.child" : access === "public" ? "search.help" : "search.closed")}
        checked={isIndexed && isPossible}
        // What is on must be possible to turn off.
        disabled={!isPossible && !isIndexed}
        onChange={(event) => {
          mutation.mutate({ change: { isIndexed: event.currentTarget.checked && isPossible } });
        }}
      />
      <SaveState mutation={mutation} isShown={isShown(invitation.status)} />
    </SettingsSection>
  );
}
