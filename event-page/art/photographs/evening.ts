import { clamp, mix, mix3, smooth, type Three } from "../kit/numbers.ts";
import { painted } from "../kit/picture.ts";
import { cloudy, noise, random } from "../kit/random.ts";
import type { Sharp } from "sharp";

interface Glow {
  x: number;
  y: number;
  radius: number;
  power: number;
  colour: Three;
}

const lamps: readonly Three[] = [
  [255, 196, 110],
  [255, 170, 84],
  [255, 222, 160],
  [236, 140, 88],
];

/** Strings of lamps over a garden, far out of focus, and their light on water below. */
export function lightsAtNight(width: number, height: number): Sharp {
  const next = random(21);
  const shore = 0.74;
  const glows: Glow[] = [];
  for (let string = 0; string < 6; string += 1) {
    const [top, sag, lean] = [0.06 + string * 0.085, 0.1 + 0.05 * next(), (next() - 0.5) * 0.1];
    for (let lamp = 0; lamp < 11; lamp += 1) {
      const u = (lamp + 0.5 + (next() - 0.5) * 0.3) / 11;
      glows.push({
        x: u,
        y: top + lean * u + sag * 4 * u * (1 - u) * 0.7 + 0.02 * next(),
        radius: mix(0.052, 0.017, string / 5) * (0.8 + 0.4 * next()),
        power: mix(0.34, 0.85, string / 5) * (0.6 + 0.6 * next()),
        colour: lamps[Math.floor(next() * lamps.length)],
      });
    }
  }
  const tall = height / width;
  return painted(width, height, (u, v) => {
    const isWater = v > shore;
    const ripple = isWater ? (noise(u * 9, v * 260, 5) - 0.5) * 0.02 : 0;
    const seen = isWater ? shore - (v - shore) * 2.6 : v;
    const at = u + ripple;
    const sky = mix3([14, 26, 40], [58, 47, 62], smooth(0.1, shore, seen));
    const trees = smooth(0.6, 0.66, seen + 0.09 * (cloudy(at * 7, 3, 8, 3) - 0.5) * 2);
    let [red, green, blue] = mix3(sky, [16, 20, 22], trees * 0.9);
    for (const { x, y, radius, power, colour } of glows) {
      const away =
        Math.hypot((at - x) / (isWater ? 0.8 : 1), ((seen - y) * tall) / (isWater ? 3.4 : 1)) / radius;
      if (away > 3.4) continue;
      const disc = 1 - smooth(isWater ? 0.1 : 0.86, 1.04, away);
      const rim = Math.max(0, 1 - Math.abs(away - 0.9) / 0.14) * 0.35;
      const halo = 0.1 * Math.exp(-away * 1.3);
      const strength = (disc * 0.8 + rim * disc + halo) * power * (isWater ? 0.5 : 1);
      red += colour[0] * strength;
      green += colour[1] * strength;
      blue += colour[2] * strength;
    }
    const dust = (noise(u * width * 0.7, v * height * 0.7, 2) - 0.5) * 7;
    const shown = (part: number) => {
      const value = (part + dust) / 255;
      return 255 * (value < 0.75 ? value : 0.75 + 0.25 * Math.tanh((value - 0.75) / 0.25));
    };
    return [shown(red), shown(green), shown(blue)];
  });
}

