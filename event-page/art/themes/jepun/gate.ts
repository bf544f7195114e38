import { Carving } from "../../kit/carving.ts";
import { bricks, brick, stone, weathered } from "../../kit/masonry.ts";
import { mix, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { cloudy, noise, random } from "../../kit/random.ts";
import { nothing, type Point } from "../../kit/relief.ts";
import { frangipani, horn, palmette } from "./leaves.ts";

/*
 * One half of a split gate as a field of heights: tiers of three planes, mouldings, bricks, carved leaves. Its inner edge
 * is straight, as where a gate was cut in two, and a strip of the cut face is seen, so that it reads as a gate and not as
 * two towers. It is lit from the gap: mirrored it is lit rightly, too. No figure, no letter, no cloth of a temple.
 */

export const gateSize = { width: 170, height: 400 };

/** The strip of the cut face that is seen. */
const face = 9;
/** Where the front begins, left of the strip. */
const front = gateSize.width - face;

interface Tier {
  top: number;
  bottom: number;
  width: number;
}

const tiers: readonly Tier[] = [
  [30, 58, 25],
  [58, 88, 38],
  [88, 120, 52],
  [120, 155, 67],
  [155, 198, 86],
  [198, 304, 80],
  [304, 336, 101],
  [336, 372, 121],
  [372, 401, 142],
].map(([top, bottom, width]) => ({ top, bottom, width }));
/** The tall tier with the carved panel, and the one with a frieze of flowers. */
const [body, base] = [5, 7];

/** Of each tier: share of its width, and how far it stands forward. */
const planes = [
  [1, 0],
  [0.72, 7],
  [0.42, 14],
] as const;

/** All that is carved on the half, as data. */
export function gateCarving(): Carving {
  const next = random(31);
  const carving = new Carving(gateSize.width, gateSize.height, next);
  const leafSizes = [10, 11, 12.5, 14, 17, 0, 13, 14, 0];
  tiers.forEach(({ top, width }, index) => {
    const size = leafSizes[index];
    if (size === 0) return;
    planes.forEach(([share], plane) => {
      carving.add(horn(carving, front - width * share - 5, top + 0.5, size * (1 - plane * 0.12)));
    });
    if (index < 5 || index === 6) carving.add(palmette(carving, front - width * 0.18, top + 1, size * 0.92));
  });
  // The crown: half a bud, cut by the straight inner edge.
  const at = (dx: number, y: number) => `${String(front + dx)} ${String(y)}`;
  carving.add(
    `<path d="M${at(0.5, 0)}C${at(-2, 2)} ${at(-4, 6)} ${at(-4.5, 10)}C${at(-13, 13)} ${at(-14, 23)} ${at(-8, 26)}L${at(-11, 32)}L${at(0.5, 32)}Z" fill="rgb(255,210,90)"/>`,
  );
  carving.add(carving.finger(front - 5, 31, Math.PI + 0.9, 17, 3, 0.9, { gap: 0.6, vein: 0.5 }));
  const panel = front - 32;
  for (const [y, radius, hand] of [
    [281, 19, 1],
    [255, 18, -1],
    [231, 16, 1],
  ] as const) {
    const x = panel - hand * 2;
    carving.add(
      carving.scroll(x, y + radius, hand > 0 ? 0 : Math.PI, radius, hand > 0 ? -1 : 1, {
        flower: 0,
        stem: 0.12,
      }),
    );
    carving.add(frangipani(carving, next, x, y, radius * 0.56, 0.3 + hand));
  }
  carving.add(palmette(carving, panel - 18, 226, 9) + palmette(carving, panel + 18, 226, 9));
  for (let row = 0; row < 3; row += 1)
    carving.add(frangipani(carving, next, front - 68, 228 + row * 26, 6.6, 0.4 * row));
  for (let place = 0; place < 4; place += 1) {
    carving.add(frangipani(carving, next, front - 16 - place * 27, 354, 8.4, 0.5 + place * 0.9));
    if (place < 3) {
      const x = front - 29.5 - place * 27;
      carving.add(carving.finger(x, 359, -Math.PI / 2, 11, 3, 0, { gap: 0.6, vein: 0.5 }));
    }
  }
  return carving;
}

type Carved = (x: number, y: number) => readonly [number, number, number];

/** The half gate, point by point, with its wing wall that runs off to the left. */
export function gatePoint(carved: Carved): (x: number, y: number) => Point {
  return (x, y) => {
    const depth = front - x;
    if (depth < 0) return cutFace(x, y, -depth / face);
    const built = tierPoint(x, y, depth) ?? wingPoint(x, y);
    const [covered, light, height] = carved(x, y);
    if (covered <= 0.02) return built ?? nothing;
    const raised = covered * 2 + height * 3.6;
    if (light > 0.3) {
      const shown = 0.5 + 0.62 * light * (0.6 + 0.4 * height);
      return {
        height: (built?.height ?? 6 + y * 0.04) + raised,
        colour: scale3(weathered(stone(x, y), x, y), shown),
        alpha: built === null ? (covered > 0.5 ? 1 : 0) : Math.max(built.alpha, covered),
      };
    }
    if (built === null) return nothing;
    return {
      ...built,
      height: built.height + raised * 0.3,
      colour: scale3(built.colour, 1 - 0.5 * covered * (1 - light)),
    };
  };
}

/** The face where the gate was cut, seen from the side and glowing towards the light. */
function cutFace(x: number, y: number, share: number): Point {
  if (y < 1 + 0.5 * share * face) return nothing;
  const laid = brick(share * 26, y, { width: 13 });
  const { top, bottom } = tiers.find((tier) => y < tier.bottom) ?? tiers[0];
  const [fromTop, tall] = [y - top, bottom - top];
  const isStone = y < 30 || fromTop < Math.min(10, tall * 0.32) || tall - fromTop < Math.min(8, tall * 0.24);
  const power = (0.03 + 0.46 * share * share) * smooth(0, 60, y) * mix(0.55, 1, smooth(40, 260, y));
  return {
    height: 30 - share * 30 + laid.height * (isStone ? 0 : 0.4),
    colour: isStone ? scale3(stone(x, y), 0.9) : laid.colour,
    alpha: 1,
    glow: [1.05 * power, 0.62 * power, 0.26 * power],
  };
}

function tierPoint(x: number, y: number, depth: number): Point | null {
  const index = tiers.findIndex(({ top, bottom }) => y >= top && y < bottom);
  if (index === -1) return null;
  const tier = tiers[index];
  let point: Point | null = null;
  for (const [share, forward] of [...planes].reverse()) {
    const { out, up, isStone, hasDentils } = moulding(y, tier, index === body);
    const edge = tier.width * share + out;
    if (depth > edge) continue;
    const rounded = Math.min(edge - depth, 3) / 3;
    let height = index * 2.6 + forward + up - 0.9 * (1 - rounded) ** 2;
    let colour: Three;
    if (isStone) {
      colour = weathered(stone(x, y), x, y);
      height += 0.5 * (cloudy(x * 0.5, y * 0.5, 5, 3) - 0.5);
      if (hasDentils) height -= 0.5 * smooth(0.34, 0.5, Math.abs(((x / 5.2) % 1) - 0.5));
    } else {
      const laid = brick(x + index * 5, y);
      height += laid.height * 0.55;
      colour = weathered(laid.colour, x, y);
    }
    point = { height, colour, alpha: 1 };
    break;
  }
  if (point === null) return null;
  if (index === body) return panelPoint(x, y, depth) ?? point;
  if (index === base && y > 345 && y < 364 && depth < 116)
    return { height: base * 2.6 + (depth < 85 ? 6 : 0), colour: scale3(stone(x, y), 0.75), alpha: 1 };
  return point;
}

/** What of a tier stands out at this height: cornice, fillet, wall, foot. */
function moulding(y: number, { top, bottom }: Tier, isBody: boolean) {
  const [fromTop, tall] = [y - top, bottom - top];
  const cornice = isBody ? 9 : Math.min(10, tall * 0.32);
  const foot = isBody ? 10 : Math.min(8, tall * 0.24);
  const fromFoot = tall - fromTop;
  if (fromTop < cornice * 0.42) return { out: 6, up: 4.6, isStone: true, hasDentils: true };
  if (fromTop < cornice) {
    const up = 3.2 - 1.2 * ((fromTop - cornice * 0.42) / (cornice * 0.58));
    return { out: 3.6, up, isStone: true, hasDentils: false };
  }
  if (fromTop < cornice + 2.2) return { out: 1.6, up: 1, isStone: false, hasDentils: false };
  if (fromFoot < foot * 0.5) return { out: 4.6, up: 3.2, isStone: true, hasDentils: true };
  if (fromFoot < foot) return { out: 2.4, up: 1.6, isStone: true, hasDentils: false };
  return { out: 0, up: 0, isStone: false, hasDentils: false };
}

/** The carved panel lies sunk in a frame of stone. */
function panelPoint(x: number, y: number, depth: number): Point | null {
  const inside = Math.min(depth - 8, 57 - depth, y - 214, 296 - y);
  if (inside <= -4) return null;
  if (inside < 0) return { height: 29, colour: weathered(stone(x, y), x, y), alpha: 1 };
  return {
    height: 19.5 + 0.3 * noise(x, y, 2),
    colour: scale3(mix3(stone(x, y), bricks[1], 0.5), 0.55),
    alpha: 1,
  };
}

/** The low wall beside the gate. */
function wingPoint(x: number, y: number): Point | null {
  const coping = 264;
  if (y <= coping - 3 || y >= 401) return null;
  const below = y - coping;
  if (below < 12) {
    const height = below < 3 ? 2 + below / 2 : below < 7 ? 5 : 2.6;
    return { height, colour: weathered(stone(x, y), x, y), alpha: smooth(-3, -2.4, below) };
  }
  const laid = brick(x, y);
  return {
    height: -1 + laid.height * 0.55 + (y > 372 ? 4 : 0),
    colour: weathered(laid.colour, x, y),
    alpha: 1,
  };
}
