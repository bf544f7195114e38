import { crackle } from "./batik.ts";
import { rgb } from "./colour.ts";
import { clamp, mix, mix3, scale3, smooth, wrapped, type Three } from "./numbers.ts";
import { cloudy, noise } from "./random.ts";

/*
 * Stars drawn with wax on soga cloth, as a field: for every place how much is wax and how much is the brown that was dyed
 * after the first wax was scraped off. Whatever is neither is the last, deep bath.
 * Truntum: surakarta.suara.com 2021/10/11/092000; batikklasikindonesia.blogspot.com 2012/09.
 */

export interface Drawn {
  wax: number;
  soga: number;
}

export const bare: Drawn = { wax: 0, soga: 0 };

/** A line of so much width at a distance of 0. */
const line = (distance: number, width: number) =>
  1 - smooth(width * 0.5 - 0.5, width * 0.5 + 0.5, Math.abs(distance));
const dot = (x: number, y: number, radius: number) =>
  1 - smooth(radius - 0.5, radius + 0.5, Math.hypot(x, y));

interface Petals {
  count: number;
  from: number;
  to: number;
  half: number;
  turn: number;
  /** Dots of wax along its vein, and its outline; else it is all wax. */
  isDrawn: boolean;
  stroke: number;
}

function petal(x: number, y: number, { count, from, to, half, turn, isDrawn, stroke }: Petals): Drawn {
  const radius = Math.hypot(x, y);
  if (radius < from - stroke * 2 || radius > to + stroke * 7) return bare;
  const part = (2 * Math.PI) / count;
  const angle = wrapped(Math.atan2(y, x) - turn + part / 2, part) - part / 2;
  const [along, across] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  const share = clamp((along - from) / (to - from));
  const wide = half * Math.sin(Math.PI * share ** 0.72) ** 0.8;
  const inside = along < from || along > to ? -Math.abs(across) - 1 : wide - Math.abs(across);
  const tips =
    dot(along - to - stroke * 2.6, across, stroke * 0.95) +
    (isDrawn ? dot(along - to - stroke * 5.4, across, stroke * 0.7) : 0);
  if (!isDrawn) return { wax: Math.max(smooth(-0.5, 0.5, inside), tips), soga: 0 };
  const step = stroke * 2.5;
  const vein = dot(wrapped(along, step) - step / 2, across, stroke * 0.62) * (share < 0.86 ? 1 : 0);
  const hatch =
    line(wrapped(along - Math.abs(across) * 1.1, step * 1.5) - step * 0.75, stroke * 0.55) *
    smooth(stroke, stroke * 2, Math.abs(across));
  const wax = Math.max(
    line(inside - stroke * 0.6, stroke),
    inside > stroke * 1.4 ? Math.max(vein, hatch * 0.9) : 0,
    tips,
  );
  return { wax, soga: smooth(-0.5, 0.5, inside) };
}

const over = (one: Drawn, other: Drawn): Drawn => ({
  wax: Math.max(one.wax, other.wax),
  soga: Math.max(one.soga, other.soga),
});

/** A star large enough to see how it was drawn: two rings of eight petals about a heart of dots. */
export function greatStar(x: number, y: number, reach: number): Drawn {
  const shaken = (seed: number) =>
    (noise(x / (reach * 0.06), y / (reach * 0.06), seed) - 0.5) * reach * 0.012;
  const [u, v] = [x + shaken(3), y + shaken(4)];
  const stroke = reach * 0.016;
  const radius = Math.hypot(u, v);
  const ring = { count: 8, isDrawn: true, stroke };
  const long = petal(u, v, { ...ring, from: reach * 0.2, to: reach, half: reach * 0.105, turn: 0 });
  const short = petal(u, v, {
    ...ring,
    from: reach * 0.24,
    to: reach * 0.72,
    half: reach * 0.082,
    turn: Math.PI / 8,
  });
  const angle = Math.atan2(v, u);
  const beads = [0.135, 0.172].map((share, index) => {
    const count = 16;
    const turned = wrapped(angle + index * 0.2, (2 * Math.PI) / count) - Math.PI / count;
    return dot(radius * Math.cos(turned) - reach * share, radius * Math.sin(turned), stroke * 0.62);
  });
  const heart: Drawn = {
    wax: Math.max(line(radius - reach * 0.1, stroke), dot(u, v, reach * 0.045), ...beads),
    soga: radius < reach * 0.1 ? 1 : 0,
  };
  return over(over(long, short), heart);
}

/** A small one: eight slender petals of wax and a dot. */
export function smallStar(x: number, y: number, reach: number, turn: number): Drawn {
  const petals = petal(x, y, {
    count: 8,
    from: reach * 0.22,
    to: reach,
    half: reach * 0.1,
    turn,
    isDrawn: false,
    stroke: reach * 0.07,
  });
  return {
    wax: Math.max(petals.wax, dot(x, y, reach * 0.11)),
    soga: Math.hypot(x, y) < reach * 0.5 ? 0.35 : 0,
  };
}

const [deep, brown, cream, vein] = ["1a0f0a", "8c531f", "f0d9a6", "7c4a20"].map(rgb);

/** Its colour by day: the bath is uneven, wax is never quite white, and where it broke dye crept in. */
export function dyedSoga({ wax, soga }: Drawn, x: number, y: number, crack = 1): Three {
  const bath = cloudy(x / 46, y / 38, 5, 3) - 0.5;
  const ground = scale3(deep, 1 + bath * 0.5);
  const middle = mix3(brown, [176, 108, 44], clamp(0.5 + bath * 1.2));
  const broken = crack === 0 ? 0 : crackle(x * 1.6, y * 1.6) * crack;
  const body = mix3(ground, middle, soga * 0.92);
  const cracked = mix3(body, vein, broken * 0.5 * (1 - soga * 0.6));
  const edge = mix(0.9, 1, noise(x / 4, y / 4, 8));
  return mix3(cracked, mix3(scale3(cream, edge), brown, broken * 0.6), clamp(wax) * 0.96);
}
