import sharp from "sharp";
import { encode } from "uqr";

/*
 * Photographs of codes as a phone at a door takes them, made by arithmetic: each pixel of the picture is looked up on the
 * card behind it, through the tilt of a hand, the bend of paper, the lamp of the hall and the lens. The same seed makes the
 * same picture.
 */

const side = 720;

export interface Conditions {
  /** Degrees in the plane, and how far the top edge leans away, 0 to 1. */
  turn: number;
  lean: number;
  /** How far paper bends around a roll, 0 to 1. */
  bend: number;
  /** Share of the picture that the code takes. */
  share: number;
  /** Light of the hall: 1 is day; 0.12 is a hall with candles. */
  light: number;
  /** Grain of a cheap sensor, in shades of grey. */
  grain: number;
  /** Blur in pixels. */
  blur: number;
  /** Cracks of a screen across it. */
  cracks: number;
  /** A lamp that shines back, 0 to 1. */
  glare: number;
}

const plain: Conditions = {
  ...{ turn: 0, lean: 0, bend: 0, share: 0.6, light: 1, grain: 4, blur: 0.6, cracks: 0, glare: 0 },
};

/** Ten hard hands of each kind, by kind. */
export const photoSets: Readonly<Record<string, readonly Conditions[]>> = {
  tilted: tens((step) => ({ turn: step * 37, lean: 0.1 + step * 0.05, share: 0.55 })),
  dim: tens((step) => ({ light: 0.4 - step * 0.032, grain: 6 + step, turn: step * 5 })),
  cracked: tens((step) => ({ cracks: 1 + Math.floor(step / 2), turn: step * 11, glare: step * 0.03 })),
  curved: tens((step) => ({ bend: 0.1 + step * 0.07, turn: step * 4 })),
  small: tens((step) => ({ share: 0.42 - step * 0.028, blur: 0.6, grain: 6 })),
  blurred: tens((step) => ({ blur: 1 + step * 0.35, share: 0.5, glare: step * 0.04 })),
};

function tens(change: (step: number) => Partial<Conditions>): Conditions[] {
  return Array.from({ length: 10 }, (_, step) => ({ ...plain, ...change(step) }));
}

/** Numbers that look random and are the same each time, from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @returns pixels in red, green, blue and alpha, as a canvas gives them */
export async function takePhoto(
  code: string,
  conditions: Conditions,
  seed: number,
): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }> {
  const random = seeded(seed);
  const card = cardOf(code);
  const grey = Buffer.alloc(side * side);
  const cracks = Array.from({ length: conditions.cracks }, () => ({
    ...{ x: random(), y: random(), angle: random() * Math.PI },
  }));
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [u, v] = behind((x + 0.5) / side - 0.5, (y + 0.5) / side - 0.5, conditions);
      const lamp = 1 - 0.35 * Math.hypot(x / side - 0.3, y / side - 0.2);
      const paper = card(u, v);
      const cut = cracks.some((crack) => isOnCrack(crack, x / side, y / side)) ? 235 : paper;
      const shine = conditions.glare * 255 * Math.max(0, 1 - 4 * Math.hypot(x / side - 0.62, y / side - 0.4));
      const noise = (random() + random() - 1) * conditions.grain;
      const shade = cut * lamp * conditions.light + shine + noise;
      grey[y * side + x] = Math.max(0, Math.min(255, Math.round(shade)));
    }
  const blurred = await sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .blur(Math.max(0.4, conditions.blur))
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const data = new Uint8ClampedArray(side * side * 4);
  for (let index = 0; index < side * side; index += 1)
    data.set([blurred[index] ?? 0, blurred[index] ?? 0, blurred[index] ?? 0, 255], index * 4);
  return { width: side, height: side, data };
}

/** Where on the card a point of the picture lies; the card is 1 wide and in the middle of 0. */
function behind(x: number, y: number, { turn, lean, bend, share }: Conditions): [number, number] {
  const angle = (turn * Math.PI) / 180;
  const [tx, ty] = [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)];
  const far = 1 + lean * (0.5 - ty);
  const [px, py] = [(tx * far) / share, (ty * far) / share];
  const bent = bend === 0 ? px : Math.asin(Math.max(-1, Math.min(1, px * bend * 1.6))) / (bend * 1.6);
  return [bent, py + bend * 0.1 * px * px];
}

function isOnCrack(crack: { x: number; y: number; angle: number }, x: number, y: number): boolean {
  const [dx, dy] = [x - crack.x, y - crack.y];
  const across = Math.abs(dx * Math.sin(crack.angle) - dy * Math.cos(crack.angle));
  return across < 0.004;
}

/** The printed code, and the table around it. */
function cardOf(code: string): (u: number, v: number) => number {
  const { data, size } = encode(code, { ecc: "M", border: 4 });
  return (u, v) => {
    const [column, row] = [Math.floor((u + 0.5) * size), Math.floor((v + 0.5) * size)];
    const module = data[row]?.[column];
    return module === undefined ? 105 : module ? 28 : 222;
  };
}
