import { clamp, mix, smooth } from "./numbers.ts";
import { rastered } from "./picture.ts";
import type { Random } from "./random.ts";

/*
 * Leaf forms as data, for what is carved or gilded: in a drawing red says how much of a point is covered, green how
 * high it is, blue which facet. Every form is a closed outline about a bent axis, with engraved lines.
 */

type AxisPoint = readonly [x: number, y: number, angle: number];

const fixed = (value: number) => value.toFixed(1);
const outline = (points: readonly (readonly [number, number, ...number[]])[]) =>
  `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join("L")}`;

/** Points of a bent axis: `curl` radians are turned until the tip, by the power `bend` of the way. */
function axis(
  x: number,
  y: number,
  angle: number,
  length: number,
  { curl, bend }: { curl: number; bend: number },
): AxisPoint[] {
  const steps = 18;
  let [px, py] = [x, y];
  return Array.from({ length: steps + 1 }, (_, index): AxisPoint => {
    const turned = angle + curl * (index / steps) ** bend;
    const point: AxisPoint = [px, py, turned];
    px += (length / steps) * Math.cos(turned);
    py += (length / steps) * Math.sin(turned);
    return point;
  });
}

export interface Finger {
  /** Dark edge that parts it from its neighbour, and width of the engraved lines. */
  gap?: number;
  vein?: number;
  lines?: number;
  tip?: number;
  bend?: number;
  /** Drawn in before its tip, as a lotus petal. */
  isOgee?: boolean;
}

/** A drawing of data, kept apart because each form brings a gradient of its own. */
export class Carving {
  readonly width: number;
  readonly height: number;
  readonly #random: Random;
  #gradients = "";
  #count = 0;
  #shapes = "";

  constructor(width: number, height: number, random: Random) {
    this.width = width;
    this.height = height;
    this.#random = random;
  }

  add(shape: string): void {
    this.#shapes += shape;
  }

