import { previewSize } from "./preview-size.ts";
import type { Palette, Theme } from "../themes/base/theme.ts";

/** Where the cover's photo stands in a link preview: at the far edge, upright and as high as the picture; the words have the rest. */
export const photoPlace = { left: 780, width: 420 };

/** What surrounds the words where a host wants no drawings, as SVG: nothing but paper, held by a thin line. */
export function plainFrame({ light }: Theme, hasPhoto: boolean): string {
  const width = hasPhoto ? photoPlace.left : previewSize.width;
  return `<path fill="none" stroke="${light.ornament}" stroke-width="2" d="M36 36H${String(width - 36)}V594H36Z"/>`;
}

/** By day: the picture is the same for everybody. */
export function coverColours(theme: Theme): Palette {
  const { cover, light } = theme;
  return cover ?? light;
}
