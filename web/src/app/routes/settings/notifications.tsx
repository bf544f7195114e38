import { NotificationSettings } from "../../../features/account-settings/components/notification-settings.tsx";
import { SettingsPage, loadSettings } from "./settings-page.tsx";

export { loadSettings as load };

export function Component() {
  return (
    <SettingsPage>
      <NotificationSettings />
    </SettingsPage>
  );
}
