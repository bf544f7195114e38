import type { Sharp } from "sharp";
import { mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import {
  cast,
  foil,
  greatly,
  greatRim,
  greatRow,
  joined,
  octagram,
  channel,
  slightly,
  slightRim,
  slightRow,
  type Foil,
  type Place,
} from "./rims.ts";
import { kerb } from "./stone.ts";
import { flow, morning, water } from "./water.ts";

/* Basins and runnels from straight above, in the sun of the morning. */

/** As wide as the picture of it, but for its shade. */
const great: Foil = { away: 153, round: 66, tile: 26, row: greatRow };
const greatHalf = 280;

/** How dark a rim's shade lies on the water. */
const shade = (there: number) => 0.64 * smooth(-17, -2, there);
const inShade: Three = [3, 40, 46];

/** The rim of the great basin, its shade on what lies in it and about it. */
export function rim(): Sharp {
  const size = 1600;
  const unit = (2 * greatHalf) / size;
  return glazed(size, size, (px, py) => {
    const [x, y] = [(px + 0.5) * unit - greatHalf, (py + 0.5) * unit - greatHalf];
    const place = foil(x, y, great);
    if (place.out > greatRim) return [64, 44, 20, cast(foil(x - 5, y - 6, great).out, place.out, greatRim)];
    if (place.out < 0) return [...inShade, shade(foil(x - 8, y - 9, great).out)];
    return [...greatly(x, y, place), 1];
  }).resize(880);
}

/** The water that it holds. */
export function pool(): Sharp {
  const size = 520;
  const unit = (2 * greatHalf) / size;
  return glazed(size, size, (px, py) => {
    const [x, y] = [(px + 0.5) * unit - greatHalf, (py + 0.5) * unit - greatHalf];
    const depth = smooth(10, 120, -foil(x, y, great).out);
    return [...water(x, y, 0.1 + 0.9 * depth, morning), 1];
  });
}

const ditch = 12;
const tile = 12;

/** What is narrow, by where each of its places is. */
function narrow(
  width: number,
  height: number,
  at: (x: number, y: number) => Place,
  wet: (x: number, y: number) => Three,
): Sharp {
  const fine = 4;
  return glazed(width * fine, height * fine, (px, py) => {
    const [x, y] = [(px + 0.5) / fine - width / 2, (py + 0.5) / fine - height / 2];
    const place = at(x, y);
    if (place.out > slightRim) return [64, 44, 20, cast(at(x - 3, y - 4).out, place.out, slightRim)];
    if (place.out > 0) return [...slightly(x, y, place), 1];
    return [...mix3(wet(x, y), inShade, shade(1.4 * at(x - 4, y - 5).out)), 1];
  }).resize(width * 2);
}

const vertical = (x: number, y: number) => channel(x, y, ditch, tile);
const level = (x: number, y: number) => channel(y, x, ditch, tile, true);
const down = (x: number, y: number) => flow(x / ditch, y + 36, morning);
const across = (x: number, y: number) => flow(y / ditch, x + 36, morning);

/** A period of the runnel that leads down, and of one that leads across. */
export const runnel = () => narrow(84, 72, vertical, down);
export const crossing = () => narrow(72, 84, level, across);

/** Its four turns, as a square of runnel. */
export function turns(): Sharp {
  const ring = (x: number, y: number): Place => {
    const isUpright = Math.abs(x) > Math.abs(y);
    const [far, along] = isUpright ? [x, y] : [y, x];
    const place = channel(Math.abs(far) - 48, along, ditch, tile);
    const outwards = far < 0 === Math.abs(far) > 48 ? -1 : 1;
    return {
      ...place,
      mitre: Math.abs(Math.abs(x) - Math.abs(y)) * 0.7,
      sunward: -outwards * Math.SQRT1_2,
      piece: (isUpright ? 1 : 3) + (far < 0 ? 10 : 20),
    };
  };
  return narrow(180, 180, ring, (x, y) =>
    Math.abs(x) > Math.abs(y)
      ? flow((Math.abs(x) - 48) / ditch, y, morning)
      : flow((Math.abs(y) - 48) / ditch, x, morning),
  );
}

/** Water of a small basin, which goes over into that of the runnel. */
const fed = (at: (x: number, y: number) => Place, seed: number) => (x: number, y: number) =>
  mix3(
    water(x + seed, y, 0.35 - at(x, y).out / 70, morning),
    flow(x / ditch, y - 18, morning),
    smooth(48, 76, Math.abs(y)),
  );

/** A star on the way of the runnel, and a small basin of eight lobes. */
export function starlet(): Sharp {
  const at = (x: number, y: number) => joined(octagram(x, y, 33, tile, slightRow), vertical(x, y));
  return narrow(180, 180, at, fed(at, 300));
}

const lesser: Foil = { away: 42, round: 19, tile, row: slightRow };
export function lobes(): Sharp {
  const at = (x: number, y: number) => joined(foil(x, y, lesser), vertical(x, y));
  return narrow(180, 180, at, fed(at, 500));
}

/** Where a runnel reaches the water of the great basin. */
export function spout(): Sharp {
  const [width, height, fine] = [84, 84, 4];
  return glazed(width * fine, height * fine, (px, py) => {
    const [x, y] = [(px + 0.5) / fine - width / 2, (py + 0.5) / fine];
    const place = vertical(x, y - 36);
    const end = 64 + 5 * Math.sqrt(Math.max(0, 1 - ((Math.abs(x) - 21) / 10) ** 2));
    const past = y - end;
    if (place.out > slightRim)
      return [64, 44, 20, past < 0 ? cast(vertical(x - 3, y).out, place.out, slightRim) : 0];
    if (place.out > 0) {
      if (past < 0) return [...slightly(x, y, past > -4 ? { ...place, out: 17 } : place), 1];
      return [...inShade, 0.5 * smooth(9, 0, past)];
    }
    const wet = mix3(down(x, y), inShade, shade(1.4 * vertical(x - 4, y).out));
    return [...wet, smooth(84, 56, y + 3 * Math.cos(x / 3))];
  }).resize(width * 2);
}

/** A cup of marble in the middle of the basin, rings that go out from it. */
export function fountain(): Sharp {
  const [size, fine] = [200, 3];
  const cup: Foil = { away: 17, round: 8, tile, row: 2 };
  return glazed(size * fine, size * fine, (px, py) => {
    const [x, y] = [(px + 0.5) / fine - size / 2, (py + 0.5) / fine - size / 2];
    const { out, sunward } = foil(x, y, cup);
    const away = Math.hypot(x, y);
    if (out < 4) {
      const stone = scale3(kerb(x, y, out < 0 ? -sunward * 0.8 : sunward), 1);
      const wet = mix3(flow(x / 20, y, morning), morning.light, 0.16 + 0.5 * smooth(7, 2, away));
      return [...mix3(stone, wet, smooth(-1, -2.4, out)), 1];
    }
    const dark = 0.5 * smooth(9, 0, foil(x - 6, y - 8, cup).out - 4);
    const ring = Math.sin(away / 2.9 - 1.2) * smooth(98, 34, away) * smooth(22, 34, away);
    const face = ring * (0.62 - 0.38 * ((x + y) / (away * Math.SQRT2)));
    return face > 0
      ? [...mix3(morning.light, inShade, dark), Math.max(dark, 0.42 * face)]
      : [...inShade, Math.max(dark, -0.36 * face)];
  }).resize(size * 1.6);
}
