import { clamp, mix, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { noise, type Random } from "../../kit/random.ts";
import { frame, type Scene } from "../../kit/scene.ts";

/* Jasmine, kanthil and leaves as meshes. Lengths are in points of the scene. */

const ivory: Three = [0.97, 0.95, 0.85];
const pale: Three = [0.84, 0.87, 0.66];
const green: Three = [0.36, 0.5, 0.17];
const gold: Three = [0.86, 0.55, 0.12];
const goldHigh: Three = [1, 0.8, 0.36];
const goldLow: Three = [0.45, 0.2, 0.03];

/** A closed bud: slim green tube, swollen spiral of petals, fine point. */
export function bud(scene: Scene, origin: Three, axis: Three, length: number, next: Random, tint = 0): void {
  const width = length * (0.235 + 0.03 * next());
  const [twist, phase] = [1.6 + next(), next() * 7];
  const seam = (t: number, angle: number) => Math.cos(3 * (angle + phase) + twist * 4.2 * t);
  scene.turned(
    origin,
    axis,
    length,
    (t) => {
      const body = t > 0.16 ? Math.sin(Math.PI * clamp((t - 0.16) / 0.84) ** 0.8) ** 0.72 : 0;
      const tube = t < 0.3 ? length * 0.07 * (1 - t / 0.3) : 0;
      return Math.max(t < 0.2 ? length * 0.075 : 0.2, width * body + tube);
    },
    (t, angle) => {
      const petal = mix3(mix3(pale, ivory, smooth(0.17, 0.42, t)), pale, 0.35 * smooth(0.86, 1, t));
      const shade = 1 - 0.2 * smooth(0.75, 1, seam(t, angle)) * smooth(0.25, 0.5, t);
      const [red, yellow, blue] = scale3(t < 0.17 ? green : petal, shade);
      return [red * (1 - tint * 0.02), yellow * (1 - tint * 0.03), blue * (1 - tint * 0.1)];
    },
    {
      around: 18,
      along: 12,
      ridge: (t, angle) => 1 + 0.1 * smooth(0.25, 0.5, t) * seam(t, angle),
      trans: 0.75,
      gloss: 0.06,
    },
  );
}

interface Petal {
  length: number;
  width: number;
  tilt: number;
  cup: number;
  roll: number;
  angle: number;
  foot?: Three;
}

/** Cupped, its rim rolled a little, one edge over its neighbour. */
function petal(scene: Scene, place: ReturnType<typeof frame>, shape: Petal, next: Random): void {
  const { length, width, tilt, cup, roll, angle, foot = [0.8, 0.84, 0.52] } = shape;
  const grain = next() * 99;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  scene.patch(
    10,
    12,
    (u, v) => {
      const side = u * 2 - 1;
      const half = width * Math.sin(Math.PI * mix(0.09, 0.975, v) ** 1.32) ** 0.55;
      const [aside, rise, far] = [side * half, tilt + roll * v * v, v * length];
      const along = far * Math.cos(rise);
      const lifted =
        far * Math.sin(rise) +
        cup * side * side * half * (0.3 + 0.7 * v) * 0.7 +
        side * half * 0.34 * smooth(0, 0.3, v) +
        (noise(side * 1.4 + grain, v * 2) - 0.5) * width * 0.16;
      const vein =
        1 - 0.05 * Math.abs(Math.sin(side * 7)) * (1 - v) - 0.1 * (1 - Math.abs(side)) ** 6 * (1 - v);
      return [
        ...place(c * along - s * aside, s * along + c * aside, lifted),
        ...scale3(mix3(foot, ivory, smooth(0.02, 0.4, v)), vein),
      ];
    },
    { gloss: 0.05, trans: 1 },
  );
}

/** A flower of jasmine, from half open (0) to open (1). */
export function flower(
  scene: Scene,
  origin: Three,
  axis: Three,
  radius: number,
  next: Random,
  open = 1,
): void {
  const place = frame(origin, axis, next() * 6.3);
  const start = next() * 6.3;
  const whorl = (count: number, length: number, width: number, tilt: number, cup: number, turn: number) => {
    for (let index = 0; index < count; index += 1) {
      const shape = {
        length: radius * length * (0.93 + 0.14 * next()),
        width: radius * width * (0.93 + 0.14 * next()),
        tilt: tilt + (next() - 0.5) * 0.06,
        cup,
        roll: -0.42 * open - 0.05,
        angle: start + turn + (index / count) * 2 * Math.PI + (next() - 0.5) * 0.14,
      };
      petal(scene, place, shape, next);
    }
  };
  whorl(6, 1, 0.36, mix(0.95, 0.18, open), 0.55, 0);
  whorl(6, 0.76, 0.3, mix(1.2, 0.55, open), 0.7, 0.52);
  whorl(5, 0.48, 0.22, 0.95, 0.95, 0.2);
  for (let index = 0; index < 3; index += 1) {
    const heart = { length: radius * 0.3, width: radius * 0.14, tilt: 1.35, cup: 1.2, roll: 0.2 };
    petal(scene, place, { ...heart, angle: start + index * 2.1, foot: [0.9, 0.88, 0.6] }, next);
  }
}

/** A golden kanthil: a long closed bud of overlapping lances above a small calyx. */
export function kanthil(scene: Scene, origin: Three, axis: Three, length: number, next: Random): void {
  const place = frame(origin, axis, next() * 6.3);
  scene.turned(
    origin,
    axis,
    length * 0.96,
    (t) => length * 0.15 * Math.sin(Math.PI * clamp(t * 0.97 + 0.02) ** 0.62) ** 0.9 + 0.2,
    (t) => mix3(gold, goldHigh, 0.4 * t),
    { around: 18, along: 16, gloss: 0.55, trans: 0.15 },
  );
  for (let index = 0; index < 8; index += 1) {
    const isOuter = index >= 4;
    const middle = (index / 4) * 2 * Math.PI + (isOuter ? 0.78 : 0) + (next() - 0.5) * 0.2;
    const [long, out] = isOuter ? [length * 0.66, length * 0.175] : [length * 0.97, length * 0.16];
    scene.patch(
      8,
      16,
      (u, v) => {
        const side = u * 2 - 1;
        const half = 0.72 * Math.sin(Math.PI * mix(0.03, 0.995, v) ** 0.7) ** 0.8;
        const flare = isOuter ? smooth(0.6, 1, v) * length * 0.06 : smooth(0.8, 1, v) * length * 0.015;
        const wide =
          out * Math.sin(Math.PI * clamp(v * 0.93 + 0.05) ** 0.6) ** 0.85 * (1 - 0.06 * side * side) + flare;
        const angle = middle + side * half;
        const low = mix3(goldLow, gold, smooth(0, 0.25, v));
        const colour = mix3(low, goldHigh, smooth(0.5, 1, v) * 0.6 + 0.25 * (1 - Math.abs(side)));
        return [
          ...place(Math.cos(angle) * wide, Math.sin(angle) * wide, v * long),
          ...scale3(colour, 1 - 0.35 * smooth(0.82, 1, Math.abs(side))),
        ];
      },
      { gloss: 0.6, trans: 0.15 },
    );
  }
  scene.turned(
    origin,
    axis,
    length * 0.14,
    (t) => length * 0.1 * Math.sin(0.5 + 2.2 * t),
    () => green,
    {
      around: 10,
      along: 5,
      gloss: 0.2,
    },
  );
}

/** A glossy leaf with a rib and a folded blade. */
export function leaf(
  scene: Scene,
  origin: Three,
  shape: { angle: number; length: number; width: number; lift: number },
  next: Random,
): void {
  const { angle, length, width, lift } = shape;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const bend = (next() - 0.5) * 0.5;
  scene.patch(
    14,
    22,
    (u, v) => {
      const side = u * 2 - 1;
      const half = width * Math.sin(Math.PI * mix(0.01, 0.995, v) ** 0.82) ** 0.9;
      const [along, aside] = [v * length, side * half + bend * v * v * length];
      const rib = Math.exp(-((side * 9) ** 2));
      const veins = Math.abs(Math.sin(v * 22 - Math.abs(side) * 4.5)) ** 12 * 0.16;
      const blade = mix3([0.04, 0.16, 0.06], [0.1, 0.3, 0.1], 0.5 + 0.5 * Math.sin(v * 3));
      return [
        origin[0] + c * along - s * aside,
        origin[1] + s * along + c * aside,
        origin[2] +
          lift * length * (v - v * v * 1.25) +
          Math.abs(side) * half * 0.42 +
          Math.sin(v * 17 + Math.abs(side) * 3) * length * 0.007,
        ...mix3(blade, [0.4, 0.5, 0.26], rib * 0.7 + veins * 0.5),
      ];
    },
    { gloss: 0.1, trans: 0.35 },
  );
}

interface Strand {
  x: number;
  top: number;
  length: number;
  /** Points for each unit. */
  fine: number;
  size: number;
  /** Buds between two open flowers; 0 for none. */
  rosette: number;
  /** Length of the kanthil at its end. */
  tip: number;
}

/** A ronce: buds on a thread two by two, now and then an open flower, a golden kanthil at its end. */
export function strand(
  scene: Scene,
  { x, top, length, fine: k, size, rosette, tip }: Strand,
  next: Random,
): void {
  const [rate, phase] = [0.004 + next() * 0.003, next() * 6.3];
  const at = (y: number) =>
    x + 1.6 * k * Math.sin(rate * (y / k) * 6.283 + phase) * smooth(0, 200 * k, y - top);
  const end = top + length;
  const thread: Three[] = [];
  for (let y = top; y < end; y += 12 * k) thread.push([at(y), y, -1]);
  scene.tube(thread, 0.7 * k, [0.6, 0.62, 0.4]);
  const gap = rosette > 0 ? Math.round(rosette * (0.8 + 0.4 * next())) : Infinity;
  let nextFlower = gap === Infinity ? gap : Math.round(gap * (0.3 + 0.7 * next()));
  for (let [y, index] = [top, 0]; y < end - tip * k; index += 1) {
    const long = size * k * (0.92 + 0.16 * next());
    if (index === nextFlower) {
      flower(
        scene,
        [at(y), y + long * 0.45, 4 * k],
        [(next() - 0.5) * 0.5, 0.25, 1],
        size * 0.84 * k,
        next,
        0.55 + 0.45 * next(),
      );
      y += long * 0.95;
      nextFlower += gap + Math.round((next() - 0.5) * 4);
      continue;
    }
    const first = index % 2 === 0 ? -1 : 1;
    for (const side of [first, -first]) {
      const axis: Three = [side * (0.26 + 0.14 * next()), 1, 0.18 + 0.2 * next()];
      bud(scene, [at(y) + side * 0.8 * k, y, (side === first ? 1.6 : 0) * k], axis, long, next, next());
    }
    if (next() < 0.22)
      bud(scene, [at(y), y + long * 0.1, 3 * k], [(next() - 0.5) * 0.3, 1, 0.3], long * 0.95, next, next());
    y += long * 0.66;
  }
  const last = end - tip * k;
  flower(scene, [at(last), last + k, 3 * k], [0, 0.45, 0.9], size * 0.8 * k, next, 0.75);
  kanthil(scene, [at(last), last + 3 * k, 0], [Math.sin(phase) * 0.05, 1, 0.15], (tip - 4) * k, next);
}
