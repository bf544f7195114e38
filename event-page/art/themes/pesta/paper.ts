import { clamp, mix, mix3, scale3, smooth, wrapped, type Three } from "../../kit/numbers.ts";
import { cloudy, noise } from "../../kit/random.ts";

/*
 * Folded paper in afternoon light: rosettes whose every pleat has a lit and a shaded side, laid over one another with the shade
 * they throw, and balls of honeycombed tissue. Light comes from the upper left.
 */

export type Point = readonly [red: number, green: number, blue: number, alpha: number];

export interface Layer {
  radius: number;
  pleats: number;
  colour: Three;
  /** A stripe along the rim. */
  rim?: Three;
  /** Share of the radius at which holes are cut through every pleat. */
  holes?: readonly number[];
  /** Rounded or pointed ends of its pleats. */
  isPointed?: boolean;
  turn?: number;
}

const towards = { x: -0.62, y: -0.78 };
/** Lays a colour over what is there. */
export const over = (below: Point, colour: Three, alpha: number): Point => {
  const sum = alpha + below[3] * (1 - alpha);
  if (sum === 0) return [0, 0, 0, 0];
  const [red, green, blue] = mix3([below[0], below[1], below[2]], colour, alpha / sum);
  return [red, green, blue, sum];
};

interface Pleat {
  /** 0 at one valley, 1 at the next; the ridge is at 0.5. */
  across: number;
  rim: number;
  index: number;
}

function pleatAt({ radius, pleats, isPointed = false, turn = 0 }: Layer, x: number, y: number): Pleat {
  const angle = Math.atan2(y, x) + turn;
  const place = (angle / (2 * Math.PI)) * pleats;
  const index = wrapped(Math.floor(place), pleats);
  const across = wrapped(place + (noise(place, Math.hypot(x, y) / 90, 6, 0) - 0.5) * 0.1, 1);
  const end = 1 - Math.abs(across * 2 - 1);
  const cut = isPointed ? 0.9 + 0.1 * end : 0.955 + 0.045 * Math.sqrt(end);
  return { across, rim: radius * cut, index };
}

/** Rosettes over one another about one middle, and their shade on whatever is behind. */
export function rosetteAt(layers: readonly Layer[], x: number, y: number, size: number): Point {
  let point: Point = [0, 0, 0, 0];
  for (const layer of layers) {
    const fall = layer.radius * 0.045 + size * 0.008;
    const shadeAway = Math.hypot(x - fall * 0.75, y - fall * 1.1) - layer.radius * 0.97;
    const shade = 0.44 * (1 - smooth(-fall * 1.2, fall * 1.25, shadeAway));
    if (shade > 0) point = over(point, [112, 44, 34], shade);
    const away = Math.hypot(x, y);
    if (away > layer.radius + 2) continue;
    const { across, rim, index } = pleatAt(layer, x, y);
    const edge = smooth(-0.9, 0.9, rim - away);
    if (edge === 0) continue;
    const share = away / layer.radius;
    let isCut = 0;
    for (const hole of layer.holes ?? []) {
      const wide = (Math.PI * 2 * away) / layer.pleats;
      const [u, v] = [(across - 0.5) * wide, away - hole * layer.radius];
      const lozenge = Math.abs(u) / (wide * 0.27) + Math.abs(v) / (layer.radius * 0.034);
      isCut = Math.max(isCut, 1 - smooth(0.9, 1.1, lozenge));
    }
    const [tx, ty] = [-y / (away + 1e-6), x / (away + 1e-6)];
    const side = across < 0.5 ? -1 : 1;
    const facing = side * (tx * towards.x + ty * towards.y);
    const depth = Math.abs(across - 0.5) * 2;
    const slope = smooth(0, 0.14, Math.abs(across - 0.5));
    let light = 0.86 + 0.3 * facing * slope - 0.3 * depth ** 3 - 0.16 * (1 - smooth(0.1, 0.5, share));
    light += 0.16 * Math.exp(-(((across - 0.5) / 0.05) ** 2)) * clamp(0.5 + facing);
    light += (noise(x * 0.9, y * 0.9, index) - 0.5) * 0.05 + (cloudy(x / 34, y / 34, 3, 3) - 0.5) * 0.12;
    const striped = layer.rim !== undefined && away > rim - layer.radius * 0.06 ? layer.rim : layer.colour;
    let lit = scale3(striped, clamp(light, 0.2, 1.28));
    // Light passes from one pleat into its neighbour: shade in a coloured sheet is warm, never grey.
    lit = mix3(lit, [striped[0], striped[1] * 0.55, striped[2] * 0.62], clamp(0.9 - light) * 0.4);
    if (away > rim - 1.6) lit = mix3(lit, [255, 250, 240], 0.4);
    point = over(point, lit, edge * (1 - isCut * 0.96));
  }
  return point;
}

/** A ball of tissue whose leaves are glued in cells; it hangs from a thread. */
export function ballAt(x: number, y: number, radius: number, [bright, deep]: readonly [Three, Three]): Point {
  let point: Point = [0, 0, 0, 0];
  const shade =
    0.4 * (1 - smooth(radius * 0.8, radius * 1.12, Math.hypot(x - radius * 0.2, y - radius * 0.3)));
  if (shade > 0) point = over(point, [112, 44, 34], shade);
  if (Math.abs(x) < 1.1 && y < 0) point = over(point, [120, 74, 60], 0.9);
  const [u, v] = [x / radius, y / radius];
  const rough = 1 + 0.012 * Math.sin(Math.atan2(v, u) * 46);
  const away = Math.hypot(u, v) / rough;
  if (away > 1.02) return point;
  const inside = smooth(1.012, 0.988, away);
  const z = Math.sqrt(Math.max(0, 1 - u * u - v * v));
  const longitude = Math.atan2(u, z + 1e-3);
  const latitude = Math.asin(clamp(v, -1, 1));
  const column = (longitude / Math.PI) * 15;
  const row = (latitude / Math.PI) * 15;
  const shift = Math.floor(column) % 2 === 0 ? 0 : 0.5;
  const p = wrapped(column, 1) - 0.5;
  const q = wrapped(row + shift, 1) - 0.5;
  // Leaves part between the points where they are glued: each cell is a lens.
  const lens = Math.abs(p) - 0.44 * Math.cos(q * Math.PI) ** 0.8;
  const rim = Math.exp(-((lens / 0.11) ** 2));
  const light = 0.5 + 0.5 * (u * towards.x + v * towards.y + z * 0.62);
  const hollow = smooth(0.02, -0.34, lens);
  const tone = clamp(light * 0.9 + 0.16 - hollow * 0.34 + rim * 0.22, 0, 1.1);
  let lit = mix3(deep, bright, clamp(tone));
  lit = mix3(lit, [255, 244, 228], rim * clamp(light - 0.45) * 0.5);
  lit = scale3(lit, mix(0.9, 1.05, noise(x * 0.7, y * 0.7, 4)));
  return over(point, lit, inside);
}
