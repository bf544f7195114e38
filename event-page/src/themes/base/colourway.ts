import { colourwayIds, type ColourwayId } from "@janur/domain/content/theme-adjustment";
import { legibleAccent } from "./legible.ts";
import type { Palette, Theme } from "./theme.ts";
import { turnedColour, type Turns } from "./turn.ts";

/** Names of a theme's colourways, its own colours apart. */
export function colourwaysOf({ colourways = {} }: Pick<Theme, "colourways">): ColourwayId[] {
  return colourwayIds.filter((id) => colourways[id] !== undefined);
}

/** A theme in another of its colourways; the same one where it has no such. */
export function inColourway(theme: Theme, id: ColourwayId | undefined): Theme {
  const turns = id === undefined ? undefined : theme.colourways?.[id];
  if (id === undefined || turns === undefined) return theme;
  const { light, cover } = theme;
  return {
    ...theme,
    colourway: id,
    light: turnedPalette(light, turns),
    ...(cover !== undefined && { cover: turnedPalette(cover, turns) }),
  };
}

/** What words stand on keeps its lightness when it turns, but not to the last digit: the accent is held readable. */
function turnedPalette({ paper, panel, ink, accent, onAccent, ornament }: Palette, turns: Turns): Palette {
  const turned = (colour: string) => turnedColour(colour, turns);
  const surfaces = {
    paper: turned(paper),
    panel: turned(panel),
    ink: turned(ink),
    onAccent: turned(onAccent),
  };
  return { ...surfaces, ...legibleAccent(turned(accent), surfaces), ornament: turned(ornament) };
}
