import { lazy, Suspense, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useAfterLoad } from "../../../lib/browser/use-after-load.ts";
import { PicturedCover } from "../../../ui/art/pictured-cover.tsx";
import type { PicturedTheme } from "../../../ui/art/pictured-themes.ts";
import type { DrawnCoverProps } from "./door-drawn-cover.tsx";
import classes from "./front-door.module.css";

/** Themes weigh more than the words; they never stand in their way, and a missing one leaves its card. */
const DrawnCover = lazy<ComponentType<DrawnCoverProps>>(() =>
  import("./door-drawn-cover.tsx").then(
    (module) => ({ default: module.DrawnCover }),
    () => ({ default: () => null }),
  ),
);

interface DoorCoverProps {
  theme: PicturedTheme;
  names: readonly [string, string];
  /** Nobody has typed others: a picture shows the same. */
  isUsual: boolean;
  /** Whether its picture is there before the script; others wait until the page is at rest. */
  isAtOnce?: boolean;
  /** It stands before the others. */
  isMain?: boolean;
}

/** A card in a theme's colours with two names on it; above it the theme's own cover, as a picture or in names that were typed. */
export function DoorCover({ theme, names, isUsual, isAtOnce = false, isMain = false }: DoorCoverProps) {
  const { t } = useTranslation("front-door");
  const isRested = useAfterLoad();
  return (
    <div className={classes.cover} data-theme={theme} aria-hidden>
      <div className={classes.card}>
        <span>{t("sample.eyebrow")}</span>
        <b>
          {names[0]}
          <i>&amp;</i>
          {names[1]}
        </b>
        <span>{t("sample.facts")}</span>
      </div>
      {isUsual && (isAtOnce || isRested) && (
        <PicturedCover
          theme={theme}
          sizes="(min-width: 62em) 320px, 246px"
          isMain={isMain}
          className={classes.picture}
        />
      )}
      {!isUsual && isRested && (
        <div className={classes.drawn}>
          <Suspense>
            <DrawnCover theme={theme} names={names} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
