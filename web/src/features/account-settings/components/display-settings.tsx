import { densities, hideableHomeCards, type HideableMenuEntry } from "@janur/domain/account/account-settings";
import { Checkbox } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { settingsQueries } from "../queries.ts";
import { useSaveSettings } from "../use-save-settings.ts";
import { SaveState } from "./save-state.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SettingsRoom } from "./account-settings-page.tsx";
import classes from "./settings.module.css";

interface DisplaySettingsProps {
  /** What the menu has and a person may hide, with the words that the menu uses. */
  entries: readonly { name: HideableMenuEntry; label: string }[];
}

/** What menu and home show, and how close together. */
export function DisplaySettings({ entries }: DisplaySettingsProps) {
  const { t } = useTranslation(["settings", "shell"]);
  const { user } = useSignedIn();
  const { display } = useSuspenseQuery(settingsQueries.own(user.uid)).data;
  const { saving, save } = useSaveSettings("display");
  return (
    <SettingsRoom title={t("shell:page.displaySettings")}>
      <SaveState saving={saving} />
      <SettingsCard id="menu" title={t("settings:display.menu")}>
        <p className={classes.help}>{t("settings:display.menuHelp")}</p>
        <ShownList
          entries={entries}
          hidden={display.hiddenMenu}
          onChange={(hiddenMenu) => {
            save({ hiddenMenu });
          }}
        />
      </SettingsCard>
      <SettingsCard id="home" title={t("settings:display.home")}>
        <ShownList
          entries={hideableHomeCards.map((name) => ({ name, label: t(`settings:homeCards.${name}`) }))}
          hidden={display.hiddenHome}
          onChange={(hiddenHome) => {
            save({ hiddenHome });
          }}
        />
      </SettingsCard>
      <SettingsCard id="density" title={t("settings:display.density")}>
        <ChoiceRow
          label={t("settings:display.densityLabel")}
          value={display.density}
          choices={densities.map((value) => ({ value, label: t(`settings:densities.${value}`) }))}
          onChange={(density) => {
            save({ density });
          }}
        />
        <p className={classes.help}>{t("settings:display.densityHelp")}</p>
      </SettingsCard>
    </SettingsRoom>
  );
}

interface ShownListProps<Name extends string> {
  entries: readonly { name: Name; label: string }[];
  hidden: readonly Name[];
  onChange: (hidden: Name[]) => void;
}

/** A tick for what shows; stored is what does not, so that what is new shows by itself. */
function ShownList<Name extends string>({ entries, hidden, onChange }: ShownListProps<Name>) {
  return (
    <ul className={classes.checks}>
      {entries.map(({ name, label }) => (
        <li key={name}>
          <Checkbox
            label={label}
            checked={!hidden.includes(name)}
            onChange={(event) => {
              const others = hidden.filter((other) => other !== name);
              onChange(event.currentTarget.checked ? others : [...others, name]);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
