import { moodIds } from "@janur/event-page/themes/base/theme";
import { useTranslation } from "react-i18next";
import { offeredTraditions, themeViewSchema, type ThemeView } from "../../lib/address/theme-view.ts";
import { FilterSelect } from "./filter-select.tsx";
import classes from "./theme-filters.module.css";

interface ThemeFiltersProps {
  view: ThemeView;
  onChange: (view: ThemeView) => void;
}

/** Leaves out themes by tradition, mood, night colours and favourites. */
export function ThemeFilters({ view, onChange }: ThemeFiltersProps) {
  const { t } = useTranslation("theme");
  const change = (name: keyof ThemeView) => (value: string) => {
    onChange(themeViewSchema.parse({ ...view, [name]: value }));
  };
  return (
    <div className={classes.filters} role="search" aria-label={t("filter.label")}>
      <FilterSelect
        label={t("filter.tradition")}
        value={view.tradition ?? ""}
        choices={offeredTraditions.map((value) => ({ value, label: t(`tradition.${value}`) }))}
        onChange={change("tradition")}
      />
      <FilterSelect
        label={t("filter.mood")}
        value={view.mood ?? ""}
        choices={moodIds.map((value) => ({ value, label: t(`mood.${value}`) }))}
        onChange={change("mood")}
      />
      <FilterSelect
        label={t("filter.scheme")}
        value={view.scheme ?? ""}
        choices={[
          { value: "dark", label: t("scheme.dark") },
          { value: "light", label: t("scheme.light") },
        ]}
        onChange={change("scheme")}
      />
      <FilterSelect
        label={t("filter.favourites")}
        any={t("filter.all")}
        value={view.favourites ?? ""}
        choices={[{ value: "only", label: t("filter.favourites") }]}
        onChange={change("favourites")}
      />
    </div>
  );
}
