import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import { adatOf } from "@janur/domain/content/traditions/pack-id";
import type { ThemeId } from "@janur/domain/content/theme";
import { Button } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CoverPicture } from "../../../ui/art/cover-picture.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { starterCoverFacts } from "../../invitation/starter-cover-facts.ts";
import { themesFor } from "../themes-for.ts";
import classes from "./theme-grid.module.css";

interface ThemeGridProps {
  starter: StarterInput;
  /** Chosen before, as in the gallery: it comes first. */
  chosen: ThemeId | null;
  onLook: (theme: ThemeId) => void;
}

/** Covers with the host's own names: those that fit this event and adat, each once; the others behind a button. */
export function ThemeGrid({ starter, chosen, onLook }: ThemeGridProps) {
  const { t } = useTranslation(["wizard", "tradition", "theme"]);
  const pack = starter.pack ?? "neutral";
  const { fitting, others } = themesFor(starter.eventType, pack);
  const [hasOthers, setHasOthers] = useState(chosen !== null && others.includes(chosen));
  const firstOther = useRef<HTMLButtonElement>(null);
  const facts = starterCoverFacts(starter);
  const adat = adatOf(pack);
  const first =
    chosen === null || !fitting.includes(chosen)
      ? fitting
      : [chosen, ...fitting.filter((id) => id !== chosen)];

  const own = starter.colourway === undefined ? null : { colourway: starter.colourway };
  const tile = (theme: ThemeId) => (
    <li key={theme}>
      <button
        type="button"
        className={classes.tile}
        ref={theme === others[0] ? firstOther : undefined}
        aria-label={t("wizard:theme.look", { theme: t(`theme:theme.${theme}.name`) })}
        aria-current={theme === chosen || undefined}
        onClick={() => {
          onLook(theme);
        }}
      >
        <span className={classes.picture}>
          <CoverPicture facts={{ ...facts, theme, adjustment: theme === chosen ? own : null }} isWhole />
        </span>
        <strong>{t(`theme:theme.${theme}.name`)}</strong>
      </button>
      <p className={classes.about}>{t(`theme:theme.${theme}.about`)}</p>
    </li>
  );

  return (
    <>
      <section aria-labelledby="themes-fitting">
        <h2 id="themes-fitting" className={classes.title}>
          {adat === "none"
            ? t("wizard:theme.fitting")
            : t("wizard:theme.fittingAdat", { adat: t(`tradition:ceremonies.adat.${adat}`) })}
        </h2>
        <ul className={classes.grid}>{first.map(tile)}</ul>
      </section>
      {hasOthers ? (
        <section aria-labelledby="themes-others">
          <h2 id="themes-others" className={classes.title}>
            {t("wizard:theme.others")}
          </h2>
          <ul className={classes.grid}>{others.map(tile)}</ul>
        </section>
      ) : (
        <Button
          variant="default"
          fullWidth
          rightSection={<Icon of={IconChevronDown} />}
          onClick={() => {
            setHasOthers(true);
            requestAnimationFrame(() => firstOther.current?.focus({ preventScroll: true }));
          }}
        >
          {`${t("wizard:theme.others")} (${String(others.length)})`}
        </Button>
      )}
    </>
  );
}
