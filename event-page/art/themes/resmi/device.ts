import { clamp, smooth } from "../../kit/numbers.ts";

/*
 * What a house without arms would seal with: a wind rose of sixteen points on its ring of degrees. No letter, no beast, no wreath,
 * no one's emblem. It is a field of heights about a middle, its radius 1; struck in paper it is lit, pressed in wax it stands out.
 */

export const ridge = (off: number, width: number) => Math.sqrt(clamp(1 - (off / width) ** 2));

/** Points of the rose, the shortest first: how many, from where they are turned, how long, and how wide at the notch. */
const points = [
  [8, Math.PI / 8, 0.46, 0.13],
  [4, Math.PI / 4, 0.64, 0.13],
  [4, 0, 0.96, 0.115],
] as const;

/** The rose: each point has a ridge and two facets; how high, and 1 on its lit or −1 on its dark facet. */
export function roseAt(x: number, y: number): readonly [high: number, facet: number] {
  const radius = Math.hypot(x, y);
  const angle = Math.atan2(y, x);
  let [high, facet] = [0, 0];
  for (const [count, turn, long, least] of points) {
    const step = (2 * Math.PI) / count;
    const from = ((((angle + turn) % step) + step) % step) - step / 2;
    const off = Math.abs(from);
    const [u, v] = [radius * Math.cos(step / 2 - off), radius * Math.sin(step / 2 - off)];
    // From the tip on the axis to the notch between two points.
    const [nu, nv] = [least * Math.cos(step / 2), least * Math.sin(step / 2)];
    const inside = (long - u) * nv - v * (long - nu);
    if (inside <= 0) continue;
    const across = v / (((long - u) * nv) / (long - nu));
    const own = (1 - across) * (0.5 + 0.5 * smooth(long, 0, u)) + 0.18;
    if (own > high) [high, facet] = [own, Math.sign(from)];
  }
  return [high, facet];
}

/** Height at a place, 0 flat, about 1 as high as it goes. */
export function deviceAt(x: number, y: number): number {
  const radius = Math.hypot(x, y);
  const [high] = roseAt(x, y);
  if (high > 0) return high;
  const angle = Math.atan2(y, x) + Math.PI;
  const rings =
    0.55 * ridge(radius - 0.535, 0.008) +
    0.85 * ridge(radius - 0.715, 0.011) +
    0.4 * ridge(radius - 0.74, 0.005);
  const step = (2 * Math.PI) / 72;
  const tick = Math.round(angle / step);
  const off = (angle - tick * step) * radius;
  const from = tick % 9 === 0 ? 0.56 : tick % 3 === 0 ? 0.62 : 0.655;
  const ticks = radius > from && radius < 0.69 ? 0.6 * ridge(off, 0.0052) : 0;
  return rings + ticks;
}
