import type { ReactNode } from "react";
import { lookOf } from "../../themes/base/look.ts";
import { Art } from "./art.tsx";
import type { Theme } from "../../themes/base/theme.ts";

const id = "crown";

/** The drawing that all crowns of a page repeat, where the theme has one; itself out of sight. */
export function CrownDrawing({ theme }: { theme: Theme }): ReactNode {
  const { crown } = lookOf(theme);
  return crown === null ? null : <Art className="crown" drawing={crown} id={id} />;
}

/** The small ornament above a heading. A guest's own sections find the drawing in the page that they come into. */
export function Crown({ theme }: { theme: Theme }): ReactNode {
  const { crown } = lookOf(theme);
  if (crown === null) return null;
  const { width, height } = crown.size;
  return (
    <svg className="crown" viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
