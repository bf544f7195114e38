import type { Sharp } from "sharp";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cell, cloudy, noise, random } from "../../kit/random.ts";

type Point = readonly [red: number, green: number, blue: number, alpha: number];
const nothing: Point = [0, 0, 0, 0];

/** A scallop, ribbed and lit from the left; `px` and `py` from its hinge, 1 at its rim above. */
function scallop(px: number, py: number): Point {
  const away = Math.hypot(px * 0.96, py);
  const turn = Math.atan2(px, -py) / 1.02;
  const isFan = Math.abs(turn) < 1;
  const ribs = isFan ? Math.cos(turn * 9.5 * Math.PI) : 0;
  const reach = 0.98 + 0.022 * ribs - 0.16 * Math.abs(turn) ** 3;
  const ear = Math.abs(px) < 0.3 && py > -0.16 && py < 0.02 ? 1 : 0;
  const alpha = Math.max(isFan ? smooth(reach, reach - 0.02, away) : 0, ear);
  if (alpha === 0) return nothing;
  const rings = 0.06 * Math.sin(away * 34 + 2 * cloudy(px * 3, py * 5, 3, 2));
  const slope = -Math.sin(turn * 9.5 * Math.PI) * 0.16 * smooth(0.1, 0.4, away);
  const light = 0.92 + slope - 0.22 * turn + rings * 0.6 - 0.12 * (1 - away);
  const colour = mix3([252, 226, 200], [226, 150, 120], clamp(0.25 + 0.5 * away + rings * 2));
  return [colour[0] * light, colour[1] * light, colour[2] * light, alpha];
}

/** A scallop alone. */
export function shell(): Sharp {
  return glazed(192, 192, (x, y) => scallop((x - 96) / 88, (y - 168) / 150));
}

/** How high a starfish of five arms lies at a place about its middle, arms about 1 long; 0 beside it. */
function starfish(x: number, y: number): number {
  let height = 0;
  for (let arm = 0; arm < 5; arm += 1) {
    const turn = -Math.PI / 2 + 0.22 + (arm * 2 * Math.PI) / 5 + 0.1 * (cell(arm, 1, 81) - 0.5);
    const along = x * Math.cos(turn) + y * Math.sin(turn);
    const across = y * Math.cos(turn) - x * Math.sin(turn) + 0.1 * (cell(arm, 2, 82) - 0.5) * along ** 2;
    const wide = mix(0.27, 0.07, clamp(along) ** 0.8) * smooth(1.04, 0.9, along);
    if (along < -0.2 || wide <= 0) continue;
    height = Math.max(height, Math.sqrt(Math.max(0, 1 - (across / wide) ** 2)) * mix(0.2, 0.1, clamp(along)));
  }
  return height;
}

/** Twigs of a bit of coral as ends and thickness, each from where another ends. */
const twigs = (() => {
  const next = random(14);
  const all: (readonly [number, number, number, number, number])[] = [];
  const grow = (x: number, y: number, turn: number, long: number, thick: number) => {
    const [tx, ty] = [x + long * Math.cos(turn), y + long * Math.sin(turn)];
    all.push([x, y, tx, ty, thick]);
    if (long < 15) return;
    for (const side of [-1, 1])
      grow(tx, ty, turn + side * (0.3 + 0.4 * next()), long * (0.62 + 0.2 * next()), thick * 0.8);
  };
  grow(0, 0, -1.1, 44, 11);
  return all;
})();

function coral(x: number, y: number): number {
  let height = 0;
  for (const [ax, ay, bx, by, thick] of twigs) {
    const [dx, dy] = [bx - ax, by - ay];
    const along = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
    const away = Math.hypot(x - ax - along * dx, y - ay - along * dy) / thick;
    if (away < 1) height = Math.max(height, thick * Math.sqrt(1 - away * away));
  }
  return height;
}

/** What a height looks like in light from the upper left. */
function lit(
  height: (x: number, y: number) => number,
  x: number,
  y: number,
  colour: Three,
  steep: number,
): Point {
  const here = height(x, y);
  if (here <= 0) return nothing;
  const slope = (height(x + 1, y) - height(x - 1, y)) * 0.55 + (height(x, y + 1) - height(x, y - 1)) * 0.8;
  const light = clamp(0.92 + slope * steep, 0.4, 1.12);
  return [colour[0] * light, colour[1] * light ** 1.15, colour[2] * light ** 1.3, 1];
}

/** A scallop, a starfish and a bit of coral, half in the sand that the wind has blown over them. */
export function washedUp(): Sharp {
  const [width, height] = [660, 400];
  const star = (x: number, y: number) => {
    const [px, py] = [(x - 420) / 150, (y - 218) / 138];
    const own = starfish(px, py);
    if (own === 0) return 0;
    const bumps = smooth(0.58, 0.8, noise(x / 6.5, y / 6.5, 83)) * 2.6;
    return own * 130 + bumps;
  };
  const twig = (x: number, y: number) => {
    const own = coral((x - 96) / 1.7, (y - 330) / 1.7);
    return own === 0 ? 0 : own * 1.7 + 1.2 * noise(x / 4, y / 4, 84);
  };
  const [turn, cos] = [Math.sin(-0.42), Math.cos(-0.42)];
  const things = (x: number, y: number): Point => {
    const [sx, sy] = [x - 246, y - 318];
    const sand = (at: number) => at + 16 * (cloudy(x / 60, 3, 85, 3) - 0.5);
    const [dry, low] = [sand(286) + 0.12 * (x - 246), sand(336) - 0.06 * (x - 420)];
    const buried = (point: Point, at: number): Point => {
      const dark = mix(0.66, 1, smooth(0, 22, at - y));
      return [point[0] * dark, point[1] * dark, point[2] * dark, point[3] * smooth(0, 5, at - y)];
    };
    const fan = buried(scallop((sx * cos + sy * turn) / 118, (sy * cos - sx * turn) / 196), dry);
    if (fan[3] > 0.5) return fan;
    const arms = buried(
      lit(star, x, y, mix3([214, 116, 70], [240, 168, 116], noise(x / 30, y / 30, 86)), 0.2),
      low,
    );
    if (arms[3] > 0.5) return arms;
    return buried(lit(twig, x, y, [246, 226, 208], 0.24), sand(300));
  };
  const covered = new Float32Array(width * height);
  for (let k = 0; k < covered.length; k += 1) covered[k] = things(k % width, Math.floor(k / width))[3];
  /** The shade that falls to the lower right, the softer the farther. */
  const shade = (x: number, y: number) => {
    let sum = 0;
    for (let step = 1; step <= 12; step += 1) {
      const [sx, sy] = [Math.round(x - step * 2.1 + (step % 3) - 1), Math.round(y - step * 2.4)];
      if (sx >= 0 && sy >= 0) sum += covered[sy * width + sx] * (1 - step / 14);
    }
    return clamp(sum / 6);
  };
  return glazed(width, height, (x, y) => {
    const [red, green, blue, alpha] = things(x, y);
    const dark = shade(x, y) * 0.5 * (1 - alpha);
    const whole = alpha + dark;
    if (whole < 0.004) return nothing;
    const part = alpha / whole;
    return [...mix3([92, 62, 38], [red, green, blue], part), whole];
  });
}
