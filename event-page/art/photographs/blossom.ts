import { clamp, mix, mix3, scale3, smooth, type Three } from "../kit/numbers.ts";
import { noise, type Random } from "../kit/random.ts";
import { frame, type Scene } from "../kit/scene.ts";

/* Jasmine and its leaves as meshes. Lengths are in points of the scene. */

const ivory: Three = [0.97, 0.95, 0.85];
const pale: Three = [0.84, 0.87, 0.66];
const green: Three = [0.36, 0.5, 0.17];

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