/** Hills that go into the mist of a morning, a roof of four pillars and its palms before them. */
export function morning(width: number, height: number): Sharp {
  const far: Three = [246, 222, 190];
  const near: Three = [44, 58, 44];
  const ridge = (u: number, index: number) =>
    0.5 +
    index * 0.075 +
    (0.1 - index * 0.012) * (cloudy(u * (1.6 + index * 0.9) + index * 7, 1, 30 + index, 4) - 0.5) * 2;
  const wide = width / height;
  const roof = (u: number, v: number) => {
    const [x, y] = [(u - 0.64) * wide, v - 0.86];
    const crown = Math.abs(x) < 0.07 + smooth(-0.3, -0.19, y) * 0.07 && y > -0.3 && y < -0.185;
    const slope = y >= -0.185 && y < -0.1 && Math.abs(x) < 0.14 + ((y + 0.185) / 0.085) ** 1.25 * 0.2;
    const pillars =
      y >= -0.1 && y < 0.02 && [0.045, 0.15, 0.285].some((at) => Math.abs(Math.abs(x) - at) < 0.007);
    const floor = y >= 0.012 && y < 0.035 && Math.abs(x) < 0.34;
    return crown || slope || pillars || floor;
  };
  const palms = palmShapes(wide);
  return painted(width, height, (u, v) => {
    const sun = Math.exp(-(((u - 0.34) * wide) ** 2 + (v - 0.42) ** 2) * 9);
    let colour = mix3(
      mix3([126, 150, 158], [250, 214, 166], smooth(0, 0.52, v)),
      [255, 240, 206],
      clamp(sun),
    );
    const disc = 1 - smooth(0.048, 0.053, Math.hypot((u - 0.34) * wide, v - 0.4));
    colour = mix3(colour, [255, 248, 226], disc * 0.9);
    for (let index = 0; index < 5; index += 1) {
      const top = ridge(u, index);
      const share = smooth(top - 0.002, top + 0.002, v);
      if (share === 0) continue;
      const mist = smooth(top + 0.14, top, v) * 0.55 + 0.2;
      const body = mix3(far, near, (index + 0.6) / 5.4);
      colour = mix3(colour, mix3(mix3(body, far, 0.55), body, mist + 0.25), share);
    }
    if (roof(u, v) || palms(u, v)) colour = mix3([26, 34, 28], [70, 66, 52], smooth(0.6, 0.9, v) * 0.4);
    const ground = smooth(0.88, 0.892, v + 0.012 * cloudy(u * 40, 2, 9, 3));
    colour = mix3(colour, mix3([38, 48, 34], [24, 30, 24], smooth(0.9, 1, v)), ground);
    const dust = (noise(u * width * 0.7, v * height * 0.7, 2) - 0.5) * 6;
    return [colour[0] + dust, colour[1] + dust, colour[2] + dust];
  });
}

/** Palms of a grove by their trunks and fronds. */
function palmShapes(wide: number): (u: number, v: number) => boolean {
  const next = random(5);
  const palms = [0.08, 0.16, 0.23, 0.9, 0.97].map((u, index) => ({
    x: u * wide,
    top: 0.36 + 0.16 * next() + (index % 2) * 0.06,
    lean: (next() - 0.5) * 0.16,
    fronds: Array.from({ length: 11 }, (_, k) => ({
      angle: (k / 11) * Math.PI * 2 + next() * 0.4,
      reach: 0.1 + 0.05 * next(),
    })),
  }));
  return (u, v) =>
    palms.some(({ x, top, lean, fronds }) => {
      const [px, py] = [u * wide - x, v - top];
      if (Math.abs(px) > 0.22 || py < -0.2) return false;
      const trunk = Math.abs(px - lean * py * py) < 0.006 + py * 0.004 && py > 0 && v < 0.9;
      return trunk || fronds.some(({ angle, reach }) => isFrond(px, py, angle, reach));
    });
}

function isFrond(px: number, py: number, angle: number, reach: number): boolean {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle) * 0.6 - 0.25];
  const along = (px * cos + py * sin) / Math.hypot(cos, sin);
  if (along < 0 || along > reach) return false;
  const share = along / reach;
  const away = (py * cos - px * sin) / Math.hypot(cos, sin) - 0.55 * along * along * (cos < 0 ? -1 : 1) * 4;
  const tooth = 0.5 + 0.5 * Math.sin(share * 90);
  return Math.abs(away) < 0.024 * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.1)) * (0.35 + 0.65 * tooth);
}
