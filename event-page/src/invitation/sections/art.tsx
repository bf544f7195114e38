import type { ReactNode } from "react";
import type { CoverDrawing, Drawing } from "../../ornament/drawing.ts";

function boxOf({ size }: Drawing): string {
  return `0 0 ${String(size.width)} ${String(size.height)}`;
}

function Shapes({ drawing }: { drawing: Drawing }): ReactNode {
  return drawing.shapes.map(({ d, paint }, index) => <path key={index} className={paint} d={d} />);
}

/** A drawing out of sight that others repeat by its id; `className` gives its shapes their colours. */
export function Art({
  drawing,
  className,
  id,
}: {
  drawing: Drawing;
  className: string;
  id: string;
}): ReactNode {
  return (
    <div hidden>
      <svg className={className}>
        <g id={id}>
          <Shapes drawing={drawing} />
        </g>
      </svg>
    </div>
  );
}

/** What is drawn among the words of the cover, above the first of them. */
export function CoverArt({ drawings }: { drawings: readonly CoverDrawing[] }): ReactNode {
  return drawings.map((drawing) => (
    <svg key={drawing.place} className={drawing.place} viewBox={boxOf(drawing)} aria-hidden="true">
      <Shapes drawing={drawing} />
    </svg>
  ));
}
