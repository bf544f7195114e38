import { Carving } from "../../kit/carving.ts";
import { random } from "../../kit/random.ts";

/*
 * The gunungan of the shadow play as data for a punched hide: a tree over a gate, its outline and what is cut away. Leaves
 * and a house alone: no face, no deity, no beast. It is held by a stick of horn. 400 × 700, the hide 572 of it; the left half is drawn, the right one mirrors it.
 */

export const size = { width: 400, height: 700, hide: 572 };

/** Its outline, and the field within its border where the ground between leaves is cut away. */
const outline =
  "M200 6C214 52 240 96 280 152C330 218 360 290 360 368C360 418 342 444 318 470L304 488L312 564Q200 582 88 564L96 488L82 470C58 444 40 418 40 368C40 290 70 218 120 152C160 96 186 52 200 6Z";
const field =
  "M200 52C216 92 240 128 268 168C312 228 338 296 338 366C338 408 322 432 300 456L282 478V488H118V478L100 456C78 432 62 408 62 366C62 296 88 228 132 168C160 128 184 92 200 52Z";

const stick = "M191 560L195 688Q200 698 205 688L209 560Z";

const svg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 700" width="400" height="700">${shapes}</svg>`;

/** Red: the hide; green: the field; blue: what is painted gold on the border. */
export function hideSvg(): string {
  return svg(
    `<path d="${stick}" fill="#f00" stroke="#f0f" stroke-width="3"/>` +
      `<path d="${outline}" fill="#f00"/>` +
      `<path d="${outline}" fill="none" stroke="#f0f" stroke-width="7"/>` +
      `<path d="${field}" fill="none" stroke="#f0f" stroke-width="8"/>` +
      `<path d="M88 564Q200 582 312 564M92 530H308M96 494H304" fill="none" stroke="#f0f" stroke-width="5"/>` +
      `<path d="${field}" fill="#ff0"/>`,
  );
}

/** Round punches along the border and the foot, as white dots. */
export function punchSvg(): string {
  const between =
    "M200 30C216 74 241 113 274 160C321 223 349 293 349 367C349 413 332 438 309 463M200 30C184 74 159 113 126 160C79 223 51 293 51 367C51 413 68 438 91 463";
  const foot = [512, 548].map((y) => `M104 ${String(y)}H298`).join("");
  return svg(
    `<path d="${between}${foot}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 13.2"/>`,
  );
}

/** The tree: a trunk and six pairs of branches that curl, leaves wherever light would be too wide. */
export function tree(): Carving {
  const carving = new Carving(size.width, size.height, random(17));
  const leaf = (x: number, y: number, angle: number, length: number, curl = 0.4) =>
    carving.finger(x, y, angle, length, length * 0.2, curl, { lines: 3, vein: 1, gap: 2.2, tip: 0.6 });
  let shape = "";
  // Leaves grow from the border inwards, and behind the branches from the trunk outwards.
  for (let y = 462; y > 84; y -= 21) {
    const half = reach(y);
    shape += leaf(200 - half - 6, y, -0.78 - (462 - y) / 1300, 34 + half * 0.2, -0.5);
    if (y < 440)
      shape += leaf(190 - half * 0.16, y, -2.62, half * 0.72, 0.35) + leaf(196, y - 8, -2.1, half * 0.6, 0.3);
  }
  for (const [y, radius] of [
    [412, 54],
    [330, 54],
    [252, 47],
    [185, 36],
    [136, 25],
    [100, 16],
  ]) {
    shape += carving.scroll(196, y, -2.62, radius, -1, {
      turns: 1.25,
      flower: radius > 30 ? 0.4 : 0,
      stem: 0.12,
    });
  }
  carving.add(shape + trunk() + house(carving));
  return carving;
}

/** Half the width of the field at a height. */
function reach(y: number): number {
  return y > 366
    ? 138 - ((y - 366) / 96) ** 2 * 40
    : 138 * Math.sin((((y - 40) / 326) * Math.PI) / 2) ** 1.12;
}

function trunk(): string {
  return (
    `<path d="M186 430C192 330 195 200 197 64H203V430Z" fill="rgb(255,190,120)" stroke="#000" stroke-width="2.4"/>` +
    `<path d="M194 420C197 320 199 220 200 100" fill="none" stroke="#000" stroke-width="1.4" stroke-dasharray="7 4"/>`
  );
}

/** A gate with two roofs, pillars, a door and wings of leaves on its left. */
function house(carving: Carving): string {
  const part = (d: string, high: number) =>
    `<path d="${d}" fill="rgb(255,${String(high)},120)" stroke="#000" stroke-width="2.4" stroke-linejoin="round"/>`;
  const wings = [-2.75, -2.4, -2.05, -1.75].map((angle, index) =>
    carving.finger(146, 486, angle, 58 - index * 4, 9.5, 0.5, { lines: 3, vein: 1, gap: 2.4, tip: 0.6 }),
  );
  const tiles = [0, 1, 2, 3, 4].map((k) => `M${String(150 + k * 11)} ${String(440 - k)}v-9`).join("");
  return (
    wings.join("") +
    part("M146 488V446H204V488Z", 90) +
    part("M130 446C152 436 172 420 184 402H204V446Z", 220) +
    part("M158 404C176 396 188 384 196 366L200 358L204 366V404Z", 240) +
    `<path d="${tiles}" stroke="#000" stroke-width="1.6"/>` +
    part("M152 486V450H164V486Z", 230) +
    part("M176 486V456C184 452 192 450 204 450V486Z", 250) +
    `<path d="M200 452V486M184 462v18M192 460v22" stroke="#000" stroke-width="2"/>`
  );
}

/** A period of a border: one scroll and its answer, 240 × 92. */
export function frieze(): Carving {
  const carving = new Carving(240, 92, random(29));
  const leaf = (x: number, y: number, angle: number, length: number, curl: number) =>
    carving.finger(x, y, angle, length, length * 0.19, curl, { lines: 3, vein: 1, gap: 2, tip: 0.6 });
  for (const shift of [-240, 0, 240]) {
    for (const [from, hand, low] of [
      [0, 1, 18],
      [120, -1, 74],
    ] as const) {
      const x = shift + from;
      for (let step = 0; step < 8; step += 1) {
        const rise = hand * (-1.1 + (step % 2) * 0.5);
        carving.add(
          leaf(x + step * 16 - 8, 46 + hand * 38, rise, 40, hand * 0.5) +
            leaf(x + step * 16, 46 - hand * 40, -rise, 30, -hand * 0.4),
        );
      }
      carving.add(
        carving.scroll(x - 22, low, hand * -0.62, 34, hand, { turns: 1.3, flower: 0.44, stem: 0.12 }),
      );
    }
  }
  return carving;
}
