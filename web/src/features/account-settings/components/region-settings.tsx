import { indonesianZones, zoneLabel } from "@janur/domain/zone";
import { NativeSelect } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { ChoiceRow } from "../../../ui/choice-row.tsx";
import { languageChoices } from "../../../ui/choices.ts";
import { settingsQueries } from "../queries.ts";
import { useChoose } from "../use-choose.ts";
import { useSaveSettings } from "../use-save-settings.ts";
import { SaveState } from "./save-state.tsx";

/** Zones of the world, where the browser knows their names; Indonesia's own come first. */
function zoneNames(chosen: string): string[] {
  const known = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([...Object.keys(indonesianZones), chosen, ...known])];
}

/** Language of the application and of mails, and the zone in which times without a place are meant. */
export function RegionSettings() {
  const { t } = useTranslation(["settings", "shell"]);
  const { user } = useSignedIn();
  const { account } = useSuspenseQuery(settingsQueries.own(user.uid)).data;
  const { chooseLanguage } = useChoose();
  const { saving, save } = useSaveSettings("account");
  const now = new Date();
  return (
    <>
      <ChoiceRow
        label={t("shell:language.label")}
        value={currentLanguage()}
        choices={languageChoices.map((value) => ({ value, label: t(`shell:language.${value}`) }))}
        onChange={chooseLanguage}
      />
      <NativeSelect
        size="md"
        label={t("settings:region.zone")}
        description={t("settings:region.zoneHelp")}
        value={account.zone}
        data={zoneNames(account.zone).map((zone) => ({
          value: zone,
          label: `${zone.replaceAll("_", " ")} (${zoneLabel(zone, now)})`,
        }))}
        onChange={(event) => {
          save({ zone: event.currentTarget.value });
        }}
      />
      <SaveState saving={saving} />
    </>
  );
}
