import type { ThemeId } from "@janur/domain/content/theme";
import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CoverPicture } from "../../../../ui/art/cover-picture.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import classes from "./theme-strip.module.css";

interface ThemeStripProps {
  /** What every cover says. */
  facts: Omit<CoverFacts, "theme" | "adjustment">;
  /** Every theme once, those first that fit the event best. */
  order: readonly ThemeId[];
  adjustmentIn: (theme: ThemeId) => CoverFacts["adjustment"];
  chosen: ThemeId;
  onChoose: (theme: ThemeId) => void;
}

/** Themes in a strip beneath the living page, which wears at once what is chosen; one button takes it back. */
export function ThemeStrip({ facts, order, adjustmentIn, chosen, onChoose }: ThemeStripProps) {
  const { t } = useTranslation(["editor", "theme"]);
  const name = useId();
  const [before] = useState(chosen);
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Where the strip is drawn again, the chosen one is in sight.
    strip.current?.querySelector("input:checked")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, []);
  return (
    <fieldset className={classes.themes}>
      <legend>{t("editor:theme.help")}</legend>
      <div ref={strip} className={classes.strip}>
        {order.map((theme) => (
          <label key={theme} className={classes.theme}>
            <input
              type="radio"
              name={name}
              value={theme}
              checked={chosen === theme}
              onChange={() => {
                onChoose(theme);
              }}
            />
            <span className={classes.picture}>
              <CoverPicture facts={{ ...facts, theme, adjustment: adjustmentIn(theme) }} />
            </span>
            <span className={classes.name}>{t(`theme:theme.${theme}.name`)}</span>
          </label>
        ))}
      </div>
      {chosen !== before && (
        <Button
          variant="default"
          leftSection={<Icon of={IconArrowBackUp} size={18} />}
          onClick={() => {
            onChoose(before);
          }}
        >
          {t("editor:theme.back", { theme: t(`theme:theme.${before}.name`) })}
        </Button>
      )}
    </fieldset>
  );
}
