import type { ReactNode } from "react";
import type { Drawing } from "../../ornament/drawing.ts";
import { lookOf } from "../../themes/base/look.ts";
import type { Theme } from "../../themes/base/theme.ts";

/** What baked art is laid on, from the back to the front; the screen's sheet says what, theme by theme. */
const pieces = ["p1", "p2", "p3", "p4", "p5", "p6"];

function Shapes({ drawing, className }: { drawing: Drawing; className: string }): ReactNode {
  const { size, shapes } = drawing;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
      aria-hidden="true"
    >
      {shapes.map(({ d, paint }, index) => (
        <path key={index} className={paint} d={d} />
      ))}
    </svg>
  );
}

/** What surrounds the slides: the theme's material to the left, to the right and at the edges. */
export function ScreenScene({ theme }: { theme: Theme }): ReactNode {
  const { cover } = lookOf(theme);
  return (
    <>
      {pieces.map((name) => (
        <i key={name} className={name} />
      ))}
      {cover.flatMap((drawing) =>
        ["", " copy"].map((copy) => (
          <Shapes key={drawing.place + copy} drawing={drawing} className={`sc-${drawing.place}${copy}`} />
        )),
      )}
    </>
  );
}

/** The theme's small ornament above a name. */
export function ScreenCrown({ theme }: { theme: Theme }): ReactNode {
  const { crown } = lookOf(theme);
  return crown === null ? null : <Shapes drawing={crown} className="sc-crown" />;
}
