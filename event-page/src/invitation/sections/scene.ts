import { lookOf } from "../../themes/base/look.ts";
import type { SectionContext } from "./context.ts";

/** Whether the page's theme has baked art, which composes sections as scenes. */
export function hasArt({ theme }: Pick<SectionContext, "theme">): boolean {
  return lookOf(theme).art !== null;
}

/** The class by which art finds a section (`s-hosts`); pages without art do without it. */
export function sceneOf(id: string, context: SectionContext): string | undefined {
  if (!hasArt(context)) return undefined;
  const type = context.content.sections.find((section) => section.id === id)?.type;
  return type === undefined ? undefined : `s-${type}`;
}
