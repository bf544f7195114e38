import { clamp, mix, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { cloudy, random } from "../../kit/random.ts";
import { Scene } from "../../kit/scene.ts";
import { Ground } from "./dawn.ts";
import { frangipani } from "./frangipani.ts";
import { carvedLeaf, paras, rubbed } from "./stone.ts";

/*
 * A split gate, seen from before its gap: both halves mirror each other, their inner faces are sheer and plain, and both are seen, as
 * one walks up to it. Units: the gap's middle is at 0, its top at 0, its foot at 480. No figure, no letter, no cloth.
 */

/** Half the gap, and how broad the sheer face is seen. */
export const gap = 20;
const face = 15;

interface Tier {
  top: number;
  bottom: number;
  width: number;
}

const tiers: readonly Tier[] = [
  [34, 62, 26],
  [62, 94, 40],
  [94, 130, 54],
  [130, 171, 69],
  [171, 219, 86],
  [219, 347, 78],
  [347, 386, 100],
  [386, 430, 122],
  [430, 482, 146],
].map(([top, bottom, width]) => ({ top, bottom, width }));
const body = 5;

/** Of each tier: share of its width, and how far it stands forward. */
const planes = [
  [0.4, 22],
  [0.72, 11],
  [1, 0],
] as const;

/** The panel that is sunk in its body: from the sheer face, from the top. */
const panel = { from: 8, to: 54, top: 240, bottom: 328 };

export interface View {
  /** Upper left corner, and size, in units. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Points for each unit, twice as many as are shown. */
  density: number;
}

/** How far a tier stands out at this height, and what it is made of. */
function moulding(y: number, { top, bottom }: Tier, isBody: boolean) {
  const tall = bottom - top;
  const [down, rise] = [y - top, bottom - y];
  const head = isBody ? 13 : tall * 0.36;
  const foot = isBody ? 13 : tall * 0.25;
  if (down < head * 0.34) return { out: 7, up: 9, isStone: true };
  if (down < head * 0.4) return { out: 5.4, up: 6, isStone: true };
  if (down < head * 0.78) {
    const share = (down - head * 0.4) / (head * 0.38);
    return { out: mix(5.2, 2.4, Math.sqrt(share)), up: mix(6.4, 2.6, share ** 0.6), isStone: true };
  }
  if (down < head) return { out: 1.6, up: 1.8, isStone: true };
  if (rise < foot * 0.4) return { out: 5.4, up: 6.4, isStone: true };
  if (rise < foot) {
    const share = (foot - rise) / (foot * 0.6);
    const round = Math.sqrt(clamp(1 - (2 * share - 1) ** 2));
    return { out: 1.6 + 2.2 * round, up: 1.8 + 2.8 * round, isStone: true };
  }
  return { out: 0, up: 0, isStone: false };
}

/** A place on the front, `depth` from the sheer face. */
function front(depth: number, y: number): { height: number; colour: Three } | null {
  const index = tiers.findIndex(({ top, bottom }) => y >= top && y < bottom);
  if (index === -1) return wing(depth, y);
  const tier = tiers[index];
  const { out, up, isStone } = moulding(y, tier, index === body);
  for (const [share, forward] of planes) {
    const edge = tier.width * share + out;
    if (depth > edge) continue;
    const rim = 1 - clamp((edge - depth) / 1.4);
    const height = index * 5 + forward + up - 1.6 * rim ** 2;
    if (index === body) {
      const inside = Math.min(depth - panel.from, panel.to - depth, y - panel.top, panel.bottom - y);
      if (inside > 0)
        return {
          height: body * 5 + 8 + 3 * cloudy(depth * 0.3, y * 0.3, 9, 2),
          colour: scale3(paras(depth, y), 0.9),
        };
      if (inside > -5)
        return {
          height: body * 5 + 27 + 1.4 * smooth(-5, -3.6, inside) - smooth(-1.2, 0, inside),
          colour: paras(depth, y),
        };
    }
    const grain = 0.9 * (cloudy(depth * 0.4, y * 0.4, 5, 3) - 0.5);
    if (isStone) return { height: height + grain, colour: paras(depth, y) };
    const laid = rubbed(depth + index * 5, y);
    return { height: height + laid.height, colour: laid.colour };
  }
  return wing(depth, y);
}

/** The low wall that goes off from it. */
function wing(depth: number, y: number): { height: number; colour: Three } | null {
  const down = y - 318;
  if (down < 0) return null;
  if (down < 18) {
    const up = down < 5 ? 12 : down < 13 ? mix(10, 5, (down - 5) / 8) : 4;
    return { height: up, colour: paras(depth, y) };
  }
  const laid = rubbed(depth, y);
  return { height: laid.height + (y > 440 ? 7 : 0), colour: laid.colour };
}

/** Where the gate was cut: smooth blocks in courses. */
function sheer(share: number, y: number): { height: number; colour: Three } | null {
  if (y < 3 + 4 * share) return null;
  const course = 15;
  const row = Math.floor(y / course);
  const joint = smooth(0, 0.5, Math.min(y - row * course, (row + 1) * course - y));
  const tone = (0.94 + 0.1 * cloudy(row * 7.3, 2, 4, 1)) * (0.8 + 0.2 * joint);
  return {
    height: 24 + y * 0.11 - share * 46 - 0.4 * (1 - joint),
    colour: scale3(paras(share * 60, y), tone),
  };
}

/** Both halves, as far as they stand in the view. */
export function gate(view: View): Ground {
  const { x: left, y: top, density } = view;
  const ground = new Ground(Math.round(view.width * density), Math.round(view.height * density));
  ground.lay((px, py) => {
    const [x, y] = [left + (px + 0.5) / density, top + (py + 0.5) / density];
    const depth = Math.abs(x) - gap - face;
    const point = depth < -face ? null : depth < 0 ? sheer(-depth / face, y) : front(depth, y);
    if (point === null) return { height: 0, colour: [0, 0, 0], alpha: 0 };
    return { height: point.height * density, colour: point.colour };
  });
  const scene = new Scene(ground.width, ground.height);
  for (const hand of [-1, 1]) ornaments(scene, view, hand);
  return ground.bear(scene);
}

function ornaments(scene: Scene, { x: left, y: top, density }: View, hand: number): void {
  const next = random(31);
  const colour = (px: number, py: number) => paras(Math.abs(left + px / density), top + py / density);
  const place = (depth: number, y: number, z: number): Three => [
    (hand * (gap + face + depth) - left) * density,
    (y - top) * density,
    z * density,
  ];
  /** An angle of the right half, from straight up outwards. */
  const turn = (lean: number) => -Math.PI / 2 + hand * lean;
  const leaf = (
    depth: number,
    y: number,
    z: number,
    lean: number,
    length: number,
    width: number,
    curl: number,
    lobes = 0,
    lift = 0.16,
  ) => {
    carvedLeaf(
      scene,
      {
        at: place(depth, y, z),
        angle: turn(lean),
        length: length * density,
        width: width * density,
        curl: hand * curl,
        lobes,
        lift,
      },
      colour,
    );
  };
  tiers.forEach((tier, index) => {
    const size = [15, 17, 19, 22, 25, 0, 20, 22, 0][index];
    if (size === 0) return;
    for (const [share, forward] of planes) {
      const [depth, z] = [tier.width * share + 4, index * 5 + forward + 4];
      const big = size * (share === 1 ? 1.2 : 0.92);
      leaf(depth - 6, tier.top + 2, z, -0.25, big * 0.62, big * 0.2, 0.3, 3);
      leaf(depth + 1, tier.top + 3, z + 2, 0.85, big * 1.05, big * 0.22, -1.15, 4);
      leaf(depth - 2, tier.top + 2, z + 3, 0.3, big * 0.78, big * 0.21, -0.5, 3);
    }
    if (bearsLeaf(index)) {
      const [depth, z] = [tier.width * 0.16, index * 5 + 30];
      for (const lean of [-0.8, 0.8])
        leaf(depth, tier.top + 2, z - 2, lean, size * 0.66, size * 0.17, -lean * 0.9, 3);
      leaf(depth, tier.top + 3, z, 0, size * 1.15, size * 0.26, 0, 4);
    }
  });
  // Its crown, cut in two by the sheer face.
  leaf(4, 38, 14, 0.02, 40, 9, -0.16, 5, 0.1);
  leaf(9, 38, 12, 0.3, 27, 6, 0.2, 4);
  leaf(14, 38, 10, 0.7, 20, 5, 0.5, 3);
  // The panel: a stem of three flowers.
  const middle = (panel.from + panel.to) / 2;
  const ground = body * 5 + 9;
  for (const [y, aside, radius, roll] of [
    [309, 3, 13, 0.3],
    [284, -3, 15.5, 1.1],
    [259, 3, 12.5, 0.6],
  ]) {
    for (let index = 0; index < 6; index += 1) {
      const lean = (index / 6) * 6.283 + roll;
      leaf(
        middle + aside + 5 * Math.sin(lean),
        y - 5 * Math.cos(lean),
        ground + 1,
        lean,
        radius * 1.5,
        radius * 0.36,
        0.5,
        4,
        0.12,
      );
    }
    frangipani(
      scene,
      {
        at: place(middle + aside, y, ground + 7),
        axis: [0, 0, 1],
        radius: radius * density,
        roll,
        stone: colour,
      },
      next,
    );
  }
  // Flowers along its foot.
  for (let index = 0; index < 4; index += 1)
    frangipani(
      scene,
      {
        at: place(16 + index * 27, 410, 7 * 5 + (index < 2 ? 22 : index < 3 ? 11 : 0)),
        axis: [0, 0, 1],
        radius: 8 * density,
        roll: index,
        stone: colour,
      },
      next,
    );
}

/** Whether a tier bears a leaf near its sheer face. */
const bearsLeaf = (index: number) => index < 5 || index === 6 || index === 7;
