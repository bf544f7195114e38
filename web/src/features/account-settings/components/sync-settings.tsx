import { useMantineColorScheme } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { applyDeviceSettings } from "../../../lib/storage/device-settings.ts";
import { changeLanguage, currentLanguage } from "../../../lib/i18n/i18n.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { settingsQueries } from "../queries.ts";

/** Lets this device follow the account's settings for as long as somebody is signed in. Draws nothing. */
export function SyncSettings() {
  const { user } = useSignedIn();
  const { setColorScheme } = useMantineColorScheme();
  const { data: settings } = useQuery(settingsQueries.own(user.uid));
  useEffect(() => {
    if (settings === undefined) return;
    const { account, appearance, display, hasChosen } = settings;
    applyDeviceSettings({
      accent: appearance.accent === "daun" ? null : appearance.accent,
      textSize: appearance.textSize === "normal" ? null : appearance.textSize,
      density: display.density === "comfortable" ? null : display.density,
      hiddenMenu: display.hiddenMenu.join(" ") || null,
      hiddenHome: display.hiddenHome.join(" ") || null,
    });
    if (hasChosen.colorScheme) setColorScheme(appearance.colorScheme);
    if (hasChosen.language && account.language !== currentLanguage()) {
      // Its texts may be out of reach; the next change or reload tries again.
      changeLanguage(account.language).catch(() => undefined);
    }
  }, [settings, setColorScheme]);
  return null;
}
