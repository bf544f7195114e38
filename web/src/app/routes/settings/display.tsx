import { hideableMenuEntries } from "@janur/domain/account/account-settings";
import { useTranslation } from "react-i18next";
import { DisplaySettings } from "../../../features/account-settings/components/display-settings.tsx";
import { menu } from "../../menu.ts";
import { SettingsPage, loadSettings } from "./settings-page.tsx";

export { loadSettings as load };

export function Component() {
  const { t } = useTranslation();
  const entries = menu.flatMap(({ title }) => {
    const name = hideableMenuEntries.find((entry) => entry === title);
    return name === undefined ? [] : [{ name, label: t(`page.${title}`) }];
  });
  return (
    <SettingsPage>
      <DisplaySettings entries={entries} />
    </SettingsPage>
  );
}
