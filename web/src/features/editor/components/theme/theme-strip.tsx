import { themeIds, type ThemeId } from "@janur/domain/content/theme";
import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import { themes } from "@janur/event-page/themes/themes";
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
  adjustmentIn: (theme: ThemeId) => CoverFacts["adjustment"];
  chosen: ThemeId;
  onChoose: (theme: ThemeId) => void;
}

/** Themes in a strip beneath the living page, which wears at once what is chosen; one button takes it back. */
export function ThemeStrip({ facts, adjustmentIn, chosen, onChoose }: ThemeStripProps) {
  const { t } = useTranslation(["editor", "theme"]);
  const name = useId();
  const [before] = useState(chosen);
  // Those of one people stand beside each other, and the worn one's come first.
  const [order] = useState(() => nearFirst(chosen));
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

function nearFirst(worn: ThemeId): ThemeId[] {
  const near = (id: ThemeId) =>
    id === worn ? 2 : themes[id].traditions.some((one) => themes[worn].traditions.includes(one)) ? 1 : 0;
  return themeIds.toSorted((one, other) => near(other) - near(one));
}
