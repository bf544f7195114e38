import { isOptionsGroup, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isZoneMeant, zoneGroups } from "../zone-choices.ts";

/** The zones that most people look for; whoever types finds all others. */
export function ZoneSelect({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const { t } = useTranslation("settings");
  const groups = zoneGroups(value, new Date());
  const far = new Set(groups.flatMap(({ isFar, zones }) => (isFar ? zones.map((zone) => zone.value) : [])));
  const shown = groups.flatMap(({ zones }) => zones).find((zone) => zone.value === value)?.label ?? value;
  return (
    <Select
      size="md"
      label={t("region.zone")}
      description={t("region.zoneHelp")}
      data={groups.map(({ name, zones }) => ({ group: t(`region.group.${name}`), items: zones }))}
      value={value}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t("region.noZone")}
      // The list itself scrolls, beside its field: so the keyboard and screen readers find all of it.
      withScrollArea={false}
      styles={{ options: { maxHeight: 320, overflowY: "auto" } }}
      comboboxProps={{ withinPortal: false }}
      filter={({ options, search }) => {
        // What is chosen stands in the field until somebody types over it.
        const typed = search === shown ? "" : search.trim();
        return options.flatMap((group) => {
          if (!isOptionsGroup(group)) return [];
          const items = group.items.filter((zone) =>
            typed === "" ? !far.has(zone.value) : isZoneMeant(typed, zone),
          );
          return items.length === 0 ? [] : [{ ...group, items }];
        });
      }}
      onFocus={({ currentTarget }) => {
        currentTarget.select();
      }}
      onChange={(zone) => {
        if (zone !== null) onChange(zone);
      }}
    />
  );
}
