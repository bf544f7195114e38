import sharp, { type Sharp } from "sharp";
import { rastered } from "../../kit/picture.ts";
import { random, type Random } from "../../kit/random.ts";

/* What falls on paving and water from beside: the shade of palm leaves, petals, leaves of citrus. */

const at = (value: number) => value.toFixed(1);

/** A leaf of a palm from its stem outwards: a bowed rib, and blades that hang from both of its sides. */
function frond(next: Random, x: number, y: number, way: number, long: number, bow: number): string {
  let path = "";
  const count = 46;
  let [px, py, angle] = [x, y, way];
  for (let index = 0; index < count; index += 1) {
    const share = index / count;
    const [fromX, fromY] = [px, py];
    px += (Math.cos(angle) * long) / count;
    py += (Math.sin(angle) * long) / count;
    angle += bow / count;
    const thick = 3.4 * (1 - share) + 0.6;
    path += `<path d="M${at(fromX)} ${at(fromY)}L${at(px)} ${at(py)}" stroke="#000" stroke-width="${at(thick)}"/>`;
    if (share < 0.1) continue;
    for (const side of [-1, 1]) {
      const blade = long * 0.4 * Math.sin(Math.PI * (0.16 + 0.8 * share)) ** 0.8 * (0.86 + 0.28 * next());
      const lean = angle + side * (1.12 - 0.62 * share + 0.16 * (next() - 0.5));
      const [tipX, tipY] = [px + Math.cos(lean) * blade, py + Math.sin(lean) * blade + blade * 0.1];
      const [midX, midY] = [px + Math.cos(lean) * blade * 0.4, py + Math.sin(lean) * blade * 0.4];
      const wide = blade * 0.035 + 1.6;
      const [nx, ny] = [-Math.sin(lean) * wide, Math.cos(lean) * wide];
      path += `<path d="M${at(px)} ${at(py)}Q${at(midX + nx)} ${at(midY + ny)} ${at(tipX)} ${at(tipY)}Q${at(midX - nx)} ${at(midY - ny)} ${at(px)} ${at(py)}Z"/>`;
    }
  }
  return path;
}

