import { lazy, Suspense, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useAfterLoad } from "../../../lib/browser/use-after-load.ts";
import type { DrawnCoverProps } from "./door-drawn-cover.tsx";
import classes from "./front-door.module.css";

export type DoorTheme = "ronce" | "khatam" | "gonjong" | "taman" | "jepun" | "xi";

/** Themes weigh more than the words; they never stand in their way, and a missing one leaves its card. */
const DrawnCover = lazy<ComponentType<DrawnCoverProps>>(() =>
  import("./door-drawn-cover.tsx").then(
    (module) => ({ default: module.DrawnCover }),
    () => ({ default: () => null }),
  ),
);

/** A card in a theme's colours with two names on it; once the page is at rest, the theme's own cover. */
export function DoorCover({ theme, names }: DrawnCoverProps) {
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
      {isRested && (
        <div className={classes.drawn}>
          <Suspense>
            <DrawnCover theme={theme} names={names} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