  #tone([x1, y1]: AxisPoint, [x2, y2]: AxisPoint): string {
    const [low, high, facet] = [
      70 + 30 * this.#random(),
      205 + 50 * this.#random(),
      255 * this.#random(),
    ].map(Math.floor);
    const id = `g${String(this.#count)}`;
    this.#count += 1;
    const stop = (height: number) => `stop-color="rgb(255,${String(height)},${String(facet)})"`;
    this.#gradients += `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${fixed(x1)}" y1="${fixed(y1)}" x2="${fixed(x2)}" y2="${fixed(y2)}"><stop ${stop(low)}/><stop offset="1" ${stop(high)}/></linearGradient>`;
    return `url(#${id})`;
  }

  /** A leaf, lobe or petal from its foot along `angle`. */
  finger(
    x: number,
    y: number,
    angle: number,
    length: number,
    width: number,
    curl: number,
    options: Finger = {},
  ): string {
    const { gap = 1.2, vein = 0.7, lines = 1, tip = 0.75, bend = 1.4, isOgee = false } = options;
    const points = axis(x, y, angle, length, { curl, bend });
    const wide = (t: number) =>
      width *
      Math.max(0, Math.sin(Math.PI * t ** (isOgee ? 0.95 : 0.78))) ** tip *
      (isOgee ? 1 - 0.5 * smooth(0.62, 0.98, t) : 1);
    const side = (share: number) =>
      points.map(([px, py, turned], index): [number, number] => {
        const off = wide(index / 18) * share;
        return [px - off * Math.sin(turned), py + off * Math.cos(turned)];
      });
    const edge = outline([...side(1), ...side(-1).reverse()]);
    let shape = `<path d="${edge}Z" fill="${this.#tone(points[0], points[18])}" stroke="#000" stroke-width="${String(gap)}"/>`;
    for (let line = 0; line < lines; line += 1) {
      const share = lines === 1 ? 0 : (line / (lines - 1)) * 1.3 - 0.65;
      const end = lines === 1 ? 15 : 16 - Math.round(Math.abs(share) * 5);
      shape += `<path d="${outline(side(share).slice(2, end))}" fill="none" stroke="#000" stroke-width="${String(vein)}" stroke-linecap="round"/>`;
    }
    return shape;
  }

  disc(x: number, y: number, radius: number, height = 230, gap = 1): string {
    return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}" fill="rgb(255,${String(height)},140)" stroke="#000" stroke-width="${String(gap)}"/>`;
  }

  rosette(x: number, y: number, radius: number, count = 8, turn = 0): string {
    const ring = (share: number, wide: number, half: number) =>
      Array.from({ length: count }, (_, k) =>
        this.finger(x, y, turn + ((k + half) * 2 * Math.PI) / count, radius * share, radius * wide, 0.12, {
          vein: 0.6,
        }),
      ).join("");
    const seeds = Array.from({ length: 7 }, (_, k) =>
      this.disc(x + radius * 0.11 * Math.cos(k), y + radius * 0.11 * Math.sin(k), radius * 0.035, 255, 0.5),
    );
    return ring(1, 0.3, 0.5) + ring(0.74, 0.24, 0) + this.disc(x, y, radius * 0.2) + seeds.join("");
  }

  /** A scroll that leaves (x, y) along `angle` and turns to `hand`: acanthus outside, curled lobes inside, a flower at its heart. */
  scroll(
    x: number,
    y: number,
    angle: number,
    radius: number,
    hand: 1 | -1,
    { turns = 1.15, flower = 0.46, stem = 0.085 }: { turns?: number; flower?: number; stem?: number } = {},
  ): string {
    const [cx, cy] = [x - hand * radius * Math.sin(angle), y + hand * radius * Math.cos(angle)];
    const whole = turns * 2 * Math.PI;
    const shrink = Math.log(flower > 0 ? 2.1 : 4) / whole;
    const start = Math.atan2(y - cy, x - cx);
    const steps = 90;
    const spine = Array.from({ length: steps + 1 }, (_, index) => {
      const turned = (index / steps) * whole;
      const wide = radius * Math.exp(-shrink * turned);
      const at = start + hand * turned;
      return [cx + wide * Math.cos(at), cy + wide * Math.sin(at), at + (hand * Math.PI) / 2, wide] as const;
    });
    let [back, front] = ["", ""];
    // Lobes come in fans of three: short, long, short.
    for (let turned = 0.45, lobe = 0; turned < whole - 0.5; turned += 0.34, lobe += 1) {
      const [px, py, direction, wide] = spine[Math.round((turned / whole) * steps)];
      const third = lobe % 3;
      const fan = [0.62, 1, 0.7][third];
      const grown = smooth(0, 0.9, turned);
      const lean = direction - hand * [0.42, 0.72, 0.95][third];
      const options = { lines: third === 1 ? 3 : 1, vein: 0.55, gap: 1, tip: 0.62 };
      if (turned < 5.2) {
        back =
          this.finger(
            px,
            py,
            lean,
            wide * 0.92 * fan * grown,
            wide * 0.2 * (0.6 + fan * 0.4),
            hand * [0.5, -0.75, -1.1][third],
            options,
          ) + back;
      }
      if (lobe % 2 === 1 && wide * 0.4 > 4) {
        front += this.finger(px, py, direction + hand * 0.45, wide * 0.6, wide * 0.14, hand * 1.1, {
          vein: 0.5,
          gap: 0.9,
          tip: 0.62,
        });
      }
    }
    const end = spine[steps];
    const heart =
      flower > 0
        ? this.rosette(cx, cy, radius * flower, radius > 40 ? 10 : 8, this.#random())
        : this.disc(end[0], end[1], radius * 0.1);
    return back + front + this.ribbon(spine, radius * stem, radius * stem * 0.5) + heart;
  }

  /** A band along points whose width goes from one to another. */
  ribbon(
    points: readonly (readonly [number, number, number, ...number[]])[],
    from: number,
    to: number,
  ): string {
    const last = points.length - 1;
    const side = (sign: 1 | -1) =>
      points.map(([x, y, turned], index): [number, number] => {
        const off = sign * mix(from, to, index / last);
        return [x - off * Math.sin(turned), y + off * Math.cos(turned)];
      });
    const facet = String(Math.floor(255 * this.#random()));
    return `<path d="${outline([...side(1), ...side(-1).reverse()])}Z" fill="rgb(255,200,${facet})" stroke="#000" stroke-width="1"/>`;
  }

  svg(): string {
    const [width, height] = [String(this.width), String(this.height)];
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${this.#gradients}</defs>${this.#shapes}</svg>`;
  }

  /** The drawing as a field that can be asked at any place: coverage, how light it is, and height, each 0..1. */
  async field(density: number): Promise<(x: number, y: number) => readonly [number, number, number]> {
    const [wide, high] = [Math.round(this.width * density), Math.round(this.height * density)];
    const points = await rastered(this.svg(), wide, high);
    return (x, y) => {
      const [sx, sy] = [clamp(x * density, 0, wide - 1.01), clamp(y * density, 0, high - 1.01)];
      const [i, j] = [Math.floor(sx), Math.floor(sy)];
      const [u, v] = [sx - i, sy - j];
      const at = (part: number) => {
        const one = (dx: number, dy: number) => points[((j + dy) * wide + i + dx) * 4 + part];
        return mix(mix(one(0, 0), one(1, 0), u), mix(one(0, 1), one(1, 1), u), v) / 255;
      };
      return [at(3), at(0), at(1)];
    };
  }
}