/** Shade of two leaves that come in at the upper left, softer the higher what throws it hangs. */
export async function shade(): Promise<Sharp> {
  const [width, height] = [560, 640];
  const next = random(12);
  const svg = (leaves: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${leaves}</svg>`;
  const layer = async (leaves: string, soft: number) =>
    sharp(await rastered(svg(leaves), width, height), { raw: { width, height, channels: 4 } })
      .extractChannel(3)
      .blur(soft)
      .raw()
      .toBuffer();
  const low = await layer(frond(next, -40, 96, 0.18, 560, 0.9), 3.2);
  const high = await layer(frond(next, 20, -60, 0.98, 600, -0.34), 7.5);
  const out = Buffer.alloc(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const lit = (1 - 0.62 * (low[index] / 255)) * (1 - 0.5 * (high[index] / 255));
    // It ends before the picture does.
    const [x, y] = [index % width, Math.floor(index / width)];
    const end = Math.min(1, (width - x) / 70, (height - y) / 70, y / 60);
    out.set([58, 50, 34, Math.round(255 * 0.62 * (1 - lit) * end)], index * 4);
  }
  return sharp(out, { raw: { width, height, channels: 4 } });
}

interface Fallen {
  x: number;
  y: number;
  turn: number;
  size: number;
}

/** A petal of bougainvillea, papery, with its veins; lit from the upper left. */
function petal({ x, y, turn, size }: Fallen, hue: readonly [string, string, string], key: string): string {
  const shape =
    "M0 -1C.62 -.72 .82 .02 .5 .52C.3 .84 .1 .96 0 1.08C-.1 .96 -.34 .84 -.54 .5C-.84 0 -.6 -.72 0 -1Z";
  const [pale, full, deep] = hue;
  const veins = [-0.42, -0.2, 0.2, 0.42]
    .map(
      (side) =>
        `<path d="M0 .92Q${at(side * 1.2)} .2 ${at(side)} -.5" stroke="${deep}" stroke-width=".035" opacity=".5"/>`,
    )
    .join("");
  const put = `translate(${at(x)} ${at(y)}) rotate(${at(turn)}) scale(${at(size)})`;
  return `<g transform="translate(${at(size * 0.2)} ${at(size * 0.26)}) ${put}"><path d="${shape}" fill="#2b2411" opacity=".42" filter="url(#soft)"/></g>
<g transform="${put}" fill="none"><linearGradient id="${key}" gradientTransform="rotate(${at(-turn + 40)} .5 .5)"><stop offset="0" stop-color="${pale}"/><stop offset=".55" stop-color="${full}"/><stop offset="1" stop-color="${deep}"/></linearGradient><path d="${shape}" fill="url(#${key})"/><path d="M0 1.05Q.05 .1 0 -.9" stroke="${deep}" stroke-width=".06" opacity=".7"/>${veins}<path d="M-.06 -.96C-.6 -.66 -.8 0 -.5 .5" stroke="#fff3e2" stroke-width=".05" opacity=".6"/></g>`;
}

/** A leaf of citrus: one half in the light, one turned from it. */
function leaf({ x, y, turn, size }: Fallen): string {
  const put = `translate(${at(x)} ${at(y)}) rotate(${at(turn)}) scale(${at(size)})`;
  const left = "M0 -1.5C-.5 -1 -.66 -.2 -.5 .5C-.38 1 -.16 1.3 0 1.5Z";
  const right = "M0 -1.5C.5 -1 .66 -.2 .5 .5C.38 1 .16 1.3 0 1.5Z";
  const ribs = [-0.9, -0.5, -0.1, 0.3, 0.7]
    .map(
      (v) =>
        `<path d="M0 ${at(v + 0.2)}Q.24 ${at(v)} .46 ${at(v - 0.28)}M0 ${at(v + 0.2)}Q-.24 ${at(v)} -.46 ${at(v - 0.28)}" stroke="#9dbb7c" stroke-width=".035" opacity=".5"/>`,
    )
    .join("");
  return `<g transform="translate(${at(size * 0.22)} ${at(size * 0.28)}) ${put}"><path d="${left}${right}" fill="#2b2411" opacity=".45" filter="url(#soft)"/></g>
<g transform="${put}" fill="none"><path d="${left}" fill="#66853a"/><path d="${right}" fill="#42602a"/>${ribs}<path d="M0 -1.45Q.05 0 0 1.9" stroke="#b9cf8f" stroke-width=".07"/><path d="M-.3 -.7Q-.42 0 -.3 .6" stroke="#a6c98d" stroke-width=".1" opacity=".45" stroke-linecap="round"/></g>`;
}

/** A blossom of orange: five white petals about its stamens. */
function blossom({ x, y, turn, size }: Fallen): string {
  const one = "M0 0C.34 -.2 .42 -.7 0 -1.06C-.42 -.7 -.34 -.2 0 0Z";
  const five = (fill: string) =>
    [0, 72, 144, 216, 288]
      .map((way) => `<path transform="rotate(${String(way)})" d="${one}" ${fill}/>`)
      .join("");
  const put = `translate(${at(x)} ${at(y)}) rotate(${at(turn)}) scale(${at(size)})`;
  return `<g transform="translate(${at(size * 0.16)} ${at(size * 0.22)}) ${put}" filter="url(#soft)" opacity=".4">${five('fill="#2b2411"')}</g>
<g transform="${put}">${five('fill="#fffaf0" stroke="#d9cfb4" stroke-width=".04"')}<circle r=".22" fill="#f2cf74"/><circle r=".1" fill="#b98a32"/></g>`;
}

const coral: [string, string, string] = ["#f7a98c", "#e8735a", "#b94a3f"];
const blush: [string, string, string] = ["#fbe0cb", "#f2b597", "#cf8168"];

const drawn = async (width: number, height: number, things: string): Promise<Sharp> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}"><defs><filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation=".13"/></filter></defs>${things}</svg>`;
  return sharp(await rastered(svg, width * 2, height * 2), {
    raw: { width: width * 2, height: height * 2, channels: 4 },
  });
};

/** What has fallen from a bough, lying loosely from the upper left to the lower right. */
export function fallen(): Promise<Sharp> {
  return drawn(
    180,
    150,
    leaf({ x: 54, y: 46, turn: 62, size: 22 }) +
      leaf({ x: 30, y: 92, turn: 128, size: 16 }) +
      petal({ x: 96, y: 74, turn: 24, size: 15 }, coral, "a") +
      petal({ x: 74, y: 104, turn: -64, size: 13 }, blush, "b") +
      blossom({ x: 44, y: 66, turn: 12, size: 17 }) +
      petal({ x: 134, y: 52, turn: 118, size: 12 }, blush, "c") +
      petal({ x: 150, y: 110, turn: -20, size: 14 }, coral, "d"),
  );
}

/** Petals that drift on water, in a row along its edge. */
export function drift(): Promise<Sharp> {
  return drawn(
    150,
    96,
    petal({ x: 22, y: 24, turn: 40, size: 12 }, coral, "a") +
      petal({ x: 46, y: 44, turn: -30, size: 13 }, blush, "b") +
      petal({ x: 74, y: 52, turn: 96, size: 12 }, coral, "c") +
      petal({ x: 62, y: 24, turn: 150, size: 9 }, blush, "d") +
      petal({ x: 106, y: 66, turn: 12, size: 11 }, blush, "e") +
      petal({ x: 130, y: 60, turn: -70, size: 10 }, coral, "f"),
  );
}
