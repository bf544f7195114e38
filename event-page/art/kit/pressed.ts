import sharp, { type Sharp } from "sharp";
import { clamp, mix, mix3, smooth, type Three } from "./numbers.ts";
import { cloudy, noise } from "./random.ts";

/* Plants that were pressed and dried: flat, thin, veined, brown where they bruised, with the shade of a sheet beneath. */

type Place = readonly [x: number, y: number];

export interface Dried {
  /** Near the foot, at the tip, and where it bruised; 0..255. */
  from: Three;
  to: Three;
  bruise: Three;
  /** Veins that leave the rib on either side; 0 for none. */
  veins?: number;
  /** How much of what lies beneath shows. */
  thin?: number;
  seed: number;
}

/** One sheet; what is laid last lies on top. */
export class Press {
  readonly #width: number;
  readonly #height: number;
  readonly #data: Float32Array;
  readonly #owner: Int32Array;
  #count = 0;

  /** In points; the picture is half as large. */
  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#data = new Float32Array(width * height * 4);
    this.#owner = new Int32Array(width * height);
  }

  /** A leaf or petal along points; `half` is its half width by the share of the way. */
  blade(points: readonly Place[], half: (u: number) => number, dried: Dried): void {
    this.#count += 1;
    const last = points.length - 1;
    const spine = points.map(([x, y], index) => {
      const [a, b] = [points[Math.max(0, index - 1)], points[Math.min(last, index + 1)]];
      return { x, y, angle: Math.atan2(b[1] - a[1], b[0] - a[0]), u: index / last, half: half(index / last) };
    });
    for (let index = 0; index < last; index += 1) {
      const [one, two] = [spine[index], spine[index + 1]];
      const corner = (s: (typeof spine)[number], v: number) => ({
        x: s.x - s.half * v * Math.sin(s.angle),
        y: s.y + s.half * v * Math.cos(s.angle),
        u: s.u,
        v,
        half: s.half,
      });
      for (const [p, q] of [
        [-1, 0],
        [0, 1],
      ]) {
        const [a, b, c, d] = [corner(one, p), corner(one, q), corner(two, p), corner(two, q)];
        this.#triangle([a, b, c], dried);
        this.#triangle([b, d, c], dried);
      }
    }
  }

  #triangle(
    [a, b, c]: readonly { x: number; y: number; u: number; v: number; half: number }[],
    dried: Dried,
  ): void {
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    if (Math.abs(area) < 1e-6) return;
    const x0 = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
    const x1 = Math.min(this.#width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
    const y0 = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)));
    const y1 = Math.min(this.#height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
    for (let y = y0; y <= y1; y += 1) {
      for (let x = x0; x <= x1; x += 1) {
        const q = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
        const r = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
        const p = 1 - q - r;
        if (p < -0.002 || q < -0.002 || r < -0.002) continue;
        const k = y * this.#width + x;
        if (this.#owner[k] === this.#count) continue;
        this.#owner[k] = this.#count;
        const u = clamp(p * a.u + q * b.u + r * c.u);
        const v = p * a.v + q * b.v + r * c.v;
        this.#lay(k, this.#tone(x, y, u, v, p * a.half + q * b.half + r * c.half, dried), dried.thin ?? 0.12);
      }
    }
  }

  #tone(x: number, y: number, u: number, v: number, half: number, dried: Dried): Three {
    const { from, to, bruise, veins = 9, seed } = dried;
    let colour = mix3(from, to, clamp(u + 0.5 * (cloudy(x / 40, y / 40, seed, 2) - 0.5)));
    const spots = smooth(0.56, 0.8, cloudy(x / 26 + seed, y / 26, seed + 5, 4));
    const rim = smooth(2.6, 0.6, half * (1 - Math.abs(v))) * 0.5;
    colour = mix3(colour, bruise, clamp(spots * 0.55 + rim + smooth(0.9, 1, u) * 0.4));
    let light = 1 + 0.12 * (noise(x / 2.2, y / 2.2, seed + 9) - 0.5) + 0.06 * v;
    if (veins > 0 && half > 3) {
      const along = (u - Math.abs(v) * 0.16) * veins;
      const away = Math.abs(along - Math.round(along)) / veins;
      light +=
        0.1 * smooth(0.012, 0.002, away) - 0.07 * smooth(0.03, 0.012, away) * smooth(0.002, 0.014, away);
      light += 0.16 * smooth(0.09, 0.02, Math.abs(v)) - 0.14 * smooth(0.16, 0.1, Math.abs(v - 0.06));
    }
    return [colour[0] * light, colour[1] * light, colour[2] * light];
  }

  #lay(k: number, colour: Three, thin: number): void {
    const under = this.#data[k * 4 + 3];
    for (let part = 0; part < 3; part += 1) {
      const own =
        under > 0
          ? mix(colour[part], (colour[part] * this.#data[k * 4 + part]) / 235, thin + 0.2)
          : colour[part];
      this.#data[k * 4 + part] = own;
    }
    this.#data[k * 4 + 3] = Math.max(under, 1 - thin * 0.5);
  }

  /** The picture, half as large, over the shade that it throws on what it lies on. */
  async sheet(shade: string, depth: number): Promise<Sharp> {
    const [width, height] = [this.#width, this.#height];
    const out = Buffer.alloc(width * height * 4);
    const dark = Buffer.alloc(width * height * 4);
    const tone = [0, 2, 4].map((at) => Number.parseInt(shade.slice(at, at + 2), 16));
    for (let k = 0; k < width * height; k += 1) {
      const alpha = this.#data[k * 4 + 3];
      for (let part = 0; part < 3; part += 1) {
        out[k * 4 + part] = alpha > 0 ? clamp(this.#data[k * 4 + part], 0, 255) : 150;
        dark[k * 4 + part] = tone[part];
      }
      out[k * 4 + 3] = Math.round(alpha * 255);
      dark[k * 4 + 3] = Math.round(alpha * depth * 255);
    }
    const raw = { raw: { width, height, channels: 4 } } as const;
    const leaf = await sharp(out, raw)
      .resize(width / 2)
      .png()
      .toBuffer();
    const below = await sharp(dark, raw)
      .blur(7)
      .resize(width / 2)
      .png()
      .toBuffer();
    const near = await sharp(dark, raw)
      .blur(2)
      .resize(width / 2)
      .png()
      .toBuffer();
    const blank = { width: width / 2, height: height / 2, channels: 4, background: "#0000" } as const;
    const laid = await sharp({ create: blank })
      .composite([
        { input: below, left: 0, top: 0 },
        { input: near, left: 0, top: 0 },
        { input: leaf, left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
    return sharp(laid);
  }
}
