import type { ThemeId } from "@janur/domain/theme";
import type { ReactNode } from "react";
import { ornament } from "../generated/assets.ts";

/** The small ornament above a heading, where the theme has one. */
export function Crown({ theme }: { theme: ThemeId }): ReactNode {
  const { crown } = ornament[theme];
  if (crown === null) return null;
  const { path, thread, size } = crown;
  return (
    <svg className="crown" viewBox={`0 0 ${String(size.width)} ${String(size.height)}`} aria-hidden="true">
      <path d={path} />
      {thread !== "" && <path className="thread" d={thread} />}
    </svg>
  );
}
