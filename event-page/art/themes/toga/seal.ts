import type { Sharp } from "sharp";
import { ramp } from "../../kit/colour.ts";
import { clamp, mix, smooth, unit } from "../../kit/numbers.ts";
import { exposed, type Light } from "../../kit/picture.ts";
import { noise } from "../../kit/random.ts";
import { shaded } from "../../kit/shade.ts";

/*
 * A seal of gold foil: a serrated rim, beads, waves of an engine, laurel in relief, and in its middle, on a round that is
 * brushed from its heart, a graduate's cap. It carries no letter and no arms.
 */

const size = 300;
const centre = size / 2;

const foil = ramp([
  [0, "2b1a05"],
  [0.2, "6a4712"],
  [0.4, "a87a24"],
  [0.58, "d3a743"],
  [0.76, "efd282"],
  [0.9, "fdf0c2"],
  [1, "fffdf2"],
]);

interface Leaf {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
}

/** Two branches that leave each other at the foot and nearly meet above, leaves in pairs along them. */
const leaves: readonly Leaf[] = [-1, 1].flatMap((side) =>
  Array.from({ length: 11 }, (_, index) => index).flatMap((index): Leaf[] => {
    const share = index / 10;
    const turn = Math.PI / 2 - side * mix(0.16, 2.72, share);
    const [x, y] = [88 * Math.cos(turn), 88 * Math.sin(turn)];
    const along = turn - (side * Math.PI) / 2;
    const length = mix(34, 25, share);
    const leaf = (lean: number, grown: number): Leaf => ({
      x,
      y,
      angle: along + lean,
      length: length * grown,
      width: 7.4 * grown,
    });
    return [leaf(0.62, 1), leaf(-0.62, 1), leaf(0, 0.94)];
  }),
);

function laurelAt(x: number, y: number): number {
  let height = 0;
  for (const leaf of leaves) {
    const [dx, dy] = [x - leaf.x, y - leaf.y];
    const [c, s] = [Math.cos(leaf.angle), Math.sin(leaf.angle)];
    const along = (dx * c + dy * s) / leaf.length;
    if (along < 0 || along > 1) continue;
    const aside = (dy * c - dx * s) / (leaf.width * Math.sin(Math.PI * along ** 0.8) ** 0.85 + 0.01);
    if (Math.abs(aside) > 1) continue;
    const rib = 0.5 * Math.exp(-((aside * 7) ** 2));
    const own = (1 - aside * aside) ** 0.6 * (0.55 + 0.45 * Math.sin(Math.PI * along)) - rib * 0.8;
    height = Math.max(height, 1.1 + own * 4.4);
  }
  return height;
}

/** How near a point is to a line between two others. */
function nearness(x: number, y: number, [ax, ay, bx, by]: readonly [number, number, number, number]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
  return Math.hypot(x - ax - dx * share, y - ay - dy * share);
}

const round = (away: number, radius: number) => Math.sqrt(Math.max(0, 1 - (away / radius) ** 2));

/** A cap seen from a little above: its board, the crown under it, a cord over the edge and its tassel. */
function capAt(x: number, y: number): number {
  const board = 1 - Math.abs(x) / 49 - Math.abs(y + 13) / 20;
  const crown = Math.abs(x) < 28 && y > -13 && y < 19 - 7 * (x / 28) ** 2;
  const tuft = Math.abs(x - 38) < mix(3, 6.4, clamp((y - 8) / 20)) && y > 8 && y < 28;
  let height = crown ? 1.2 + 2.4 * round(x, 31) + 0.5 * Math.sin(clamp((y + 13) / 30) * Math.PI) : 0;
  if (board > 0) height = 4.4 + 0.9 * smooth(0, 0.07, board) - 0.7 * smooth(0.035, 0, Math.abs(board - 0.14));
  if (tuft) height = Math.max(height, 3 + 0.9 * Math.sin(x * 2.7 + y * 0.1));
  const cord = Math.min(nearness(x, y, [0, -13, 37, -9]), nearness(x, y, [38, -9, 38, 8]));
  height = Math.max(height, 6.4 * round(cord, 2.1), 7 * round(Math.hypot(x, y + 13), 4));
  return Math.max(height, 5.6 * round(Math.hypot(x - 38, y - 8), 3.6));
}

