import type { ThemeId } from "@janur/domain/content/theme";
import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import { Button, VisuallyHidden } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CoverPicture } from "../../../../ui/art/cover-picture.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import classes from "./theme-strip.module.css";

interface ThemeStripProps {
  /** What every cover says. */
  facts: Omit<CoverFacts, "theme" | "adjustment">;
  /** Every theme once: those made for such an event, the best first, and behind a break the others. */
  order: { fitting: readonly ThemeId[]; others: readonly ThemeId[] };
  adjustmentIn: (theme: ThemeId) => CoverFacts["adjustment"];
  chosen: ThemeId;
  onChoose: (theme: ThemeId) => void;
}

/** Themes in a strip beneath the living page, which wears at once what is chosen; one button takes it back. */
export function ThemeStrip({ facts, order, adjustmentIn, chosen, onChoose }: ThemeStripProps) {
  const { t } = useTranslation(["editor", "theme"]);
  const name = useId();
  const helpId = useId();
  const [before] = useState(chosen);
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Where the strip is drawn again, the chosen one is in sight.
    strip.current?.querySelector("input:checked")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, []);
  const tileOf = (theme: ThemeId) => (
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
  );
  return (
    <fieldset className={classes.themes} aria-describedby={helpId}>
      <legend>
        <VisuallyHidden>{t("editor:theme.title")}</VisuallyHidden>
      </legend>
      <div ref={strip} className={classes.strip}>
        {order.fitting.map(tileOf)}
        {order.others.length > 0 && <p className={classes.break}>{t("editor:theme.others")}</p>}
        {order.others.map(tileOf)}
      </div>
      <p id={helpId}>{t("editor:theme.help")}</p>
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
