import { linear } from "../../kit/colour.ts";
import { threaded, type Thread } from "../../kit/cords.ts";
import { clamp, mix, mix3, smooth, unit, type Three } from "../../kit/numbers.ts";
import { exposed } from "../../kit/picture.ts";
import { random, type Random } from "../../kit/random.ts";
import { shaded } from "../../kit/shade.ts";
import type { Sharp } from "sharp";

/*
 * The tassel of a graduate's cap in gold silk, thread by thread: a plaited cord, a knot in which three threads run side by side
 * over and under, a head, a collar of wire, and a skirt. It is made along an upright line, which may be bent.
 */

/** Where the parts of it begin, in units down its line. */
const parts = { knot: 214, head: 232, collar: 262, skirt: 286, end: 462 };

/** A place of the upright tassel in the picture: what is aside, down, and towards the eye. */
export type Bent = (aside: number, down: number, near: number) => Three;

const shades: readonly (readonly [number, Three])[] = [
  [0, linear("2a1803")],
  [0.2, linear("6d460d")],
  [0.42, linear("b27f22")],
  [0.62, linear("dcae4a")],
  [0.82, linear("f7dd93")],
  [1, linear("fffbe6")],
];

function silk(light: number): Three {
  const next = shades.findIndex(([at]) => at >= light);
  if (next <= 0) return shades[0][1];
  const [[from, dark], [to, bright]] = [shades[next - 1], shades[next]];
  return mix3(dark, bright, (light - from) / (to - from));
}

/** Three strands plaited, each of threads that are laid about each other. */
function cord(bent: Bent, length: number): Thread[] {
  const top = parts.knot - length;
  return Array.from({ length: 3 * 8 }, (_, index): Thread => {
    const [strand, thread] = [Math.floor(index / 8), index % 8];
    const laid = (t: number): Three => {
      const down = t * length;
      const turn = (2 * Math.PI * down) / 34 + (strand * 2 * Math.PI) / 3;
      const own = (2 * Math.PI * down) / 17 + (thread * Math.PI) / 4;
      return [
        5.2 * Math.sin(turn) + 2.5 * Math.cos(own),
        top + down,
        3.2 * Math.sin(2 * turn) + 2.5 * Math.sin(own),
      ];
    };
    return {
      path: (t) => bent(...laid(t)),
      radius: 1.15,
      pitch: 2.6,
      tone: 0.94 + 0.05 * (thread % 3),
      open: (t) => {
        const place = laid(t);
        return clamp(0.62 + place[2] * 0.07 + 0.2) * mix(1, 0.6, smooth(0.93, 1, t));
      },
      facing: (t) => unit([laid(t)[0] * 0.12, 0, 0.9]),
      gloss: 0.42,
    };
  });
}

/** Six bights of three threads about a ball. */
function knot(bent: Bent): Thread[] {
  const radius = 17.5;
  const on = (long: number, wide: number, out: number): Three => [
    (radius + out) * Math.cos(wide) * Math.sin(long),
    parts.knot + 3 + (radius + out) * 0.94 * Math.sin(wide),
    (radius + out) * Math.cos(wide) * Math.cos(long),
  ];
  const one = (at: (t: number) => Three, tone: number, out: number): Thread => ({
    path: (t) => bent(...at(t)),
    radius: 1.7,
    pitch: 3,
    tone,
    open: () => 0.72 + out * 0.1,
    facing: (t) => {
      const [x, y, z] = at(t);
      return unit([x, y - parts.knot - 3, z]);
    },
    gloss: 0.5,
  });
  const below = Array.from({ length: 17 }, (_, index) =>
    one((t) => on((t - 0.5) * 3.3, -1.2 + index * 0.15, -2.4), 0.5, -1),
  );
  const above = Array.from({ length: 6 * 3 }, (_, index) => {
    const [bight, thread] = [Math.floor(index / 3), index % 3];
    const at = (t: number): Three => {
      const long = (t - 0.5) * 3.3;
      const turn = 1.6 * long + (bight * Math.PI) / 3;
      return on(long, 1.02 * Math.sin(turn) + (thread - 1) * 0.17, 1.3 * Math.cos(turn * 2));
    };
    return one(at, 1.02 - 0.05 * Math.abs(thread - 1), 1);
  });
  return [...below, ...above];
}

interface Falling {
  radius: number;
  /** How much light comes to a share of their length. */
  shade: (t: number) => number;
  /** 1 where they hang freely. */
  loose?: number;
  ply?: number;
}

/** A form that threads run down on: by its share of height, how wide it is. */
function draped(
  bent: Bent,
  count: number,
  [from, to]: readonly [number, number],
  wide: (t: number) => number,
  next: Random,
  { radius, shade, loose = 0, ply = 1 }: Falling,
): Thread[] {
  return Array.from({ length: count }, (_, index): Thread => {
    const around = ((index + next() * 0.8) / count) * 2 * Math.PI;
    const layer = mix(0.62, 1, Math.sqrt(next()));
    const [drift, sway, curl, phase] = [next() - 0.5, next() - 0.5, next(), next() * 6.3];
    const stray = next() < 0.07 ? 24 : 9;
    const end = to + (loose === 0 ? 0 : (next() - 0.5) * 9 - Math.abs(Math.sin(around)) * 4);
    const laid = (t: number): Three => {
      const out = wide(t) * layer;
      const free = loose * smooth(0.1, 1, t);
      return [
        out * Math.sin(around) + free * (drift * stray * t + 1.6 * curl * Math.sin(t * 9 + phase)),
        mix(from, end, t) - out * 0.03 * Math.cos(around),
        out * Math.cos(around) * 0.85 + free * sway * 10,
      ];
    };
    const tone = 0.8 + next() * 0.32;
    return {
      path: (t) => bent(...laid(t)),
      radius: radius * (0.86 + 0.3 * next()),
      pitch: (next() < 0.5 ? -1 : 1) * mix(3.2, 5, next()),
      tone,
      open: (t) => shade(t) * mix(0.34, 1, smooth(-0.5, 0.7, Math.cos(around) * layer)) * mix(0.72, 1, layer),
      facing: () => unit([Math.sin(around), -0.1, Math.cos(around) + 0.25]),
      gloss: 0.5,
      ply,
    };
  });
}

