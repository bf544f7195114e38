import { Input, Skeleton } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { languageChoices } from "../../../ui/form/choices.ts";
import { settingsQueries } from "../queries.ts";
import { useChoose } from "../use-choose.ts";
import { useSaveSettings } from "../use-save-settings.ts";
import { SaveState } from "./save-state.tsx";

const ZoneSelect = lazyPart(async () => (await import("./zone-select.tsx")).ZoneSelect);

/** Language of the application and of mails, and the zone in which times without a place are meant. */
export function RegionSettings() {
  const { t } = useTranslation(["settings", "shell"]);
  const { user } = useSignedIn();
  const { account } = useSuspenseQuery(settingsQueries.own(user.uid)).data;
  const { chooseLanguage } = useChoose();
  const { saving, save } = useSaveSettings("account");
  return (
    <>
      <ChoiceRow
        label={t("shell:language.label")}
        value={currentLanguage()}
        choices={languageChoices.map((value) => ({ value, label: t(`shell:language.${value}`) }))}
        onChange={chooseLanguage}
      />
      <Suspense fallback={<ZoneRoom />}>
        <ZoneSelect
          value={account.zone}
          onChange={(zone) => {
            save({ zone });
          }}
        />
      </Suspense>
      <SaveState saving={saving} />
    </>
  );
}

/** As high as the field that comes, so that nothing below it moves. */
function ZoneRoom() {
  const { t } = useTranslation("settings");
  return (
    <Input.Wrapper size="md" labelElement="div" label={t("region.zone")} description={t("region.zoneHelp")}>
      <Skeleton height={42} aria-hidden />
    </Input.Wrapper>
  );
}
