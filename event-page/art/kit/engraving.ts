import sharp, { type Sharp } from "sharp";
import { clamp, type Three } from "./numbers.ts";

/*
 * Lines as an engine turns them into a plate. A family of them is a field at whose whole numbers they run; each swells and thins
 * as a burin is pressed, and where they lie denser than points do, their ink is a tone.
 */
export interface Family {
  /** At whole numbers runs a line. */
  phase: (x: number, y: number) => number;
  /** Half of a line's breadth, in points; 0 where none runs. */
  breadth: (x: number, y: number) => number;
  /** The lines stay white in a ground of ink. */
  isWhite?: boolean;
}

/** How much of a place lines cover, 0..1. */
function cover({ phase, breadth, isWhite = false }: Family, x: number, y: number, size: number): number {
  const half = breadth(x, y);
  if (half <= 0) return 0;
  const at = phase(x, y);
  const steep = Math.hypot(phase(x + 0.3, y) - at, phase(x, y + 0.3) - at) / 0.3;
  const share =
    steep > 0.4
      ? clamp(2 * half * steep)
      : clamp((half - Math.abs(at - Math.round(at)) / Math.max(steep, 1e-6)) / size + 0.5);
  return isWhite ? 1 - share : share;
}

/** A print of families over each other; what no ink covers is left clear. */
export function engraved(
  width: number,
  height: number,
  families: readonly Family[],
  ink: (x: number, y: number) => Three,
  fine = 3,
): Sharp {
  const out = Buffer.alloc(width * height * 4);
  const size = 1 / fine;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let part = 0; part < fine * fine; part += 1) {
        const [i, j] = [x + ((part % fine) + 0.5) * size, y + (Math.floor(part / fine) + 0.5) * size];
        let bare = 1;
        for (const family of families) bare *= 1 - cover(family, i, j, size);
        sum += 1 - bare;
      }
      const to = (y * width + x) * 4;
      const three = ink(x + 0.5, y + 0.5);
      for (let part = 0; part < 3; part += 1) out[to + part] = Math.round(clamp(three[part], 0, 255));
      out[to + 3] = Math.round((sum * 255) / (fine * fine));
    }
  }
  return sharp(out, { raw: { width, height, channels: 4 } });
}

/** A place by how far it is from a heart and by its turn from the upright; or, along a straight edge, by depth and length. */
export type Polar = (x: number, y: number) => readonly [away: number, turn: number];

/**
 * A band of waves that swing between two edges, each a little later than the one before: they cross in lozenges and gather along
 * both edges.
 * @param swings of one wave in a whole turn
 * @param count of waves
 */
export function lace(
  polar: Polar,
  edges: (turn: number) => readonly [inner: number, outer: number],
  [swings, count]: readonly [number, number],
  breadth: (share: number, turn: number) => number,
): Family[] {
  const shareAt = (x: number, y: number) => {
    const [away, turn] = polar(x, y);
    const [inner, outer] = edges(turn);
    return [(away - inner) / (outer - inner), turn] as const;
  };
  return [1, -1].map((side) => ({
    phase: (x, y) => {
      const [share, turn] = shareAt(x, y);
      return (count / (2 * Math.PI)) * (side * Math.acos(clamp(2 * share - 1, -1, 1)) - swings * turn);
    },
    breadth: (x, y) => {
      const [share, turn] = shareAt(x, y);
      return share < 0 || share > 1 ? 0 : breadth(share, turn);
    },
  }));
}
