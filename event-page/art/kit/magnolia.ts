import { clamp, mix, smooth, type Three } from "./numbers.ts";
import { noise, type Random } from "./random.ts";
import { frame, type Scene, type Vertex } from "./scene.ts";

/* A white magnolia, cousin of the champak: wide petals like spoons in three rings, leaves like leather, wood with rings, as meshes that are pressed flat. */

/** How high what is round stands out of the sheet, of what it would be in the round, and from which height on. */
export interface Pressing {
  flat: number;
  base: number;
}

const bare: Three = [1, 1, 1];

/** A place in the round becomes one of the sheet. */
function pressing(origin: Three, { flat, base }: Pressing): (place: Three) => Vertex {
  return ([x, y, z]) => [x, y, base + flat * (z - origin[2]), ...bare];
}

interface Petal {
  length: number;
  width: number;
  /** How steeply it leaves the heart, and how steep its tip is. */
  foot: number;
  tip: number;
  /** How far its sides rise. */
  cup: number;
  angle: number;
  seed: number;
}

const petalSteps = 44;

/** A petal in the frame of its flower. */
function petal(
  scene: Scene,
  place: ReturnType<typeof frame>,
  press: ReturnType<typeof pressing>,
  shape: Petal,
): void {
  const { length, width, foot, tip, cup, angle, seed } = shape;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const rise = (t: number) => mix(foot, tip, t ** 0.9);
  const spine: [number, number][] = [[0, 0]];
  for (let step = 1; step <= petalSteps; step += 1) {
    const [x, z] = spine[step - 1];
    const turned = rise((step - 0.5) / petalSteps);
    spine.push([x + (length / petalSteps) * Math.cos(turned), z + (length / petalSteps) * Math.sin(turned)]);
  }
  const at = (t: number): [number, number] => {
    const step = Math.min(petalSteps - 1, Math.floor(t * petalSteps));
    const share = t * petalSteps - step;
    return [mix(spine[step][0], spine[step + 1][0], share), mix(spine[step][1], spine[step + 1][1], share)];
  };
  scene.patch(64, 84, (u, v) => {
    const side = u * 2 - 1;
    const t = 1 - (1 - v) ** 1.7;
    const half = (width * t ** 0.6 * Math.max(0, 1 - t ** 3.6) ** 0.56) / 0.7;
    const turned = rise(t);
    const [far, high] = at(clamp(t + 0.06 * (1 - Math.abs(side)) ** 2 * smooth(0.6, 1, t)));
    const wave = (noise(side * 1.5 + seed * 7, t * 2.3 + seed, 5) - 0.5) * width * 0.34 * t;
    const rolled = smooth(0.74, 1, Math.abs(side)) ** 2 * half * 0.3 * smooth(0.3, 0.8, t);
    const groove = 0.9 * Math.exp(-((side * half) ** 2) / 5) * (1 - smooth(0.5, 0.9, t));
    const strand = side * 11 * (1 - 0.25 * t) + 0.5 * noise(side * 6, t * 3, 15);
    const veins =
      0.8 *
      Math.exp(-(((strand - Math.round(strand)) / 0.13) ** 2)) *
      smooth(0.95, 0.4, t) *
      smooth(0.04, 0.2, t);
    const lifted = cup * half * side * side - rolled + wave - groove - veins;
    const along = far - lifted * Math.sin(turned);
    const aside =
      side * half * (1 - 0.12 * cup * side * side) + 0.05 * length * (noise(seed, 3, 9) - 0.5) * t;
    return press(place(c * along - s * aside, s * along + c * aside, high + lifted * Math.cos(turned)));
  });
}

/** Rings of an open flower from without: petals, length, width, how steep at foot and tip, cup. */
const openRings = [
  [5, 1, 0.32, 0.1, -0.1, 0.32],
  [4, 0.86, 0.33, 0.38, 0.26, 0.4],
  [3, 0.6, 0.3, 0.66, 0.84, 0.55],
] as const;

export interface Flower {
  origin: Three;
  /** Where it looks to. */
  axis: Three;
  radius: number;
  roll?: number;
  press: Pressing;
}

