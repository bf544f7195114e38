import { rgb } from "../../kit/colour.ts";
import { clamp, mix, mix3, type Three } from "../../kit/numbers.ts";
import { random, type Random } from "../../kit/random.ts";

/* A brush that lays dabs: crowns of leaves, beds, roses, spires. Everything drowns in the haze as far as it is away. */

/** What stands between the eye and the far end of the garden. */
const haze = rgb("fbe6bd");
/** Where the sun stands, in units of the garden. */
export const sun = { x: -46, up: 150 };

export class Brush {
  readonly next: Random;
  readonly #height: number;
  #drawn = "";

  constructor(height: number, seed: number) {
    this.next = random(seed);
    this.#height = height;
  }

  get drawn(): string {
    return this.#drawn;
  }

  /** A colour as it is seen there; nearer the sun, things are lost in its light. */
  seen(colour: Three, x: number, up: number, away: number): Three {
    const glow = Math.exp(-(((x - sun.x) / 90) ** 2) - ((up - sun.up) / 80) ** 2);
    return mix3(mix3(colour, haze, clamp(away * 0.5)), [255, 244, 212], clamp(glow * (0.1 + 0.34 * away)));
  }

  dab(x: number, up: number, [wide, high, turn]: Three, colour: Three, away: number, alpha = 1): void {
    const [red, green, blue] = this.seen(colour, x, up, away).map(Math.round);
    const y = this.#height - up;
    this.#drawn += `<ellipse cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" rx="${wide.toFixed(2)}" ry="${high.toFixed(2)}" transform="rotate(${turn.toFixed(0)} ${x.toFixed(2)} ${y.toFixed(2)})" fill="rgb(${String(red)},${String(green)},${String(blue)})" fill-opacity="${alpha.toFixed(2)}"/>`;
  }

  /** A shape by its corners. */
  shape(points: readonly (readonly [number, number])[], fill: string, alpha = 1): void {
    const path = points.map(([x, up]) => `${x.toFixed(2)} ${(this.#height - up).toFixed(2)}`).join("L");
    this.#drawn += `<path d="M${path}Z" fill="${fill}" fill-opacity="${alpha.toFixed(2)}"/>`;
  }

  /** Puts what SVG has of its own. */
  raw(svg: string): void {
    this.#drawn += svg;
  }
}

export interface Foliage {
  dark: Three;
  light: Three;
  /** Of a leaf, long and wide. */
  leaf: readonly [number, number];
  count: number;
  away: number;
}

/** A crown of leaves in clumps, each lit where it is turned to the sun. */
export function crown(
  brush: Brush,
  x: number,
  up: number,
  [wide, high]: readonly [number, number],
  { dark, light, leaf, count, away }: Foliage,
): void {
  const { next } = brush;
  const clumps = Array.from({ length: 11 }, (_, index) => {
    const [angle, reach] = [next() * 6.3, index === 0 ? 0 : 0.3 + 0.45 * next()];
    return { x: Math.cos(angle) * reach, up: Math.sin(angle) * reach, size: 0.36 + 0.2 * next() };
  }).sort((one, other) => one.up - other.up);
  const way = Math.atan2(sun.up - up, sun.x - x);
  clumps.forEach((clump, index) => {
    for (let n = 0; n < count / 11; n += 1) {
      const [angle, reach] = [next() * 6.3, Math.sqrt(next())];
      const [dx, du] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      const toSun = dx * Math.cos(way) * 0.7 + du * (0.6 + 0.4 * Math.sin(way));
      const lit = clamp(0.34 + 0.42 * toSun + 0.1 * clump.up + 0.34 * (next() - 0.5) + n / count);
      const px = x + (clump.x + dx * clump.size) * wide;
      const pu = up + (clump.up + du * clump.size) * high;
      brush.dab(
        px,
        pu,
        [leaf[0] * (0.7 + 0.6 * next()), leaf[1] * (0.7 + 0.5 * next()), next() * 180],
        mix3(dark, light, index < 3 ? lit * 0.7 : lit),
        away,
      );
    }
  });
}

/** A rose, or what is seen of it from so far: rings of petals, each over the shade of its own foot, and a heart that is wound. */
export function bloom(brush: Brush, x: number, up: number, size: number, hue: Three, away: number): void {
  const { next } = brush;
  const deep = mix3(hue, [96, 16, 14], 0.5);
  const light = mix3(hue, [255, 248, 230], 0.55);
  const isNear = size > 2.4;
  brush.dab(x + size * 0.1, up - size * 0.2, [size, size * 0.86, 0], [34, 48, 24], away, 0.5);
  const ringsOf: readonly (readonly [number, number, number])[] = isNear
    ? [
        [7, 0.62, 0.5],
        [6, 0.42, 0.42],
        [5, 0.24, 0.3],
      ]
    : [[5, 0.5, 0.52]];
  for (const [count, reach, wide] of ringsOf) {
    const start = next() * 6.3;
    for (let index = 0; index < count; index += 1) {
      const angle = start + (index / count) * 6.3 + (next() - 0.5) * 0.3;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const turn = (-angle * 180) / Math.PI + 90;
      const [px, pu] = [x + c * size * reach, up + s * size * reach * 0.88];
      const own = size * wide;
      if (isNear)
        brush.dab(px - c * own * 0.3, pu - s * own * 0.3, [own * 1.02, own * 0.74, turn], deep, away, 0.55);
      const lit = clamp(0.44 + 0.36 * s - 0.22 * c + 0.2 * (next() - 0.5));
      brush.dab(px, pu, [own, own * 0.62, turn], mix3(mix3(deep, hue, 0.6), light, lit), away);
    }
  }
  if (!isNear) return;
  for (let index = 0; index < 5; index += 1) {
    const angle = index * 2.2 + next();
    const away2 = size * 0.03 * index;
    brush.dab(
      x + Math.cos(angle) * away2,
      up + Math.sin(angle) * away2,
      [size * (0.2 - 0.02 * index), size * 0.075, angle * 57],
      index % 2 === 0 ? deep : mix3(hue, light, 0.5),
      away,
      0.85,
    );
  }
}

/** A spire of small flowers, like lavender or larkspur. */
export function spire(brush: Brush, x: number, up: number, high: number, hue: Three, away: number): void {
  const { next } = brush;
  const lean = (next() - 0.5) * 0.3;
  const wide = high * 0.075;
  for (let t = 0; t < 1; t += 1.1 / (high * 1.3 + 4)) {
    const own = wide * (1.1 - t) + 0.25;
    brush.dab(
      x + lean * t * high + (next() - 0.5) * own * 2,
      up + t * high,
      [own * 0.7, own * 0.55, next() * 180],
      mix3(mix3(hue, [60, 40, 90], 0.4), mix3(hue, [255, 250, 240], 0.45), clamp(next() * 0.8 + 0.25 * t)),
      away,
    );
  }
}

/** Blades of grass or of iris that rise from a place. */
export function tuft(
  brush: Brush,
  x: number,
  up: number,
  high: number,
  dark: Three,
  light: Three,
  away: number,
): void {
  const { next } = brush;
  for (let blade = 0; blade < 9; blade += 1) {
    const lean = (next() - 0.5) * 1.1;
    const long = high * (0.6 + 0.5 * next());
    brush.dab(
      x + lean * long * 0.4,
      up + long * 0.45,
      [high * 0.03 + 0.2, long * 0.5, ((lean * 180) / Math.PI) * 0.8],
      mix3(dark, light, mix(0.1, 1, next())),
      away,
    );
  }
}
