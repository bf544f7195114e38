import { clamp, mix, mix3, scale3, smooth, type Three } from "./numbers.ts";
import { noise, type Random } from "./random.ts";
import { frame, type Scene } from "./scene.ts";

/* Garden flowers and their leaves as meshes, petal by petal: cupped, rolled, each a little its own. Lengths are in points of the scene. */

/** Colours as light: in the heart, over the petal, along its rim. */
export interface Hue {
  heart: Three;
  petal: Three;
  rim: Three;
}

interface Petal {
  length: number;
  width: number;
  /** How far it rises at its foot, and how far its tip is rolled back (below 0). */
  tilt: number;
  roll: number;
  cup: number;
  angle: number;
}

function petal(scene: Scene, place: ReturnType<typeof frame>, shape: Petal, hue: Hue, next: Random): void {
  const { length, width, tilt, roll, cup, angle } = shape;
  const [grain, lean] = [next() * 99, (next() - 0.5) * 0.3];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const cells = Math.round(clamp(length / 4, 7, 16));
  scene.patch(
    cells,
    cells + 2,
    (u, v) => {
      const side = u * 2 - 1;
      const half = width * Math.sin(Math.PI * mix(0.1, 0.94, v) ** 1.25) ** 0.5;
      const [far, rise] = [v * length * (1 - 0.07 * side * side), tilt + roll * v * v];
      const wave = (noise(side * 1.6 + grain, v * 2.4, 3) - 0.5) * width * 0.3 * v;
      const along = far * Math.cos(rise);
      const aside = side * half + lean * far * v * 0.4;
      const lifted =
        far * Math.sin(rise) + cup * side * side * half * (0.35 + 0.65 * v) + side * half * 0.22 + wave;
      const vein = 1 - 0.06 * Math.abs(Math.sin(side * 8 + grain)) * (1 - 0.6 * v);
      const own = mix3(mix3(hue.heart, hue.petal, smooth(0, 0.45, v)), hue.rim, smooth(0.6, 1, v) * 0.75);
      return [
        ...place(c * along - s * aside, s * along + c * aside, lifted),
        ...scale3(own, vein * (0.6 + 0.4 * smooth(0, 0.35, v))),
      ];
    },
    { gloss: 0.05, trans: 0.85 },
  );
}

/** Of a rose's rings from without: petals, length, width, rise, roll, cup. */
const rings = [
  [5, 1, 0.56, 0.12, -0.75, 0.3],
  [5, 0.9, 0.52, 0.42, -0.7, 0.45],
  [5, 0.76, 0.46, 0.72, -0.5, 0.65],
  [4, 0.62, 0.4, 0.98, -0.25, 0.85],
  [4, 0.48, 0.31, 1.2, 0.05, 1.05],
  [3, 0.36, 0.22, 1.38, 0.3, 1.2],
] as const;

/** A garden rose; `open` below 1 is a bud that opens. */
export function rose(
  scene: Scene,
  origin: Three,
  axis: Three,
  radius: number,
  hue: Hue,
  next: Random,
  open = 1,
): void {
  const place = frame(origin, axis, next() * 6.3);
  rings.forEach(([count, length, width, tilt, roll, cup], ring) => {
    const turn = ring * 0.9 + next();
    for (let index = 0; index < count; index += 1) {
      const shape = {
        length: radius * length * (0.92 + 0.16 * next()),
        width: radius * width * (0.92 + 0.16 * next()),
        tilt: mix(1.3, tilt, open) + (next() - 0.5) * 0.14,
        roll: roll * mix(0.4, 1, open),
        cup,
        angle: turn + (index / count) * 2 * Math.PI + (next() - 0.5) * 0.25,
      };
      petal(scene, place, shape, hue, next);
    }
  });
}

/** A flower of few petals about a heart of stamens. */
export function blossom(
  scene: Scene,
  origin: Three,
  axis: Three,
  radius: number,
  hue: Hue,
  next: Random,
  count = 5,
): void {
  const place = frame(origin, axis, next() * 6.3);
  for (let index = 0; index < count; index += 1) {
    const shape = {
      length: radius * (0.92 + 0.16 * next()),
      width: ((radius * 2.5) / count) * (0.92 + 0.16 * next()),
      tilt: 0.3 + (next() - 0.5) * 0.16,
      roll: -0.45,
      cup: 0.25,
      angle: (index / count) * 2 * Math.PI + (next() - 0.5) * 0.16,
    };
    petal(scene, place, shape, hue, next);
  }
  for (let index = 0; index < 9; index += 1) {
    const [away, angle] = [Math.sqrt(next()) * radius * 0.16, next() * 6.3];
    const size = radius * 0.075;
    const foot = place(Math.cos(angle) * away, Math.sin(angle) * away, radius * 0.2);
    const round = (t: number) => size * Math.sin(Math.PI * mix(0.08, 0.96, t));
    scene.turned(foot, axis, size * 2, round, () => [0.85, 0.5, 0.08], { around: 6, along: 4 });
  }
}

/** A closed bud on its calyx. */
export function bud(
  scene: Scene,
  origin: Three,
  axis: Three,
  length: number,
  colour: Three,
  next: Random,
): void {
  const phase = next() * 6;
  scene.turned(
    origin,
    axis,
    length,
    (t) =>
      length *
      (0.06 + 0.24 * Math.sin(Math.PI * clamp(t * 0.96 + 0.03) ** 0.85) ** 0.8) *
      (t > 0.98 ? 0.4 : 1),
    (t, angle) =>
      scale3(
        mix3([0.2, 0.3, 0.08], colour, smooth(0.1, 0.36, t)),
        1 - 0.14 * Math.cos(3 * angle + 4 * t + phase),
      ),
    { around: 12, along: 9, trans: 0.7, gloss: 0.06 },
  );
}

export interface Blade {
  /** Of its way from the foot, turning by so much along it. */
  angle: number;
  bend?: number;
  length: number;
  width: number;
  /** How far it stands out towards the eye. */
  lift: number;
  /** How it is turned about its rib. */
  roll?: number;
}

/** A leaf: its rib, two halves that rise from it, veins. */
export function leaf(
  scene: Scene,
  origin: Three,
  { angle, bend = 0, length, width, lift, roll = 0 }: Blade,
  [dark, light]: readonly [Three, Three],
  next: Random,
): void {
  const tone = next();
  const along = Math.round(clamp(length / 3.4, 10, 30));
  scene.patch(
    8,
    along,
    (u, v) => {
      const side = u * 2 - 1;
      const half = width * Math.sin(Math.PI * mix(0.02, 0.985, v) ** 1.05) ** 0.82;
      const turned = angle + bend * v * 0.5;
      const [c, s] = [Math.cos(turned), Math.sin(turned)];
      const aside = side * half * Math.cos(roll);
      const rib = Math.exp(-((side * 6) ** 2));
      const veins = Math.abs(Math.sin(v * 17 - Math.abs(side) * 2)) ** 10;
      const own = mix3(dark, light, clamp(0.25 + 0.5 * tone + 0.35 * v - 0.2 * Math.abs(side)));
      const colour = mix3(own, [0.55, 0.62, 0.3], rib * 0.45 + veins * 0.16 * (1 - Math.abs(side)));
      return [
        origin[0] + c * v * length - s * aside,
        origin[1] + s * v * length + c * aside,
        origin[2] +
          lift * length * (v - 1.1 * v * v) +
          side * half * Math.sin(roll) +
          Math.abs(side) * half * 0.34 -
          veins * half * 0.04,
        ...colour,
      ];
    },
    { gloss: 0.12, trans: 0.5 },
  );
}
