import { clamp, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { kerb } from "./stone.ts";
import { fired, glaze, plainRow, smallStar, starTile, teeth } from "./tiles.ts";

/* What surrounds water: rows of tiles that follow its edge, mitred where two edges meet, and a kerb. */

/** A place as seen from one edge of the water. */
export interface Place {
  /** Outwards of that edge; below 0 in the water. */
  out: number;
  /** Along it, in tiles. */
  tile: number;
  /** To the next mitre. */
  mitre: number;
  /** How far outwards is towards the sun, which stands in the upper left: −1..1. */
  sunward: number;
  /** Which piece of the edge. */
  piece: number;
}

const toSun = (x: number, y: number) => -(x + y) * Math.SQRT1_2;

/** Of several waters the one that a place is in or nearest to; where two are equally near their rims are mitred. */
export function joined(...places: readonly Place[]): Place {
  const [near, next] = [...places].sort((one, other) => one.out - other.out);
  return { ...near, mitre: Math.min(near.mitre, (next.out - near.out) * 0.7) };
}

const eighth = Math.PI / 4;

export interface Foil {
  /** From the middle to that of a lobe, and its radius. */
  away: number;
  round: number;
  /** Tiles are so long, and lie so far outwards. */
  tile: number;
  row: number;
}

/** Eight lobes about a middle, each a part of a circle. */
export function foil(x: number, y: number, { away, round, tile, row }: Foil): Place {
  const piece = Math.round(Math.atan2(y, x) / eighth);
  const turn = -piece * eighth;
  const [p, q] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
  const [from, around] = [Math.hypot(p - away, q), Math.atan2(q, p - away)];
  const [c, s] = [Math.cos(eighth / 2), Math.sin(eighth / 2)];
  // A whole number of tiles reaches from mitre to mitre, in the middle of their row.
  const middle = round + row;
  const cut = away * c + Math.sqrt(middle ** 2 - (away * s) ** 2);
  const most = Math.atan2(cut * s, cut * c - away);
  const count = Math.max(1, 2 * Math.round((most * middle) / tile - 0.5) + 1);
  const facing = around - turn;
  return {
    out: Math.min(from - round, Math.hypot(x, y) - away - round * 0.22),
    tile: ((around / most) * count) / 2 + count / 2 + 64,
    mitre: p > away - round * 0.4 ? Math.abs(p * s - Math.abs(q) * c) : 99,
    sunward: toSun(Math.cos(facing), Math.sin(facing)),
    piece: piece + 9,
  };
}

/** A star of eight points: two squares, one turned by an eighth. */
export function octagram(x: number, y: number, half: number, tile: number, row: number): Place {
  const square = (turn: number) => {
    const [p, q] = [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)];
    const isAcross = Math.abs(p) > Math.abs(q);
    const [far, side] = isAcross ? [p, q] : [q, p];
    const way = (isAcross ? 0 : Math.PI / 2) + turn + (far < 0 ? Math.PI : 0);
    return { out: Math.abs(far) - half, side, way, mitre: Math.abs(Math.abs(p) - Math.abs(q)) * 0.7 };
  };
  const [one, other] = [square(0), square(eighth)].sort((a, b) => a.out - b.out);
  const [near, tip] = [(half + row) * Math.tan(eighth / 2), half + row];
  const count = Math.round((tip - near) / tile);
  return {
    out: one.out,
    tile: Math.sign(one.side) * ((Math.abs(one.side) - near) / (tip - near)) * count + 64,
    mitre: Math.min(one.mitre, (other.out - one.out) * 1.3),
    sunward: toSun(Math.cos(one.way), Math.sin(one.way)),
    piece: Math.round(one.way / eighth) + 9,
  };
}

/** A straight channel along one axis; `side` is how far a place lies from its middle, `along` how far on its way. */
export function channel(side: number, along: number, half: number, tile: number, isAcross = false): Place {
  const way = side < 0 ? -1 : 1;
  return {
    out: Math.abs(side) - half,
    tile: along / tile + 640,
    mitre: 99,
    sunward: isAcross ? toSun(0, way) : toSun(way, 0),
    piece: way + 30 + (isAcross ? 4 : 0),
  };
}

/** Rows outwards of the water: lip, small tiles, stars, teeth, kerb. */
const great = { lip: 3, small: 5, stars: 26, saw: 6, stone: 9 };
/** Of a runnel and of what it feeds: lip, one row of stars, kerb. */
const slight = { lip: 2, stars: 12, stone: 5 };
export const greatRim = great.lip + great.small + great.stars + great.saw + great.stone;
export const slightRim = slight.lip + slight.stars + slight.stone;
export const greatRow = great.lip + great.small + great.stars / 2;
export const slightRow = slight.lip + slight.stars / 2;

/** Stone that leans to the water and away from it at its edges. */
function kerbed(x: number, y: number, up: number, { sunward, mitre }: Place): Three {
  const bevel = up < 0.24 ? -sunward : up > 0.72 ? sunward : 0.12;
  return scale3(kerb(x, y, bevel), 1 - 0.3 * smooth(1.1, 0.4, mitre));
}

/** Tiles in the shade of the kerb, with a strip of green over their mitre. */
function tiled(colour: Three, { mitre, piece, sunward }: Place, toKerb: number, strip: number): Three {
  const seen =
    mitre < strip * 1.36
      ? mix3(fired(glaze.green, piece, 1, 0.2), [150, 130, 94], smooth(strip, strip * 1.2, mitre))
      : colour;
  return scale3(seen, 1 - 0.3 * smooth(7, 0, toKerb) * clamp(0.3 + sunward));
}

/** What the great basins are rimmed with. */
export function greatly(x: number, y: number, place: Place): Three {
  const { out, tile, piece, sunward } = place;
  const { lip, small, stars, saw, stone } = great;
  if (out < lip) return kerb(x, y, -sunward * 0.9);
  const at = out - lip;
  const tiles = small + stars + saw;
  if (at > tiles) return kerbed(x, y, (at - tiles) / stone, place);
  const index = Math.floor(tile);
  const colour =
    at < small
      ? plainRow(tile * 4, at / small)
      : at < small + stars
        ? starTile(tile - index - 0.5, (at - small) / stars - 0.5, index, piece * 16)
        : teeth(tile * 3, (at - small - stars) / saw);
  return tiled(colour, place, tiles - at, 2.5);
}

/** What runnels and small basins are rimmed with. */
export function slightly(x: number, y: number, place: Place): Three {
  const { out, tile, piece, sunward } = place;
  const { lip, stars, stone } = slight;
  if (out < lip) return kerb(x, y, -sunward * 0.9);
  const at = out - lip;
  if (at > stars) return kerbed(x, y, (at - stars) / stone, place);
  const index = Math.floor(tile);
  return tiled(smallStar(tile - index - 0.5, at / stars - 0.5, index, piece), place, stars - at, 1.4);
}

/** How dark a kerb's shade lies on the paving: by how far out a place is, and one that much nearer to the sun. */
export const cast = (there: number, out: number, wide: number) =>
  0.36 * smooth(wide + 8, wide - 5, there) + 0.13 * smooth(wide + 11, wide, out);
