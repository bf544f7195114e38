import type { ColourwayId } from "@janur/domain/content/theme-adjustment";
import type { ThemeId } from "@janur/domain/content/theme";
import { colourwaysOf, inColourway } from "@janur/event-page/themes/base/colourway";
import { themes } from "@janur/event-page/themes/themes";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ColourDots } from "./colour-dots.tsx";
import classes from "./colour-dots.module.css";

interface ColourwayChoiceProps {
  theme: ThemeId;
  /** Undefined for the theme's own colours. */
  colourway: ColourwayId | undefined;
  onChange: (colourway: ColourwayId | undefined) => void;
}

/** A theme's colours and those that its art has beside them; nothing where it has no others. */
export function ColourwayChoice({ theme, colourway, onChange }: ColourwayChoiceProps) {
  const { t } = useTranslation("theme");
  const name = useId();
  const own = themes[theme];
  const colourways = colourwaysOf(own);
  if (colourways.length === 0) return null;
  return (
    <div className={classes.dots} role="radiogroup" aria-label={t("colourway.label")}>
      <ColourDots
        name={name}
        chosen={colourways.find((one) => one === colourway) ?? null}
        choices={[
          { value: null, colour: own.light.accent, label: t("colourway.own") },
          ...colourways.map((value) => ({
            value,
            colour: inColourway(own, value).light.accent,
            label: t(`colourway.${value}`),
          })),
        ]}
        onChange={(value) => {
          onChange(value ?? undefined);
        }}
      />
    </div>
  );
}
