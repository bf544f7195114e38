import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import { themeWith } from "@janur/event-page/themes/worn-theme";
import { lazy, Suspense, useCallback, type ComponentType, type CSSProperties } from "react";
import { useNear } from "../../lib/browser/use-near.ts";
import type { CoverInShadowProps } from "./cover-in-shadow.tsx";
import classes from "./cover-picture.module.css";

/** Without signal the paper stays empty: a picture is no reason to lose what stands beside it. */
const CoverInShadow = lazy<ComponentType<CoverInShadowProps>>(() =>
  import("./cover-in-shadow.tsx").then(
    (module) => ({ default: module.CoverInShadow }),
    () => ({ default: () => null }),
  ),
);

interface CoverPictureProps {
  facts: CoverFacts;
  /** All of it, as wide as its place; otherwise the upper part, without the lines to the guest that would be cut through. */
  isWhole?: boolean;
  /** The drawing alone, without a word. */
  isBare?: boolean;
  /** As wide as its place, and of its height what stands about the names. */
  isAboutNames?: boolean;
}

/**
 * The guests' page's own cover as a picture, of any theme and with any names:
 * as wide as its place, drawn once it is near. Decoration; whoever shows it says the same in words.
 */
export function CoverPicture({
  facts,
  isWhole = false,
  isBare = false,
  isAboutNames = false,
}: CoverPictureProps) {
  const [stage, isNear] = useNear<HTMLDivElement>();
  const showNames = useCallback(
    (middle: number) => {
      const style = stage.current?.style;
      style?.setProperty("--names", `${String(middle)}px`);
      style?.setProperty("--seen", "visible");
    },
    [stage],
  );
  const { paper, panel } = themeWith(facts.theme, facts.adjustment ?? null).light;
  const colours: CSSProperties & Record<`--${string}`, string> = { "--paper": paper, "--panel": panel };
  return (
    <div
      ref={stage}
      className={classes.stage}
      data-whole={isWhole || undefined}
      data-names={isAboutNames || undefined}
      style={colours}
      aria-hidden
      inert
    >
      <div className={classes.phone}>
        {isNear && (
          <Suspense>
            <CoverInShadow
              facts={facts}
              withGuest={isWhole}
              withWords={!isBare}
              onNames={isAboutNames ? showNames : undefined}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
