import { anyaman } from "../../ornament/anyaman.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petal, petalPath, ring, type Petal } from "../../ornament/petal.ts";

interface Point {
  x: number;
  y: number;
}

/** Drawing area of one penjor, the left one, in half pixels of a phone; its pole goes on below. */
const penjorSize = { width: 360, height: 900 };

const foot: Point = { x: 30, y: 900 };
const bend: Point = { x: 18, y: -116 };
const tip: Point = { x: 300, y: 62 };

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
 * Leaves on the outer side (`back`) stand up, those on the inner side (`front`) hang.
 */
function penjor(): { back: string; front: string; pole: string } {
  const pairs = 20;
  const back: Petal[] = [];
  const front: Petal[] = [];
  for (let index = 0; index < pairs; index += 1) {
    const share = index / (pairs - 1);
    const { x, y, angle } = onSpine(0.16 + 0.82 * share);
    const length = 68 * (1 - 0.52 * share) * Math.min(1, 0.72 + share * 2.4);
    back.push(petal(x, y, angle - 0.55, length * 0.86, 0.2, 0));
    front.push(petal(x, y, angle + 0.8, length, 0.22, 0));
  }
  const at = (point: Point) => `${String(point.x)} ${String(point.y)}`;
  const pole = `M${String(foot.x)} 4000V${String(foot.y)}Q${at(bend)} ${at(tip)}M${at(tip)}v24`;
  return { back: petalPath(back), front: petalPath([...front, ...pendant(tip)]), pole };
}

/** Hangs from the tip: a rosette, then leaves in pairs that grow shorter, and one at the end. */
function pendant({ x, y }: Point): Petal[] {
  const down = Math.PI / 2;
  const rows = [0, 1, 2, 3].flatMap((row) => {
    const top = y + 48 + row * 17;
    const length = 40 - row * 5;
    return [petal(x, top, down + 0.66, length, 0.2, 0), petal(x, top, down - 0.66, length, 0, 0.2)];
  });
  return [...ring(x, y + 28, 8, 4, 17, 0.17), ...rows, petal(x, y + 108, down, 44, 0.1)];
}

/** Five young leaves: the crown above headings, 192 × 104. */
function sprout(): string {
  return petalPath(
    [-1.2, -0.62, 0, 0.62, 1.2].map((turn) =>
      petal(96, 100, turn - Math.PI / 2, 96 - 22 * Math.abs(turn), 0.13 - 0.05 * turn, 0.13 + 0.05 * turn),
    ),
  );
}

/** A strip of weave as a mask image for CSS, drawn on 48 units. */
function weaveTile(): string {
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><path stroke='#000' stroke-width='6' d='${anyaman(48)}'/></svg>`;
}

const { back, front, pole } = penjor();

export const art: ThemeArt = {
  cover: [
    {
      ...drawing(
        penjorSize.width,
        penjorSize.height,
        { d: back, paint: "back" },
        { d: pole, paint: "pole" },
        front,
      ),
      place: "gate",
      slot: "frame",
      isPair: true,
      moves: "sway",
    },
  ],
  crown: drawing(192, 104, sprout()),
  tiles: { weave: weaveTile() },
};
