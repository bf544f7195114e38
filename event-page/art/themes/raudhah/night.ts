import sharp, { type Sharp } from "sharp";
import { clamp, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, rastered } from "../../kit/picture.ts";
import { cloudy } from "../../kit/random.ts";
import { cast, foil, greatly, greatRim, greatRow, type Foil } from "./rims.ts";
import { sandstone, slab } from "./stone.ts";
import { water, type Water } from "./water.ts";

/* The court by night: the foot of an immense basin, and two lanterns on its kerb. */

const [width, height] = [560, 500];
const immense: Foil = { away: 262, round: 112, tile: 26, row: greatRow };
const middle = { x: 280, y: 20 };
const dark: Water = { shallow: [20, 92, 96], deep: [5, 40, 50], light: [150, 206, 200], net: 0.15 };
const moon: Three = [0.13, 0.22, 0.27];
const flame: Three = [1.5, 1.02, 0.52];

/** Where both stand: on the kerb, where lobes meet. */
const eighth = Math.PI / 8;
const lanterns = [1, -1].map((side) => ({
  x: middle.x + side * Math.sin(eighth) * 384,
  y: middle.y + Math.cos(eighth) * 384,
}));

/** How a lantern's light falls: in a star of eight, through what is cut into its brass. */
function shed(x: number, y: number): number {
  let sum = 0;
  for (const lamp of lanterns) {
    const [dx, dy] = [x - lamp.x, y - lamp.y];
    const away = Math.hypot(dx, dy);
    const ray = 0.5 + 0.5 * Math.cos(8 * Math.atan2(dy, dx));
    sum += (0.66 + 0.5 * ray ** 2) / (1 + (away / 62) ** 2.3);
  }
  return sum;
}

function lit(colour: Three, x: number, y: number): Three {
  const light = shed(x, y);
  const by = (part: 0 | 1 | 2) => colour[part] * (moon[part] + flame[part] * clamp(light, 0, 0.95));
  return [by(0), by(1), by(2)];
}

/** A lantern from above: its brass roof with eight ribs, its ring. */
function lantern({ x, y }: { x: number; y: number }): string {
  const ribs = Array.from(
    { length: 8 },
    (_, index) =>
      `<path transform="rotate(${String(index * 45)})" d="M0 -4L2.6 -13L0 -19L-2.6 -13Z" fill="#ffe9ae"/>`,
  ).join("");
  const sides = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index * 45 + 22.5) * Math.PI) / 180;
    return `${(22 * Math.cos(angle)).toFixed(1)},${(22 * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.2)"><polygon points="${sides}" fill="#6b4a1c" stroke="#e6bd6a" stroke-width="1.6"/>${ribs}<circle r="6.4" fill="#8c642a" stroke="#f3d58d" stroke-width="1.3"/><circle r="2.6" fill="#3a2812"/></g>`;
}

export async function night(): Promise<Sharp> {
  const fine = 2.5;
  const [wide, high] = [width * fine, height * fine];
  const ground = glazed(wide, high, (px, py) => {
    const [x, y] = [(px + 0.5) / fine, (py + 0.5) / fine];
    const [fx, fy] = [x - middle.x, y - middle.y];
    const place = foil(fx, fy, immense);
    if (place.out > greatRim) {
      const shade = cast(foil(fx - 4, fy - 5, immense).out, place.out, greatRim);
      return [...lit(mix3(scale3(sandstone, slab(x, y + 20)), [20, 20, 20], shade), x, y), 1];
    }
    if (place.out > 0) return [...lit(greatly(fx, fy, place), x, y), 1];
    const depth = smooth(0, 110, -place.out);
    const seen = water(fx, fy, 0.2 + 0.8 * depth, dark);
    // What shines on the kerb shines in the water, too.
    const glint = clamp(shed(x, y) * 1.7) ** 1.3;
    return [
      ...mix3(
        mix3(seen, [4, 30, 38], 0.3 * smooth(-16, 0, place.out)),
        [235, 178, 92],
        0.5 * glint * (0.7 + 0.6 * cloudy(x / 13, y / 7, 91, 2)),
      ),
      smooth(0, 190, y),
    ];
  });
  const lamps = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">${lanterns.map(lantern).join("")}</svg>`;
  const raw = { width: wide, height: high, channels: 4 as const };
  const whole = await sharp(await ground.png().toBuffer())
    .composite([{ input: await rastered(lamps, wide, high), raw }])
    .png()
    .toBuffer();
  return sharp(whole).resize(1064);
}
