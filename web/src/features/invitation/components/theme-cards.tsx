import type { ThemeId } from "@janur/domain/content/theme";
import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFavouriteThemes } from "../../../lib/storage/favourite-themes.ts";
import { everyTheme, themesIn } from "../../../lib/address/theme-view.ts";
import { CoverPicture } from "../../../ui/art/cover-picture.tsx";
import { ThemeFilters } from "../../../ui/list/theme-filters.tsx";
import classes from "./theme-cards.module.css";

interface ThemeCardsProps {
  legend: string;
  /** What every cover says. */
  facts: Omit<CoverFacts, "theme" | "adjustment">;
  /** What the host changed of a theme; nothing where nobody could yet. */
  adjustmentIn?: (theme: ThemeId) => CoverFacts["adjustment"];
  chosen: ThemeId;
  onChoose: (theme: ThemeId) => void;
}

/** Every theme with one's own names, to choose one; the chosen one stays whatever is left out. */
export function ThemeCards({ legend, facts, adjustmentIn, chosen, onChoose }: ThemeCardsProps) {
  const { t } = useTranslation("theme");
  const name = useId();
  const [view, setView] = useState(everyTheme);
  const shown = themesIn(view, useFavouriteThemes());
  return (
    <div>
      <ThemeFilters view={view} onChange={setView} />
      {shown.length === 0 && <p role="status">{t("none")}</p>}
      <fieldset className={classes.themes}>
        <legend>{legend}</legend>
        <div className={classes.grid}>
          {shown.map((theme) => (
            <div key={theme} className={classes.theme}>
              <div className={classes.picture}>
                <CoverPicture
                  facts={{ ...facts, theme, adjustment: adjustmentIn?.(theme) ?? null }}
                  isWhole
                />
              </div>
              <input
                id={`${name}-${theme}`}
                type="radio"
                name={name}
                value={theme}
                aria-describedby={`${name}-${theme}-about`}
                checked={chosen === theme}
                onChange={() => {
                  onChoose(theme);
                }}
              />
              <div className={classes.words}>
                <label htmlFor={`${name}-${theme}`}>{t(`theme.${theme}.name`)}</label>
                <p id={`${name}-${theme}-about`}>{t(`theme.${theme}.about`)}</p>
              </div>
            </div>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
