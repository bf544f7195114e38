import { crackle } from "../../kit/batik.ts";
import { rgb } from "../../kit/colour.ts";
import { folds, foldLight, weaveTile } from "../../kit/drape.ts";
import { clamp, mix3, scale3, smooth, wrapped, type Three } from "../../kit/numbers.ts";
import { glazed, rastered, type Picture } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { thrown, type Batik } from "./thrown.ts";
import { motifs, type Motif } from "./motifs.ts";

/** Half of a cell's width and height. */
const half = { x: 80, y: 94 };
const fine = 4;

/** Two kinds of cells lie side by side: dyed ones, and ones that wax kept white. */
const [cream, soga, deep, mid, pale] = ["f2e3c0", "8a4a1d", "351a0c", "b3702e", "d9b274"].map(rgb);

interface Placed {
  motif: Motif;
  x: number;
  y: number;
}

/** Reads what was drawn on one period of the cloth, as an uneven hand draws it. */
async function drawnBy(placed: readonly Placed[], width: number, height: number) {
  const shifts = [-1, 0, 1];
  const all = shifts.flatMap((i) =>
    shifts.flatMap((j) =>
      placed.map(
        ({ motif, x, y }) =>
          `<g transform="translate(${String(x + i * width)} ${String(y + j * height)})">${motifs[motif]}</g>`,
      ),
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">${all.join("")}</svg>`;
  const data = await rastered(svg, width * fine, height * fine);
  const at = (x: number, y: number, part: number) => {
    const column = clamp(Math.floor(x * fine), 0, width * fine - 1);
    const row = clamp(Math.floor(y * fine), 0, height * fine - 1);
    return data[(row * width * fine + column) * 4 + part] / 255;
  };
  return (x: number, y: number, part: number) => {
    let sum = 0;
    for (const [dx, dy] of [
      [-0.19, -0.19],
      [0.19, -0.19],
      [-0.19, 0.19],
      [0.19, 0.19],
    ])
      sum += at(x + dx, y + dy, part);
    return sum / 4;
  };
}

/** How far inside its cell a place is, in points from the middle of the lattice's band; and whether the cell is dyed. */
function cellOf(x: number, y: number): { inside: number; isDyed: boolean; along: number } {
  const [p, q] = [x / half.x / 2 + y / half.y / 2, x / half.x / 2 - y / half.y / 2];
  const [i, j] = [Math.floor(p + 0.5), Math.floor(q + 0.5)];
  const [u, v] = [Math.abs(p - i), Math.abs(q - j)];
  const length = (2 * half.x * half.y) / Math.hypot(half.x, half.y);
  const isUpright = u > v;
  return {
    inside: (0.5 - Math.max(u, v)) * length,
    isDyed: wrapped(i + j, 2) === 0,
    along: (isUpright ? q - j : p - i) * length,
  };
}

/** Colour of the cloth at a place: ground, what is dyed in it, lines and dots. */
function dyedCloth(
  x: number,
  y: number,
  read: (x: number, y: number, part: number) => number,
  [ox, oy]: readonly [number, number],
): Three {
  const shaken = (seed: number, size: number, much: number) =>
    (cloudy(x / size + 9, y / size, seed, 2) - 0.5) * much;
  const [u, v] = [x + shaken(3, 9, 2.6), y + shaken(5, 9, 2.6)];
  const { inside, isDyed, along } = cellOf(u - ox, v - oy);
  const bath = cloudy(x / 34, y / 28, 7, 4) - 0.5;
  const hand = 0.5 + (noise(x / 6, y / 6, 12) - 0.5) * 0.5;
  const [wax, dye, spot] = [0, 1, 2].map((part) => read(u, v, part));
  const ground = isDyed
    ? mix3(soga, deep, clamp(0.42 + bath * 1.1))
    : mix3(cream, pale, clamp(0.08 + bath * 0.5));
  const body = isDyed ? mix3(mid, soga, clamp(0.2 + bath * 1.6)) : mix3(mid, soga, clamp(0.62 + bath * 1.5));
  const drawn = isDyed ? cream : deep;
  let colour = mix3(ground, body, dye);
  // Dye gathers along the lines of wax.
  colour = mix3(colour, drawn, smooth(hand - 0.28, hand + 0.22, wax) * 0.96);
  colour = mix3(colour, cream, smooth(0.3, 0.7, spot) * 0.95);
  // Dots of isen follow the lattice within every cell.
  const row = Math.hypot(inside - 14.5, wrapped(along + 2.3, 4.6) - 2.3);
  colour = mix3(colour, drawn, (1 - smooth(0.7, 1.25, row)) * 0.8);
  // The lattice: a broad line of wax, dark on both sides, beads along its middle.
  const edge = Math.abs(inside);
  const stroke = noise(x / 13, y / 13, 21) * 0.7;
  if (edge < 10) {
    const bead = Math.hypot(edge, wrapped(along + 3.2, 6.4) - 3.2);
    const band = smooth(9.4, 8.6, edge + stroke * 0.4);
    let own = mix3(deep, soga, clamp(0.3 + bath));
    own = mix3(own, cream, smooth(7.7, 6.9, edge) * smooth(4.2, 5, edge + stroke * 0.5));
    own = mix3(own, cream, 1 - smooth(1.5, 2.2, bead));
    colour = mix3(colour, own, band);
  }
  return colour;
}

/** Four cells of the cloth, to be repeated: two dyed, two white. */
async function cloth() {
  const [width, height, density] = [half.x * 4, half.y * 2, 2];
  const placed: Placed[] = [
    { motif: "sprout", x: 0, y: half.y },
    { motif: "bloom", x: half.x * 2, y: half.y },
    { motif: "pavilion", x: half.x, y: 0 },
    { motif: "butterfly", x: half.x * 3, y: 0 },
  ];
  const read = await drawnBy(placed, width, height);
  const soft = 14;
  return glazed(width * density, height * density, (px, py) => {
    const [x, y] = [px / density, py / density];
    // Noise has no period: the last points are faded into what lies one period before.
    const [u, v] = [clamp((x - width + soft) / soft), clamp((y - height + soft) / soft)];
    const one = (a: number, b: number) => {
      const away = (value: number, size: number) => wrapped(value, size);
      return dyedCloth(a, b, (s, t, part) => read(away(s, width), away(t, height), part), [0, half.y]);
    };
    let colour = one(x, y);
    if (u > 0) colour = mix3(colour, one(x - width, y), u);
    if (v > 0) colour = mix3(colour, one(x, y - height), v);
    return [...scale3(colour, 0.97 + noise(px / 2, py / 2, 3) * 0.06), 1];
  });
}

/** The same, as it is dyed again where it lies in folds. */
async function points(): Promise<Batik> {
  const { data, info } = await (await cloth()).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { points: data, width: info.width, height: info.height };
}

/** What light does to cloth that hangs: shade in its folds, a little shine on them. */
function light() {
  const [width, height] = [260, 340];
  const lit = foldLight(folds(width, 7, 8, 0.5));
  return glazed(width, height, (x, y) => {
    const value = (lit(x, y * 1.6) - 0.5) * 1.5 - Math.max(0, y / height - 0.75) * 0.42;
    return value < 0 ? [70, 32, 6, clamp(-value) * 0.5] : [255, 240, 205, clamp(value) * 0.34];
  });
}

/** Cracks of wax on cloth that was kept white; the edges are faded into each other. */
function mori() {
  const [side, overlap] = [420, 110];
  const at = (x: number, y: number) => crackle(x * 0.6 + 300, y * 0.6 + 640) ** 1.3;
  return glazed(side, side, (x, y) => {
    const u = Math.max(0, (x - side + overlap) / overlap);
    const v = Math.max(0, (y - side + overlap) / overlap);
    const upper = (1 - u) * at(x, y) + u * at(x - side, y);
    const lower = v === 0 ? 0 : (1 - u) * at(x, y - side) + u * at(x - side, y - side);
    return [150, 92, 42, ((1 - v) * upper + v * lower) * 0.3];
  });
}

/** Batik of a lattice: white cells and dyed ones, drawn with wax, on cloth that hangs. */
export const pictures: Record<string, () => Promise<Picture>> = {
  cloth: async () => ({ image: await cloth(), quality: 34 }),
  thrown: async () => ({ image: thrown(await points()), quality: 26, webpQuality: 40 }),
  light: () => Promise.resolve({ image: light(), quality: 40 }),
  mori: () => Promise.resolve({ image: mori(), quality: 22, webpQuality: 28 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};
