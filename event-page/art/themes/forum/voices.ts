import { clamp, mix } from "../../kit/numbers.ts";
import { dots, edged, type Plate, type Screen } from "../../kit/print.ts";

/** A voice: where it comes from, how far it carries and in how many waves, all in points. */
interface Voice {
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
