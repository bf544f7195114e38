import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { noise, type Random } from "../../kit/random.ts";
import { frame, type Scene } from "../../kit/scene.ts";

/* Frangipani as meshes. Balinese themes only: elsewhere the flower stands on graves. */

const ivory: Three = [0.96, 0.9, 0.8];
const throat: Three = [0.9, 0.4, 0.015];
const yellow: Three = [0.97, 0.66, 0.1];
const straw: Three = [0.97, 0.85, 0.5];
const blush: Three = [0.9, 0.66, 0.56];

export interface Pose {
  at: Three;
  /** Where it looks to. */
  axis: Three;
  radius: number;
  roll?: number;
  /** 0 as flat as a plate, 1 half closed. */
  closed?: number;
  /** What it is carved of, where it is no flower. */
  stone?: (x: number, y: number) => Three;
}

/** Grooves that a chisel leaves along a petal. */
const chiselled = (wing: number, out: number) =>
  smooth(0.12, 0.4, out) *
  (Math.exp(-((wing * 14) ** 2)) * smooth(0.9, 0.7, out) +
    0.7 * (Math.exp(-(((Math.abs(wing) - 0.36) * 14) ** 2)) * smooth(0.8, 0.6, out)) +
    0.5 * Math.exp(-(((Math.abs(wing) - 0.66) * 14) ** 2)) * smooth(0.7, 0.5, out));

/** How a living petal is bent, and its fine folds. */
const soft = (wing: number, out: number, seed: number) =>
  0.09 * (noise(wing * 1.3 + seed, out * 2.2 + seed, 5) - 0.5) * (0.3 + out) +
  0.006 *
    Math.sin(wing * 15 + 4 * noise(out * 3, seed, 6)) *
    smooth(0.1, 0.5, out) *
    (1 - smooth(0.5, 0.9, out));

/** Five petals in a pinwheel, each with one edge over its neighbour and one under the next. */
export function frangipani(
  scene: Scene,
  { at, axis, radius, roll = 0, closed = 0, stone }: Pose,
  next: Random,
): void {
  const place = frame(at, axis, roll);
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal / 5) * 2 * Math.PI + (next() - 0.5) * 0.1;
    const seed = Math.floor(next() * 900);
    const long = radius * (0.96 + 0.08 * next());
    const nod = (next() - 0.5) * 0.1;
    const cells = Math.round(clamp(radius / 5, 22, 70));
    scene.patch(
      cells,
      cells,
      (u, row) => {
        const v = 1 - (1 - row) ** 1.7;
        const side = u * 2 - 1;
        const end = clamp((v - 0.56) / 0.44);
        const wide =
          radius *
          (0.02 + 0.42 * Math.sin(Math.PI * 0.5 * clamp(v / 0.68)) ** 1.25) *
          Math.sqrt(Math.max(0, 1 - end ** 2.6));
        // The spine climbs out of the throat and bends over.
        const out = v * (1 + 0.02 * (noise(((side * wide) / radius) * 5 + seed, 3, 2) - 0.5));
        const steep = mix(1.25, 0.1 + closed * 0.75 + nod, smooth(0, 0.4, out));
        const away = radius * 0.004 + long * out * Math.cos(steep * 0.82);
        const high =
          long * (0.26 * smooth(0, 0.36, out) + (0.16 + closed * 0.7 + nod) * Math.max(0, out - 0.2)) -
          long * (0.42 - closed * 0.2) * Math.max(0, out - 0.52) ** 2;
        const skew = 0.3 * out ** 1.4;
        const across = side * wide;
        const [wing, far] = [across / (radius * 0.42), smooth(0.1, 0.5, out)];
        const lifted =
          high +
          across * 0.36 * smooth(0, 0.3, out) -
          radius * (0.2 * smooth(0.6, 1.05, wing) ** 1.5 + 0.03 * smooth(0.4, 1, -wing)) * far -
          radius * (stone ? 0.09 : 0.06) * (1 - wing * wing) * smooth(0.15, 0.6, out) +
          (stone ? -radius * 0.02 * chiselled(wing, out) : radius * soft(wing, out, seed));
        const turn = angle + skew;
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        const spot = place(c * away - s * across, s * away + c * across, lifted);
        if (stone) return [...spot, ...stone(spot[0], spot[1])];
        const streak = 0.1 * (noise(side * 9 + seed, out * 1.6, 7) - 0.5);
        const heart = out + streak + 0.07 * Math.abs(side) - 0.05 * side;
        let colour = mix3(throat, yellow, smooth(0.02, 0.17, heart));
        colour = mix3(colour, straw, smooth(0.14, 0.34, heart));
        colour = mix3(colour, ivory, smooth(0.28, 0.56, heart));
        colour = mix3(colour, blush, 0.5 * smooth(0.66, 1, wing) * far);
        const vein =
          1 - 0.05 * Math.abs(Math.sin(side * 8 + 2 * noise(out * 2, seed, 8))) ** 8 * smooth(0.25, 0.6, out);
        return [...spot, colour[0] * vein, colour[1] * vein, colour[2] * vein];
      },
      { gloss: 0, trans: stone ? 0 : 1 },
    );
  }
}
