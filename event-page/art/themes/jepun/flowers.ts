import type { Lamp } from "../../kit/lamp.ts";
import { clamp, mix, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { noise, type Random } from "../../kit/random.ts";
import { frame, type Scene } from "../../kit/scene.ts";

/* Frangipani as meshes. Balinese themes only: elsewhere the flower stands on graves. */

const white: Three = [0.98, 0.94, 0.84];
const yellow: Three = [0.95, 0.56, 0.06];
const pale: Three = [0.99, 0.82, 0.36];
const blush: Three = [0.95, 0.72, 0.62];

/** Low sun from the right. */
export const evening: Lamp = {
  key: [0.5, -0.6, 0.62],
  keyColour: [1, 0.86, 0.66],
  keyPower: 0.92,
  sky: [0.46, 0.36, 0.32],
  ground: [0.26, 0.13, 0.08],
  rim: [0.8, -0.3, -0.1],
  rimColour: [0.7, 0.4, 0.14],
  contact: [4, 12, 30],
  contactDepth: 0.62,
  shade: 30,
  step: 1.6,
  wrap: 0.4,
};

/** Five petals in a pinwheel, one edge over its neighbour and one under. */
export function flower(
  scene: Scene,
  origin: Three,
  axis: Three,
  radius: number,
  next: Random,
  roll = next() * 6.3,
): void {
  const place = frame(origin, axis, roll);
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal / 5) * 2 * Math.PI + (next() - 0.5) * 0.08;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const grain = next() * 99;
    const length = radius * (0.95 + 0.1 * next());
    scene.patch(
      20,
      34,
      (u, v) => {
        const side = u * 2 - 1;
        const half =
          radius * 0.405 * Math.sin(Math.PI * 0.5 * clamp(v * 1.45)) ** 0.9 * Math.sqrt(1 - v ** 4.2) +
          radius * 0.012;
        const rise = 0.5 * (1 - v) + 0.1 * v;
        const along = v * length * Math.cos(rise * 0.8);
        const aside = side * half + 0.16 * radius * v * v * (1 - 0.5 * v);
        const lifted =
          v * length * Math.sin(rise) * 0.62 -
          0.2 * radius * v ** 3 +
          side * half * 0.44 +
          0.2 * half * side * side +
          (side > 0.55 ? radius * 0.1 * (side - 0.55) * v : 0) +
          (noise(side * 1.3 + grain, v * 2.2) - 0.5) * radius * 0.05;
        const vein = 1 - 0.035 * Math.abs(Math.sin(side * 6 + v)) ** 6 * smooth(0.2, 0.5, v);
        const from = v + 0.1 * Math.abs(side) - 0.05;
        const heart = mix3(yellow, pale, smooth(0.05, 0.3, from));
        const petalColour = mix3(heart, white, smooth(0.22, 0.56, from));
        const colour = mix3(petalColour, blush, 0.3 * smooth(0.7, 1, -side) * smooth(0.3, 0.7, v));
        return [
          ...place(c * along - s * aside, s * along + c * aside, lifted),
          ...scale3(colour, vein * (0.72 + 0.28 * smooth(0, 0.22, v))),
        ];
      },
      { gloss: 0.05, trans: 1 },
    );
  }
}

/** A closed flower, its petals wound about each other. */
export function bud(scene: Scene, origin: Three, axis: Three, length: number, next: Random): void {
  const twist = next() * 6;
  const wave = (t: number, angle: number) => Math.cos(5 * angle + 5 * t + twist);
  scene.turned(
    origin,
    axis,
    length,
    (t) => length * (0.05 + 0.15 * Math.sin(Math.PI * clamp(t ** 0.8 * 0.98)) ** 0.8),
    (t, angle) =>
      mix3(
        mix3([0.45, 0.5, 0.2], white, smooth(0.1, 0.45, t)),
        blush,
        0.4 * smooth(0.4, 1, 0.5 + 0.5 * wave(t, angle)),
      ),
    { around: 20, along: 16, ridge: (t, angle) => 1 + 0.12 * wave(t, angle), trans: 0.7 },
  );
}

/** A long leathery leaf with a pale rib. */
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
    18,
    40,
    (u, v) => {
      const side = u * 2 - 1;
      const half = width * Math.sin(Math.PI * mix(0.015, 0.985, v) ** 1.12) ** 0.8;
      const [aside, along] = [side * half + bend * v * v * length, v * length];
      const rib = Math.exp(-((side * 11) ** 2));
      const veins = Math.abs(Math.sin(v * 30 - Math.abs(side) * 2.2)) ** 16;
      const green = mix3([0.045, 0.13, 0.05], [0.13, 0.27, 0.08], 0.5 + 0.5 * Math.sin(v * 3 + side));
      const colour = mix3(green, [0.55, 0.55, 0.26], rib * 0.8 + veins * 0.28 * (1 - Math.abs(side) * 0.5));
      return [
        origin[0] + c * along - s * aside,
        origin[1] + s * along + c * aside,
        origin[2] +
          lift * length * (v - v * v * 1.2) +
          Math.abs(side) * half * 0.36 +
          Math.sin(v * 60 - Math.abs(side) * 4.4) * half * 0.03,
        ...colour,
      ];
    },
    { gloss: 0.16, trans: 0.35 },
  );
}
