import type { ThemeId } from "@janur/domain/theme";
import type { ReactNode } from "react";
import { ornament } from "../generated/assets.ts";

/** The small ornament above a heading. */
export function Crown({ theme }: { theme: ThemeId }): ReactNode {
  return (
    <svg className="crown" viewBox="0 0 192 104" aria-hidden="true">
      <path d={ornament[theme].sprout} />
    </svg>
  );
}
