import type { ThemeId } from "@janur/domain/theme";
import type { ReactNode } from "react";
import { ornament } from "../../generated/assets.ts";

/** The gate: two halves of one drawing, the right one mirrored. */
export function GapuraArt({ theme }: { theme: ThemeId }): ReactNode {
  const { penjor, penjorSize } = ornament[theme];
  if (penjor === null) return null;
  const viewBox = `0 0 ${String(penjorSize.width)} ${String(penjorSize.height)}`;
  return (
    <>
      <svg className="gate" viewBox={viewBox} aria-hidden="true">
        <g id="gate" className="sway">
          <path className="back" d={penjor.back} />
          <path className="pole" d={penjor.pole} />
          <path d={penjor.front} />
        </g>
      </svg>
      <svg className="gate r" viewBox={viewBox} aria-hidden="true">
        <use href="#gate" />
      </svg>
    </>
  );
}
