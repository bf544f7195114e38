import sharp, { type Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { clamp, mix, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { noise, random, type Random } from "../../kit/random.ts";

/*
 * Ripe wheat against the light, ear by ear: a stalk, grains in ranks on both sides and one along the middle, the husk of each
 * rounded and ribbed, and from each an awn as long as the light makes it.
 */

type Place = readonly [x: number, y: number];

/** From the foot of its stalk over a bend to its tip. */
export interface Ear {
  foot: Place;
  bend: Place;
  tip: Place;
  /** Length of a grain, in points. */
  grain: number;
  /** How many pairs of grains. */
  pairs: number;
  /** 1 near, 0 lost in the light behind. */
  near: number;
  /** Awns by the length of a grain. */
  awn?: number;
  seed: number;
}

const [husk, deep, glow, haze, bract] = ["cf8520", "6b2c08", "fff0b4", "f6c468", "a8641c"].map(rgb);

/** Something to paint on, twice as fine as it is shown; with a period its sides meet. */
export class Sheet {
  readonly #width: number;
  readonly #height: number;
  readonly #data: Float32Array;
  readonly #repeats: boolean;

  constructor(width: number, height: number, repeats = false) {
    this.#width = width * 2;
    this.#height = height * 2;
    this.#data = new Float32Array(this.#width * this.#height * 4);
    this.#repeats = repeats;
  }

  /** Lays colour over whatever is there, wherever `shape` says so; a box of so many points about a place. */
  lay(
    x: number,
    y: number,
    reach: number,
    shape: (dx: number, dy: number) => readonly [Three, number],
  ): void {
    const [cx, cy, far] = [x * 2, y * 2, Math.ceil(reach * 2)];
    for (let j = Math.floor(cy) - far; j <= cy + far; j += 1) {
      if (j < 0 || j >= this.#height) continue;
      for (let i = Math.floor(cx) - far; i <= cx + far; i += 1) {
        let column = i;
        if (this.#repeats) column = ((i % this.#width) + this.#width) % this.#width;
        else if (i < 0 || i >= this.#width) continue;
        const [colour, alpha] = shape((i + 0.5 - cx) / 2, (j + 0.5 - cy) / 2);
        if (alpha <= 0) continue;
        const k = (j * this.#width + column) * 4;
        for (let part = 0; part < 3; part += 1)
          this.#data[k + part] = this.#data[k + part] * (1 - alpha) + colour[part] * alpha;
        this.#data[k + 3] = this.#data[k + 3] * (1 - alpha) + alpha;
      }
    }
  }

  /** A line of changing width and colour. */
  draw(
    at: (share: number) => Place,
    steps: number,
    width: (share: number) => number,
    colour: (share: number) => readonly [Three, number],
  ): void {
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      const [x, y] = at(share);
      const half = width(share) / 2;
      const [own, alpha] = colour(share);
      this.lay(x, y, half + 1, (dx, dy) => [own, alpha * clamp((half - Math.hypot(dx, dy)) * 2 + 0.5)]);
    }
  }

  /** What was painted. */
  shown(): Sharp {
    const out = Buffer.alloc(this.#data.length);
    for (let k = 0; k < this.#data.length; k += 4) {
      const alpha = this.#data[k + 3];
      for (let part = 0; part < 3; part += 1)
        out[k + part] = Math.round(clamp(alpha === 0 ? 0 : this.#data[k + part] / alpha, 0, 255));
      out[k + 3] = Math.round(alpha * 255);
    }
    return sharp(out, { raw: { width: this.#width, height: this.#height, channels: 4 } });
  }
}

const bezier = ({ foot, bend, tip }: Ear, t: number): Place => {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
  return [a * foot[0] + b * bend[0] + c * tip[0], a * foot[1] + b * bend[1] + c * tip[1]];
};

/** Places by how far along they lie. */
function measured(ear: Ear): { place: (share: number) => Place; length: number } {
  const count = 160;
  const points = Array.from({ length: count + 1 }, (_, k) => bezier(ear, k / count));
  const away = [0];
  for (let k = 1; k <= count; k += 1) {
    const [a, b] = [points[k - 1], points[k]];
    away.push(away[k - 1] + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const length = away[count];
  const place = (share: number): Place => {
    const wanted = clamp(share) * length;
    let k = 1;
    while (k < count && away[k] < wanted) k += 1;
    const part = (wanted - away[k - 1]) / (away[k] - away[k - 1] + 1e-9);
    return [mix(points[k - 1][0], points[k][0], part), mix(points[k - 1][1], points[k][1], part)];
  };
  return { place, length };
}

/** In the light behind, what is far has its colour. */
const far = (colour: Three, near: number) => mix3(haze, colour, 0.25 + 0.75 * near);

function grainOn(
  sheet: Sheet,
  [x, y]: Place,
  angle: number,
  length: number,
  near: number,
  isMiddle: boolean,
  next: Random,
): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const half = length * (isMiddle ? 0.2 : 0.25);
  const tone = 0.86 + next() * 0.26;
  const seed = Math.floor(next() * 90);
  sheet.lay(x + (cos * length) / 2, y + (sin * length) / 2, length * 0.66, (dx, dy) => {
    const along = (dx * cos + dy * sin) / length + 0.5;
    const across = -dx * sin + dy * cos;
    if (along < 0 || along > 1) return [husk, 0];
    const wide = half * (Math.sin(Math.PI * along ** 0.72) ** 0.62 * (1 - 0.16 * along));
    const off = across / (wide + 1e-6);
    const alpha = clamp((wide - Math.abs(across)) * 2 + 0.4);
    const round = Math.sqrt(Math.max(0, 1 - off * off));
    // Light comes from behind and above: the rim glows, the belly keeps its brown.
    const rim = smooth(0.42, 0.98, Math.abs(off)) * (0.5 + 0.5 * smooth(-0.3, 0.9, -off * cos + 0.2));
    const ribs = Math.cos(off * 7.5) * 0.07 * round;
    const belly = 0.16 + round * 0.4;
    let colour = mix3(deep, husk, clamp(belly + ribs + (along - 0.4) * 0.4));
    colour = mix3(colour, glow, clamp(rim * 1.1 + smooth(0.66, 1, along) * 0.5));
    colour = scale3(colour, tone * (0.94 + noise(dx * 0.9, dy * 0.9, seed) * 0.12));
    colour = scale3(colour, mix(0.62, 1, smooth(0, 0.24, along)));
    return [far(colour, near), alpha];
  });
}

/** Paints an ear: what is behind first, then ranks from the foot to the tip. */
export function earOn(sheet: Sheet, ear: Ear): void {
  const next = random(ear.seed);
  const { grain, pairs, near, awn = 5.4 } = ear;
  const { place, length: wholeLength } = measured(ear);
  const from = 1 - clamp((pairs * grain * 0.56) / wholeLength, 0.05, 0.92);
  const steps = Math.ceil(wholeLength * 1.3);
  // A straw with the light along one side, and a knot where its leaf left it.
  sheet.draw(
    (t) => place(t * (from + (1 - from) * 0.9)),
    steps,
    () => grain * 0.2,
    (t) => [far(mix3(scale3(bract, 0.62), husk, t), near), 0.96],
  );
  sheet.draw(
    (t) => {
      const [x, y] = place(t * from);
      return [x - grain * 0.05, y];
    },
    steps,
    () => grain * 0.085,
    () => [far(glow, near), 0.8],
  );
  const hair = (at: Place, angle: number, length: number, lift: number) => {
    const swing = (next() - 0.5) * 0.22;
    sheet.draw(
      (t) => [
        at[0] + Math.cos(angle + (lift + swing) * t * 0.5) * length * t,
        at[1] + Math.sin(angle + (lift + swing) * t * 0.5) * length * t,
      ],
      Math.ceil(length * 2.2),
      (t) => Math.max(1.25, grain * 0.056 * (1 - t * 0.7)),
      (t) => [far(mix3(husk, glow, 0.45 + 0.55 * t), near), 0.95 - 0.4 * t],
    );
  };
  for (const pass of ["awns", "grains"] as const) {
    // A husk lies over the foot of the next one above it.
    for (let index = pairs - 1; index >= 0; index -= 1) {
      const share = index / (pairs - 1);
      const t = from + (1 - from) * share * 0.96;
      const [x, y] = place(t);
      const [after, before] = [place(t + 0.01), place(t - 0.01)];
      const lean = Math.atan2(after[1] - before[1], after[0] - before[0]);
      const size = grain * (0.78 + 0.3 * Math.sin(Math.PI * clamp(0.12 + share * 0.86)));
      const side = index % 2 === 0 ? 1 : -1;
      for (const turn of [side, -side, 0]) {
        const open = turn * (0.58 - share * 0.2) + (next() - 0.5) * 0.1;
        const angle = lean + open;
        const ahead = turn === 0 ? grain * 0.3 : 0;
        const root: Place = [
          x - Math.sin(lean) * turn * grain * 0.15 + Math.cos(lean) * ahead,
          y + Math.cos(lean) * turn * grain * 0.15 + Math.sin(lean) * ahead,
        ];
        if (pass === "awns") {
          if (turn === 0 && index < pairs - 2) continue;
          const tip: Place = [root[0] + Math.cos(angle) * size * 0.9, root[1] + Math.sin(angle) * size * 0.9];
          hair(
            tip,
            lean + open * 0.62,
            grain * awn * (0.7 + next() * 0.5) * (turn === 0 ? 0.8 : 1),
            -open * 0.5,
          );
        } else grainOn(sheet, root, angle, size * (turn === 0 ? 0.94 : 1.06), near, turn === 0, next);
      }
    }
  }
}

/** A long leaf of the stalk, dry and bent. */
export function bladeOn(sheet: Sheet, from: Place, over: Place, to: Place, wide: number, near: number): void {
  const path: Ear = { foot: from, bend: over, tip: to, grain: 1, pairs: 2, near, seed: 1 };
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  sheet.draw(
    (t) => bezier(path, t),
    Math.ceil(length * 1.4),
    (t) => Math.max(0.6, wide * (0.4 + 0.6 * smooth(0, 0.3, t)) * (1 - t ** 2.4)),
    (t) => [far(mix3(scale3(bract, 0.8), glow, 0.1 + 0.75 * t), near), 0.92],
  );
}
