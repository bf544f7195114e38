import { anyaman } from "../../ornament/anyaman.ts";
import { petal, ring, round } from "../../ornament/petal.ts";

interface Point {
  x: number;
  y: number;
}

/** Drawing area of one penjor, the left one; its pole goes on below. */
export const penjorSize = { width: 180, height: 480 };

const foot: Point = { x: 17, y: 480 };
const bend: Point = { x: 12, y: -26 };
const tip: Point = { x: 150, y: 58 };

function onSpine(t: number): Point & { angle: number } {
  const u = 1 - t;
  const at = (a: number, b: number, c: number) => u * u * a + 2 * u * t * b + t * t * c;
  const slope = (a: number, b: number, c: number) => 2 * u * (b - a) + 2 * t * (c - b);
  return {
    x: at(foot.x, bend.x, tip.x),
    y: at(foot.y, bend.y, tip.y),
    angle: Math.atan2(slope(foot.y, bend.y, tip.y), slope(foot.x, bend.x, tip.x)),
  };
}

/**
 * A bamboo pole that bends under its own leaves, with the woven pendant at its tip.
 * `front` is painted over `back`, so that either side of the leaf has its tone.
 */
export function penjor(): { back: string; front: string; pole: string; pendant: string } {
  const pairs = 23;
  let back = "";
  let front = "";
  for (let index = 0; index < pairs; index += 1) {
    const t = 0.2 + (0.78 * index) / (pairs - 1);
    const { x, y, angle } = onSpine(t);
    const length = 30 * (1 - 0.5 * t) * (0.72 + 0.28 * Math.sin(Math.PI * Math.min(1, t * 1.25)));
    back += petal(x, y, angle - 0.62, length, 0.24);
    front += petal(x, y, angle + 0.62, length, 0.24);
  }
  const pole = `M${round(foot.x)} 2000V${round(foot.y)}Q${round(bend.x)} ${round(bend.y)} ${round(tip.x)} ${round(tip.y)}`;
  return { back, front, pole, pendant: pendant(tip) };
}

/** Hangs from the tip: a rosette, then leaves in pairs that grow shorter, and one at the end. */
function pendant({ x, y }: Point): string {
  const down = Math.PI / 2;
  let leaves = ring(x, y + 15, 6, 1.5, 9, 0.3, Math.PI / 6);
  for (let row = 0; row < 4; row += 1) {
    const top = y + 27 + row * 9;
    const length = 19 - row * 2;
    leaves += petal(x, top, down + 0.62, length, 0.2) + petal(x, top, down - 0.62, length, 0.2);
  }
  return leaves + petal(x, y + 60, down, 22, 0.17);
}

/** Five young leaves: the crown above headings, 48 × 26. */
export function sprout(): string {
  return [-1.15, -0.6, 0, 0.6, 1.15]
    .map((turn) => petal(24, 25, turn - Math.PI / 2, 23 - 5.5 * Math.abs(turn), 0.2))
    .join("");
}

/** A strip of ketupat weave as a mask image for CSS; one tile is as wide as it is high. */
export function weaveTile(): string {
  return `<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'>${anyaman(24).replaceAll('"', "'")}</svg>`;
}
