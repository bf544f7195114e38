import { accents, type Accent } from "@janur/domain/account/account-settings";
import { useMantineTheme } from "@mantine/core";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import radio from "../../../ui/form/radio-field.module.css";
import classes from "./settings.module.css";

/** The hues as they look on a button, each with its name. */
export function AccentChoice({ value, onChange }: { value: Accent; onChange: (accent: Accent) => void }) {
  const { t } = useTranslation("settings");
  const { colors } = useMantineTheme();
  return (
    <fieldset className={`${radio.field ?? ""} ${classes.accents ?? ""}`}>
      <legend>{t("appearance.accent")}</legend>
      {accents.map((accent) => {
        const style: CSSProperties & Record<"--accent", string> = {
          "--accent": `light-dark(${colors[accent]?.[7] ?? ""}, ${colors[accent]?.[4] ?? ""})`,
        };
        return (
          <label key={accent} className={`${radio.option ?? ""} ${classes.accent ?? ""}`} style={style}>
            <input
              type="radio"
              name="accent"
              checked={value === accent}
              onChange={() => {
                onChange(accent);
              }}
            />
            <span>
              <i aria-hidden />
              {t(`accents.${accent}`)}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
