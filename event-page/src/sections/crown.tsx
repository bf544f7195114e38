import type { ThemeId } from "@janur/domain/theme";
import type { ReactNode } from "react";
import { lookOf } from "../themes/look.ts";
import { Art } from "./art.tsx";

/** The small ornament above a heading, where the theme has one. */
export function Crown({ theme }: { theme: ThemeId }): ReactNode {
  const { crown } = lookOf(theme);
  return crown === null ? null : <Art className="crown" drawing={crown} />;
}
