import type { ThemeId } from "@janur/domain/theme";
import type { ReactNode } from "react";
import { ornament } from "../generated/assets.ts";

/** The small ornament above a heading, where the theme has one. */
export function Crown({ theme }: { theme: ThemeId }): ReactNode {
  const { sprout } = ornament[theme];
  if (sprout === "") return null;
  return (
    <svg className="crown" viewBox="0 0 192 104" aria-hidden="true">
      <path d={sprout} />
    </svg>
  );
}
