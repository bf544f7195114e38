import { AppearanceSettings } from "../../../features/account-settings/components/appearance-settings.tsx";
import { SettingsPage, loadSettings } from "./settings-page.tsx";

export { loadSettings as load };

export function Component() {
  return (
    <SettingsPage>
      <AppearanceSettings />
    </SettingsPage>
  );
}
