import type { ThemeId } from "@janur/domain/theme";
import type { ReactNode } from "react";
import { ornament } from "../../generated/assets.ts";

/** The gate: two halves of one drawing, the right one mirrored. */
export function GapuraArt({ theme }: { theme: ThemeId }): ReactNode {
  const { gate } = ornament[theme];
  if (gate === null) return null;
  const viewBox = `0 0 ${String(gate.size.width)} ${String(gate.size.height)}`;
  return (
    <>
      <svg className="gate" viewBox={viewBox} aria-hidden="true">
        <g id="gate" className="sway">
          <path className="back" d={gate.back} />
          <path className="pole" d={gate.pole} />
          <path d={gate.front} />
        </g>
      </svg>
      <svg className="gate r" viewBox={viewBox} aria-hidden="true">
        <use href="#gate" />
      </svg>
    </>
  );
}