export function magnolia(scene: Scene, flower: Flower, next: Random): void {
  const { origin, axis, radius, roll = 0 } = flower;
  const place = frame(origin, axis, roll);
  const press = pressing(origin, flower.press);
  openRings.forEach(([count, length, width, foot, tip, cup], ring) => {
    for (let index = 0; index < count; index += 1) {
      petal(scene, place, press, {
        length: radius * length * (0.94 + 0.12 * next()),
        width: radius * width * (0.94 + 0.12 * next()),
        foot: foot + (next() - 0.5) * 0.12,
        tip: tip + (next() - 0.5) * 0.3,
        cup,
        angle: (index / count) * 2 * Math.PI + ring * (Math.PI / count) + (next() - 0.5) * 0.24,
        seed: next() * 90,
      });
    }
  });
  heart(scene, place, press, radius * 0.1, next);
}

/** The cone in the middle, scale by scale, in a crown of stamens. */
function heart(
  scene: Scene,
  place: ReturnType<typeof frame>,
  press: ReturnType<typeof pressing>,
  size: number,
  next: Random,
): void {
  const ball = (x: number, y: number, z: number, radius: number, long: number) => {
    scene.patch(10, 8, (u, v) => {
      const [turn, lean] = [u * 2 * Math.PI, (v - 0.5) * Math.PI];
      const wide = radius * Math.cos(lean);
      return press(place(x + wide * Math.cos(turn), y + wide * Math.sin(turn), z + long * Math.sin(lean)));
    });
  };
  for (let index = 0; index < 42; index += 1) {
    const angle = index * 2.399 + next() * 0.2;
    const away = size * (0.85 + 0.5 * next());
    ball(Math.cos(angle) * away, Math.sin(angle) * away, size * 0.5, size * 0.15, size * 0.7);
  }
  for (let index = 0; index < 46; index += 1) {
    const t = index / 46;
    const angle = index * 2.399;
    const away = size * 0.86 * Math.cos(t * 1.5);
    ball(Math.cos(angle) * away, Math.sin(angle) * away, size * (0.7 + 2.3 * t), size * 0.24, size * 0.36);
  }
}

export interface Leaf {
  from: readonly [number, number];
  angle: number;
  bend: number;
  length: number;
  width: number;
  /** How it is turned about its rib. */
  roll?: number;
  base?: number;
  /** How far its middle stands out of the sheet. */
  lift?: number;
  /** A petal seen from without: rounder, smooth, with strands along it. */
  isPetal?: boolean;
}

/** A leaf like leather: both halves swell beside the rib, veins lie in furrows, the rim is turned up a little. */
export function leaf(scene: Scene, shape: Leaf, next: Random): void {
  const { from, angle, bend, length, width, roll = 0, base = 4, lift = 0.05, isPetal = false } = shape;
  const seed = next() * 90;
  const steps = 40;
  const spine: [number, number, number][] = [[from[0], from[1], angle]];
  for (let step = 1; step <= steps; step += 1) {
    const [x, y] = spine[step - 1];
    const turned = angle + bend * ((step - 0.5) / steps);
    spine.push([x + (length / steps) * Math.cos(turned), y + (length / steps) * Math.sin(turned), turned]);
  }
  const pairs = length / 15;
  scene.patch(72, 260, (u, v) => {
    const side = u * 2 - 1;
    const place = Math.min(steps - 1e-6, v * steps);
    const step = Math.floor(place);
    const share = place - step;
    const [one, two] = [spine[step], spine[step + 1]];
    const turned = mix(one[2], two[2], share);
    const form = isPetal
      ? Math.sin(Math.PI * mix(0.06, 0.988, v) ** 1.1) ** 0.62
      : Math.sin(Math.PI * mix(0.02, 0.992, v) ** 0.92) ** 0.78 + 0.06 * smooth(0.12, 0, v);
    const half = width * form * (1 + 0.05 * (noise(v * 7, seed, 4) - 0.5));
    const across = side * half * Math.cos(roll);
    const wide = Math.abs(side) * half;
    const rib = 3.1 * Math.exp(-((wide / 2.1) ** 2)) - 1.4 * Math.exp(-((wide / 0.9) ** 2));
    const stalk = 4.5 * Math.exp(-((wide / 2.6) ** 2)) * smooth(0.34, 0.02, v);
    const q = v * pairs - Math.abs(side) ** 1.25 * 1.35 + (side > 0 ? 0.5 : 0);
    const near = Math.abs(q - Math.round(q)) * 15;
    const fade = (1 - Math.abs(side) ** 3) * smooth(0.02, 0.12, v);
    const furrow = 1.9 * Math.exp(-((near / 1.25) ** 2)) * fade;
    const swell = half * 0.34 * Math.sin(Math.PI * clamp(Math.abs(side) * 0.86 + 0.07)) ** 0.9;
    const rim = 1.7 * smooth(0.86, 0.97, Math.abs(side));
    const waved = (noise(v * 4 + seed, side * 1.2, 6) - 0.5) * half * 0.3 * Math.abs(side);
    const strand = side * 6 + 0.6 * noise(side * 4, v * 3, 15);
    const along = 0.9 * Math.exp(-(((strand - Math.round(strand)) / 0.12) ** 2)) * smooth(0.95, 0.3, v);
    const belly = half * 0.75 * Math.sqrt(Math.max(0, 1 - side * side * 0.96));
    const high =
      base +
      lift * length * Math.sin(Math.PI * v) * smooth(0, 0.5, v) +
      (isPetal ? belly - along : (swell - rib - furrow) * mix(0.3, 1, smooth(0.1, 0.5, v)) + stalk) +
      rim +
      waved +
      side * half * Math.sin(roll) * 0.5;
    return [
      mix(one[0], two[0], share) - across * Math.sin(turned),
      mix(one[1], two[1], share) + across * Math.cos(turned),
      Math.max(1, high),
      ...bare,
    ];
  });
}

