import { clamp, smooth } from "../../kit/numbers.ts";

/*
 * What a house without arms would seal with: beads, a wreath of laurel, fluted rays, and a compass star in its heart. No letter, no
 * beast, no one's emblem. It is a field of heights about a middle, its radius 1; struck in paper it is lit, stamped in cloth gilt.
 */

interface Leaf {
  x: number;
  y: number;
  cos: number;
  sin: number;
  long: number;
  wide: number;
}

const leaves: readonly Leaf[] = [-1, 1].flatMap((side) =>
  Array.from({ length: 15 }, (_, index) => {
    const share = index / 14;
    const angle = Math.PI / 2 + side * (0.2 + share * 2.72);
    const size = 0.8 + 0.34 * Math.sin(Math.PI * (0.12 + share * 0.72));
    return [-1, 0, 1].map((row): Leaf => {
      const away = 0.705 + row * 0.043;
      const place = angle + side * (row === 0 ? 0.075 : 0);
      const way = place + side * (Math.PI / 2 - row * 0.5);
      return {
        x: Math.cos(place) * away,
        y: Math.sin(place) * away,
        cos: Math.cos(way),
        sin: Math.sin(way),
        long: (row === 0 ? 0.082 : 0.074) * size,
        wide: (row === 0 ? 0.025 : 0.023) * size,
      };
    });
  }).flat(),
);

const ridge = (off: number, width: number) => Math.sqrt(clamp(1 - (off / width) ** 2));

function wreath(x: number, y: number): number {
  let high = 0;
  for (const leaf of leaves) {
    const [dx, dy] = [x - leaf.x, y - leaf.y];
    const along = (dx * leaf.cos + dy * leaf.sin) / leaf.long;
    if (along < -1 || along > 1) continue;
    const across = (dy * leaf.cos - dx * leaf.sin) / leaf.wide;
    const half = (1 - along * along) ** 0.72 * (1 - 0.22 * along);
    const inside = 1 - Math.abs(across) / half;
    if (inside <= 0) continue;
    const vein = 0.42 * Math.exp(-((across / 0.2) ** 2)) * smooth(1, 0.5, along);
    high = Math.max(high, Math.min(1, inside * 1.7) ** 0.6 - vein);
  }
  return high;
}

/** A compass star: eight points, each with a ridge and two facets. */
function star(radius: number, angle: number): number {
  let high = 0;
  for (const [count, turn, long, least] of [
    [4, Math.PI / 4, 0.25, 0.105],
    [4, 0, 0.375, 0.1],
  ] as const) {
    const step = (2 * Math.PI) / count;
    const off = Math.abs(((((angle + turn) % step) + step) % step) - step / 2);
    const [u, v] = [radius * Math.cos(step / 2 - off), radius * Math.sin(step / 2 - off)];
    // From the tip on the axis to the notch between two points.
    const [nu, nv] = [least * Math.cos(step / 2), least * Math.sin(step / 2)];
    const inside = (long - u) * nv - v * (long - nu);
    if (inside <= 0) continue;
    const across = v / (((long - u) * nv) / (long - nu));
    high = Math.max(high, (1 - across) * (0.5 + 0.5 * smooth(long, 0, u)) + 0.18);
  }
  return high;
}

/** Height at a place, 0 flat, about 1 as high as it goes. */
export function deviceAt(x: number, y: number, hasStar: boolean): number {
  const radius = Math.hypot(x, y);
  if (radius > 0.93) return 0;
  const angle = Math.atan2(y, x);
  let high = 0.8 * ridge(radius - 0.83, 0.012) + 0.55 * ridge(radius - 0.805, 0.007);
  high += 0.9 * ridge(radius - 0.585, 0.013) + 0.5 * ridge(radius - 0.56, 0.006);
  high += 0.8 * ridge(radius - 0.425, 0.012);
  if (radius > 0.84) {
    const step = (2 * Math.PI) / 90;
    const off = ((angle + Math.PI) % step) - step / 2;
    return high + 0.8 * ridge(Math.hypot(off * radius, radius - 0.882), 0.024);
  }
  if (radius > 0.595 && radius < 0.8) return high + wreath(x, y);
  if (radius > 0.437 && radius < 0.553) {
    const flute = Math.abs(Math.sin((angle * 72) / 2));
    return high + 0.75 * flute * smooth(0.437, 0.455, radius) * smooth(0.553, 0.53, radius);
  }
  return hasStar && radius < 0.4 ? high + star(radius, angle) : high;
}
