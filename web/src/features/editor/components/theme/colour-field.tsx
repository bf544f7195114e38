import { contrast } from "@janur/event-page/themes/base/oklch";
import { shownAs, swatchesFor, type ColourRole } from "@janur/event-page/themes/base/swatches";
import type { Theme } from "@janur/event-page/themes/base/theme";
import { Button } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../../lib/i18n/i18n.ts";
import radio from "../../../../ui/form/radio-field.module.css";
import { ColourDots } from "../../../../ui/form/colour-dots.tsx";
import dots from "../../../../ui/form/colour-dots.module.css";
import { colourTone } from "./colour-tone.ts";
import classes from "./look-form.module.css";

interface ColourFieldProps {
  role: ColourRole;
  theme: Theme;
  /** Null for the theme's own colour. */
  wish: string | null;
  /** `stroke` names what goes on while a colour is dragged. */
  onChange: (colour: string | null, stroke?: string) => void;
}

/** The theme's colour, some that suit it, and any other; one that cannot be read is said and mended. */
export function ColourField({ role, theme, wish, onChange }: ColourFieldProps) {
  const { t } = useTranslation("editor");
  const name = useId();
  const colour = wish ?? theme.light[role].toUpperCase();
  const shown = shownAs(theme, role, colour);
  const swatches = swatchesFor(theme, role);
  const isOther = wish !== null && !swatches.some((swatch) => swatch.colour === wish);
  return (
    <fieldset className={radio.field}>
      <legend>{t(`look.${role}`)}</legend>
      <div className={dots.dots}>
        <Swatches name={name} theme={theme} role={role} wish={wish} onChange={onChange} />
        <label className={classes.other} data-chosen={isOther}>
          <input
            type="color"
            value={colour.toLowerCase()}
            onChange={(event) => {
              onChange(event.currentTarget.value.toUpperCase(), role);
            }}
          />
          {t("look.otherColour")}
        </label>
      </div>
      {shown !== colour && (
        <p className={classes.note} role="status">
          <span>
            {t(`look.tooFaint.${role === "paper" ? "paper" : "accent"}`, {
              ratio: ratioText(
                role === "paper"
                  ? contrast(theme.light.ink, colour)
                  : Math.min(contrast(colour, theme.light.paper), contrast(colour, theme.light.panel)),
              ),
            })}
          </span>
          <span className={classes.mended}>
            <span className={classes.dot} style={{ background: shown }} aria-hidden />
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                onChange(shown);
              }}
            >
              {t("look.take", { colour: shown })}
            </Button>
          </span>
        </p>
      )}
    </fieldset>
  );
}

interface SwatchesProps extends ColourFieldProps {
  /** Of the choice. */
  name: string;
  /** How many there are at most, the theme's own among them. */
  most?: number;
}

/** The theme's colour and some that suit it, as dots. */
export function Swatches({ role, theme, wish, onChange, name, most }: SwatchesProps) {
  const { t } = useTranslation("editor");
  const choices = [
    { value: null, colour: theme.light[role].toUpperCase(), label: t("look.own") },
    ...swatchesFor(theme, role).map((swatch) => ({
      value: swatch.colour,
      colour: swatch.colour,
      label: t(`look.hue.${colourTone(swatch.colour)}.${swatch.hue}`),
    })),
  ];
  return <ColourDots name={name} choices={choices.slice(0, most)} chosen={wish} onChange={onChange} />;
}

/** "3,1" or "3.1". */
function ratioText(ratio: number): string {
  return ratio.toLocaleString(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