/** Wood along points: round, ringed where leaves have been, rough. */
export function twig(
  scene: Scene,
  points: readonly (readonly [number, number])[],
  [thick, thin]: readonly [number, number],
  base = 2,
): void {
  const at = (t: number): [number, number] => {
    const last = points.length - 1;
    const place = clamp(t, 0, 1) * last;
    const i = Math.min(last - 1, Math.floor(place));
    const f = place - i;
    const point = (index: number) => points[clamp(index, 0, last)];
    const spline = (part: 0 | 1) => {
      const [a, b, c, d] = [point(i - 1)[part], point(i)[part], point(i + 1)[part], point(i + 2)[part]];
      return (
        0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3)
      );
    };
    return [spline(0), spline(1)];
  };
  scene.patch(14, 160, (u, v) => {
    const [x, y] = at(v);
    const [bx, by] = at(v - 0.01);
    const [ax, ay] = at(v + 0.01);
    const turned = Math.atan2(ay - by, ax - bx);
    const ring = Math.exp(-(((((v * 7) % 1) - 0.5) / 0.09) ** 2));
    const radius = mix(thick, thin, v) * (1 + 0.24 * ring + 0.14 * (noise(v * 26, u * 2, 7) - 0.5));
    const around = u * Math.PI;
    const off = -Math.cos(around) * radius;
    const bark = 0.9 * (noise(v * 60, u * 5, 8) - 0.5);
    return [
      x - off * Math.sin(turned),
      y + off * Math.cos(turned),
      base + Math.sin(around) * radius * 0.9 + bark,
      ...bare,
    ];
  });
}

/** A bud in its furry scale. */
export function bud(
  scene: Scene,
  [x, y]: readonly [number, number],
  angle: number,
  length: number,
  base = 5,
): void {
  scene.patch(24, 30, (u, v) => {
    const around = u * Math.PI;
    const radius = length * 0.25 * Math.sin(Math.PI * mix(0.03, 0.97, v) ** 0.8) ** 0.85;
    const seam = Math.exp(-(((u - 0.36 - 0.3 * v * v) / 0.035) ** 2)) * 1.6;
    const off = -Math.cos(around) * radius;
    const along = v * length;
    const fur = 0.8 * (noise(u * 22, v * 9, 11) - 0.5);
    return [
      x + Math.cos(angle) * along - Math.sin(angle) * off,
      y + Math.sin(angle) * along + Math.cos(angle) * off,
      base + Math.sin(around) * radius * 0.95 - seam + fur,
      ...bare,
    ];
  });
}
