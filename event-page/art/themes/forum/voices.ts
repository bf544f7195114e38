import type { Sharp } from "sharp";
import { clamp, mix, smooth, type Three } from "../../kit/numbers.ts";
import { dots, edged, overprinted, type Inks, type Plate, type Screen } from "../../kit/print.ts";

/** A voice: where it comes from, how far it carries and in how many waves, all in points. */
export interface Voice {
  x: number;
  y: number;
  reach: number;
  waves: number;
  /** Share of a wave that is ink, at its source and where it ends. */
  thick: readonly [number, number];
}

/** Waves in solid ink, thick about their source and thin where they end. */
export function solid({ x: cx, y: cy, reach, waves, thick }: Voice): Plate {
  const pitch = reach / waves;
  return (x, y) => {
    const away = Math.hypot(x - cx, y - cy);
    if (away > reach + 2) return 0;
    const index = Math.min(waves - 1, Math.floor(away / pitch));
    const half = (pitch * mix(thick[0], thick[1], index / (waves - 1))) / 2;
    const middle = (index + 0.5) * pitch;
    // The first is a disc.
    return index === 0 ? edged(half + middle - away, x, y) : edged(half - Math.abs(away - middle), x, y);
  };
}

/** Waves with a clear front, behind which ink thins out in dots. */
export function dotted({ x: cx, y: cy, reach, waves, thick }: Voice, screen: Screen): Plate {
  const pitch = reach / waves;
  return (x, y) => {
    const away = Math.hypot(x - cx, y - cy);
    if (away > reach + 2) return 0;
    const index = Math.min(waves - 1, Math.floor(away / pitch));
    const place = away / pitch - index;
    const long = mix(thick[0], thick[1], index / (waves - 1));
    const tone = index === 0 ? 1 : smooth(1 - long, 1.02 - long * 0.12, place);
    const front = edged((index + 1) * pitch - away, x, y);
    return index === waves - 1 || index === 0
      ? Math.min(front, dots(tone, x, y, screen))
      : dots(tone, x, y, screen);
  };
}

/** A disc whose ink is solid on one side and thins out in dots towards the other. */
export function sun(
  { x: cx, y: cy, reach }: Pick<Voice, "x" | "y" | "reach">,
  screen: Screen,
  [towardsX, towardsY]: readonly [number, number],
  [from, to]: readonly [number, number] = [-0.5, 1],
): Plate {
  return (x, y) => {
    const [u, v] = [(x - cx) / reach, (y - cy) / reach];
    const away = Math.hypot(u, v);
    if (away > 1.02) return 0;
    const along = u * towardsX + v * towardsY;
    const tone = 1 - clamp((along - from) / (to - from)) * 0.94;
    return Math.min(edged((1 - away) * reach, x, y), dots(tone, x, y, screen));
  };
}

/** Two of them met. */
export function meeting(
  size: readonly [number, number],
  plates: readonly [Plate, Plate],
  inks: Inks,
  around: (x: number, y: number) => Three,
): Sharp {
  return overprinted(size, plates, inks, around);
}