function collar(bent: Bent): Thread[] {
  const turns = 8;
  return Array.from({ length: turns }, (_, index): Thread => {
    const down = parts.collar + 1 + index * 3.1;
    const wide = 15.5 + 1.6 * Math.sin((Math.PI * (index + 0.5)) / turns);
    const at = (t: number): Three => {
      const turn = (t - 0.5) * 3.4;
      return [wide * Math.sin(turn), down + 1.6 * Math.cos(turn), wide * Math.cos(turn) + 5];
    };
    return {
      path: (t) => bent(...at(t)),
      radius: 1.75,
      pitch: 1.9,
      tone: 1.08,
      open: () => 0.95,
      facing: (t) => {
        const turn = (t - 0.5) * 3.4;
        return [Math.sin(turn), 0, Math.cos(turn)];
      },
      gloss: 0.7,
    };
  });
}

/** How far the skirt opens, beside its usual shape. */
function all(bent: Bent, cordLength: number, open: (t: number) => number): Thread[] {
  const next = random(77);
  const swell = (t: number) => 10 + 12.5 * Math.sin(Math.PI * mix(0.1, 0.86, t)) ** 0.9;
  const falling = (t: number) => mix(14.5, 27.5, smooth(0, 0.24, t)) + 8.5 * smooth(0.1, 1, t) + open(t);
  return [
    ...cord(bent, cordLength),
    ...knot(bent),
    ...draped(bent, 110, [parts.head, parts.collar + 6], swell, next, {
      radius: 1.3,
      shade: (t) => mix(0.6, 1, smooth(0, 0.3, t)),
    }),
    ...collar(bent),
    ...draped(bent, 430, [parts.skirt, parts.end], falling, next, {
      radius: 1,
      loose: 1,
      ply: 0.55,
      shade: (t) => mix(0.42, 1, smooth(0, 0.1, t)),
    }),
  ];
}

const tone = [22, 36, 28] as const;

/** As it hangs beside names, over the shade that it throws on paper. */
export async function hanging(): Promise<Sharp> {
  const size = { width: 132, height: 484, density: 2 };
  const bent: Bent = (aside, down, near) => [54 + aside + 1.4 * Math.sin(down / 90), down, near];
  const light = threaded(
    size,
    all(bent, 226, () => 0),
    silk,
  );
  return shaded(exposed(light, 2), { right: 22, down: 18, soft: 11, tone, depth: 0.36 });
}

/** As it lies, its cord in a bow, its skirt spread. */
export async function lying(): Promise<Sharp> {
  const size = { width: 384, height: 236, density: 1.6 };
  /** The line that it lies along: a place, and where it goes on to, for every unit of its length. */
  const line: { x: number; y: number; turn: number }[] = [];
  const turnAt = (down: number) =>
    down < parts.head
      ? mix(3.1 + 0.22 * Math.sin(down / 60), 0.06, smooth(84, 226, down))
      : 0.06 + 0.3 * smooth(290, 470, down);
  let [x, y] = [0, 0];
  for (let down = -260; down <= 480; down += 1) {
    line.push({ x, y, turn: turnAt(down) });
    x += Math.cos(turnAt(down));
    y += Math.sin(turnAt(down));
  }
  const from = line[parts.knot + 260];
  const bent: Bent = (aside, down, near) => {
    const { x: px, y: py, turn } = line[clamp(Math.round(down) + 260, 0, line.length - 1)];
    const part = down - Math.round(down);
    return [
      104 + (px - from.x) + Math.cos(turn) * part - Math.sin(turn) * aside,
      132 + (py - from.y) + Math.sin(turn) * part + Math.cos(turn) * aside,
      near,
    ];
  };
  const light = threaded(
    size,
    all(bent, 430, (t) => 22 * t * t),
    silk,
  );
  return shaded(exposed(light, 2), { right: 10, down: 20, soft: 9, tone: [2, 12, 8], depth: 0.7 });
}

/** From near by: knot, head and collar as large as a hand, its cord out of the right edge and its skirt out of the others. */
export async function near(): Promise<Sharp> {
  const size = { width: 130, height: 276, density: 4 };
  const lean = 0.42;
  const bent: Bent = (aside, down, near) => {
    const along = down - parts.collar;
    const turn = lean + 0.06 * Math.sin(along / 70);
    return [
      66 - Math.sin(turn) * along + Math.cos(turn) * aside,
      173 + Math.cos(turn) * along + Math.sin(turn) * aside,
      near,
    ];
  };
  const light = threaded(
    size,
    all(bent, 260, (t) => 16 * t),
    silk,
  );
  return shaded(exposed(light, 2), { right: 26, down: 30, soft: 16, tone: [2, 12, 8], depth: 0.66 });
}