/** Heights in units. */
function heightAt(x: number, y: number): number {
  const away = Math.hypot(x, y);
  const turn = Math.atan2(y, x);
  const tooth = 1 - Math.abs((((turn * 30) / Math.PI + 60) % 2) - 1);
  if (away > 137) return 1.4 * smooth(146, 141, away) * (0.5 + tooth);
  if (away > 127) return 3 + 2.2 * Math.sqrt(Math.max(0, 1 - ((away - 132) / 5) ** 2));
  if (away > 115) {
    const step = (2 * Math.PI) / 78;
    const off = (((turn % step) + step * 1.5) % step) - step / 2;
    return 1 + 4 * Math.sqrt(Math.max(0, 1 - ((away - 121) / 4.6) ** 2 - ((off * 121) / 4.6) ** 2));
  }
  if (away > 111) return 2.6;
  if (away > 64) {
    const waves = Math.sin(away * 1.5 + 2.2 * Math.sin(turn * 24)) * 0.35;
    return Math.max(laurelAt(x, y), 0.6 + waves);
  }
  if (away > 58) return 1.4 + 2.8 * Math.sqrt(Math.max(0, 1 - ((away - 61) / 3) ** 2));
  const cap = capAt(x, y - 4);
  if (cap > 0) return 0.4 + cap;
  return 1.6 - 1.4 * smooth(58, 30, away) + (noise(turn * 60 + 400, 1, 3) - 0.5) * 0.1 * smooth(4, 30, away);
}

export async function seal(): Promise<Sharp> {
  const fine = 2.72;
  const wide = Math.round(size * fine);
  const heights = new Float32Array(wide * wide);
  for (let k = 0; k < wide * wide; k += 1)
    heights[k] = heightAt((k % wide) / fine - centre, Math.floor(k / wide) / fine - centre);
  const sun = unit([-0.5, -0.62, 0.6]);
  const at = (i: number, j: number) => heights[clamp(j, 0, wide - 1) * wide + clamp(i, 0, wide - 1)];
  const data = new Float32Array(wide * wide * 4);
  for (let j = 0; j < wide; j += 1) {
    for (let i = 0; i < wide; i += 1) {
      const [x, y] = [i / fine - centre, j / fine - centre];
      const [away, turn] = [Math.hypot(x, y), Math.atan2(y, x)];
      const edge = 143 + 3.4 * (1 - Math.abs((((turn * 30) / Math.PI + 60) % 2) - 1) * 2);
      if (away > edge) continue;
      const n = unit([
        ((at(i - 1, j) - at(i + 1, j)) * fine) / 2,
        ((at(i, j - 1) - at(i, j + 1)) * fine) / 2,
        1.15,
      ]);
      let closed = 0;
      for (const radius of [3, 7, 13])
        for (let step = 0; step < 8; step += 1)
          closed += clamp(
            (at(
              Math.round(i + radius * fine * 0.5 * Math.cos((step * Math.PI) / 4)),
              Math.round(j + radius * fine * 0.5 * Math.sin((step * Math.PI) / 4)),
            ) -
              heights[j * wide + i]) /
              radius,
          );
      const open = 1 - (0.8 * closed) / 24;
      const facing = n[0] * sun[0] + n[1] * sun[1] + n[2] * sun[2];
      // Metal mirrors what stands around it: a bright window above, dark below.
      const sheen = 0.5 + 0.5 * Math.cos(2 * (turn + 2.25));
      const brushed = away < 58 ? sheen * 0.3 * smooth(0, 20, away) : 0;
      const wide1 = clamp(
        0.16 + 0.62 * clamp(facing) ** 1.3 - 0.12 * n[1] + 0.55 * clamp(facing) ** 22 + brushed,
      );
      const colour = foil(clamp(wide1 * mix(0.6, 1, open) * 1.12 - 0.03));
      const k = (j * wide + i) * 4;
      for (let part = 0; part < 3; part += 1) data[k + part] = (colour[part] / 255) ** 2.2;
      data[k + 3] = 1;
    }
  }
  const light: Light = { data, width: wide, height: wide };
  return shaded(exposed(light, 2), { right: 3, down: 7, soft: 5, tone: [4, 20, 14], depth: 0.55 });
}
