import { textSizes } from "@janur/domain/account/account-settings";
import { useMantineColorScheme } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { schemeChoices } from "../../../ui/form/choices.ts";
import { settingsQueries } from "../queries.ts";
import { useSaveSettings } from "../use-save-settings.ts";
import { AccentChoice } from "./accent-choice.tsx";
import { SaveState } from "./save-state.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SettingsRoom } from "./account-settings-page.tsx";
import classes from "./settings.module.css";

/** What the application looks like. */
export function AppearanceSettings() {
  const { t } = useTranslation(["settings", "shell"]);
  const { user } = useSignedIn();
  const { data: settings } = useSuspenseQuery(settingsQueries.own(user.uid));
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { saving, save } = useSaveSettings("appearance");
  return (
    <SettingsRoom title={t("shell:page.appearanceSettings")}>
      <SaveState saving={saving} />
      <SettingsCard id="colours" title={t("settings:appearance.colours")}>
        <ChoiceRow
          label={t("settings:appearance.scheme")}
          value={colorScheme}
          choices={schemeChoices.map(({ value }) => ({ value, label: t(`shell:scheme.${value}`) }))}
          onChange={(value) => {
            setColorScheme(value);
            save({ colorScheme: value });
          }}
        />
        <AccentChoice
          value={settings.appearance.accent}
          onChange={(accent) => {
            save({ accent });
          }}
        />
      </SettingsCard>
      <SettingsCard id="text-size" title={t("settings:appearance.textSize")}>
        <ChoiceRow
          label={t("settings:appearance.textSizeLabel")}
          value={settings.appearance.textSize}
          choices={textSizes.map((value) => ({ value, label: t(`settings:textSizes.${value}`) }))}
          onChange={(textSize) => {
            save({ textSize });
          }}
        />
        <p className={classes.sample}>{t("settings:appearance.sample")}</p>
        <p className={classes.help}>{t("settings:appearance.guests")}</p>
      </SettingsCard>
    </SettingsRoom>
  );
}
