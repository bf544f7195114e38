import { Ink, type Place } from "../../kit/ink.ts";
import { clamp, smooth } from "../../kit/numbers.ts";
import { cloudy } from "../../kit/random.ts";
import { bent } from "./growth.ts";
import { ink, moss, ochre } from "./tree.ts";

/* A branch close by, a few leaves that fell, and the light that comes through. */

interface Frond {
  x: number;
  y: number;
  angle: number;
  long: number;
  tone: number;
  warm?: number;
}

/** Leaflets in pairs on one bent stalk. */
function frond(sheet: Ink, { x, y, angle, long, tone, warm = 0 }: Frond): void {
  const { next } = sheet;
  const droop = 0.35 + 0.3 * next();
  const places: Place[] = [];
  let [px, py, turn] = [x, y, angle];
  for (let step = 0; step <= 10; step += 1) {
    places.push([px, py]);
    turn += ((Math.PI / 2 - turn) * droop) / 14;
    px += (Math.cos(turn) * long) / 10;
    py += (Math.sin(turn) * long) / 10;
  }
  sheet.limb({
    lines: [places.map(([sx, sy], k) => [sx, sy, 1.5 - k * 0.09])],
    a: ink,
    amount: tone * 0.9,
    dry: 0.1,
  });
  for (let step = 2; step <= 10; step += 1) {
    const [sx, sy] = places[step];
    const [bx, by] = places[step - 1];
    const along = Math.atan2(sy - by, sx - bx);
    const size = long * 0.27 * Math.sin(Math.PI * (0.25 + 0.062 * step)) ** 0.5;
    for (const side of step === 10 ? [0] : [-1, 1]) {
      const grown = size * (0.86 + 0.28 * next());
      sheet.dab(sx, sy, {
        a: ink,
        b: next() < warm ? ochre : moss,
        mix: clamp(0.35 + 0.6 * (next() - 0.3)),
        amount: tone * (0.35 + 0.9 * next() ** 1.5),
        long: grown,
        wide: grown * (0.38 + 0.08 * next()),
        angle: along + side * (0.95 - 0.03 * step) + (next() - 0.5) * 0.25,
        edge: 0.4,
        belly: 0.95,
        lift: 0.72,
      });
    }
  }
}

/** It reaches in from the upper right and hangs. */
export function bough(): Ink {
  const sheet = new Ink(760, 640, 17);
  const { next } = sheet;
  const shoots: readonly (readonly Place[])[] = [
    [
      [790, 144],
      [620, 184],
      [450, 202],
      [290, 260],
      [150, 356],
    ],
    [
      [640, 180],
      [540, 262],
      [470, 360],
      [430, 460],
    ],
    [
      [470, 200],
      [340, 182],
      [220, 192],
      [120, 220],
    ],
    [
      [760, 148],
      [700, 252],
      [660, 350],
      [640, 440],
    ],
  ];
  const leafed = (tone: number, share: number, shift: number) => {
    for (const [index, places] of shoots.entries()) {
      const bone = bent(places, index === 0 ? 9 : 4.5, 1.4, 60 + index);
      if (shift === 0)
        sheet.limb({ lines: [bone], a: ink, b: ochre, mix: 0.12, amount: 1, dry: 0.4, light: -2 });
      for (let step = 8; step < bone.length; step += 4) {
        if (next() > share) continue;
        const [x, y] = bone[step];
        const [bx, by] = bone[step - 1];
        const along = Math.atan2(y - by, x - bx);
        for (const side of [-1, 1]) {
          if (next() > 0.6) continue;
          frond(sheet, {
            x: x + shift,
            y: y + shift * 0.6,
            angle: along + side * (0.5 + 0.5 * next()),
            long: 112 + 54 * next(),
            tone: tone * (0.75 + 0.5 * next()),
            warm: 0.16,
          });
        }
      }
    }
  };
  leafed(0.26, 0.7, 26);
  sheet.rinse((x, y) => 0.45 + 0.55 * cloudy(x / 120, y / 90, 8, 3));
  leafed(0.8, 0.66, 0);
  sheet.rinse((x, y) => 0.55 + 0.45 * clamp((x - 60) / 420 + 0.4 * (cloudy(x / 140, y / 120, 3, 3) - 0.5)));
  return sheet;
}

/** Leaves on the ground, each on the shade that it lies in. */
export function fallen(): Ink {
  const sheet = new Ink(640, 150, 23);
  for (const [x, y, angle, long, warm] of [
    [70, 96, -0.5, 62, 0.9],
    [196, 112, 0.24, 50, 0.35],
    [300, 62, 2.7, 44, 0.75],
    [452, 104, -0.2, 70, 0.95],
    [560, 66, 0.6, 46, 0.5],
  ] as const) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [mx, my] = [x + (cos * long) / 2, y + (sin * long) / 2];
    sheet.wash(mx + 5, my + 9, long * 0.56, 10, {
      a: ink,
      b: moss,
      mix: 0.6,
      amount: 0.3,
      edge: 0.1,
      ragged: 0.25,
    });
    const leaf = { a: ink, b: ochre, mix: warm, long, wide: long * 0.4, angle, edge: 0.9, belly: 0.8 };
    sheet.dab(x, y, { ...leaf, amount: 0.75 });
    sheet.dab(x, y + 1, { ...leaf, wide: long * 0.18, amount: 0.3 });
    sheet.limb({
      lines: [
        [
          [x - cos * 13, y - sin * 13 + 3, 0.8],
          [x, y, 1.1],
          [x + cos * long * 0.86, y + sin * long * 0.86, 0.6],
        ],
      ],
      a: ink,
      b: ochre,
      mix: 0.3,
      amount: 0.8,
      dry: 0.1,
    });
  }
  return sheet;
}

/** What leaves throw on pale ground: soft where they hang high, clearer where they are near; it ends in light on every side. */
export function dapple(): Ink {
  const [wide, high] = [480, 640];
  const sheet = new Ink(wide, high, 41);
  const { next } = sheet;
  const thrown = (tone: number, long: number, shift: number) => {
    for (let branch = 0; branch < 3; branch += 1) {
      const y = -40 + branch * 220 + shift;
      const bone = bent(
        [
          [wide + 40, y],
          [wide * 0.66, y + 70 + 40 * next()],
          [wide * 0.3, y + 120 + 60 * next()],
          [-30, y + 240],
        ],
        5,
        1.5,
        80 + branch + shift,
      );
      sheet.limb({ lines: [bone], a: ink, b: moss, mix: 0.6, amount: tone * 0.5, dry: 0 });
      for (let step = 3; step < bone.length; step += 5) {
        const [x, by] = bone[step];
        const [ox, oy] = bone[step - 1];
        const along = Math.atan2(by - oy, x - ox);
        for (const side of [-1, 1]) {
          if (next() > 0.62) continue;
          frond(sheet, {
            x,
            y: by,
            angle: along + side * (0.6 + 0.4 * next()),
            long: long * (0.8 + 0.5 * next()),
            tone,
          });
        }
      }
    }
  };
  thrown(0.2, 210, 40);
  sheet.soak(6);
  thrown(0.24, 180, 0);
  sheet.soak(2);
  sheet.rinse((x, y) => {
    const gap = 0.3 + 0.7 * smooth(0.36, 0.58, cloudy(x / 170, y / 140, 6, 2));
    const side = smooth(0, 90, Math.min(x + 60, wide - x + 60));
    return gap * side * smooth(0, 150, y) * (1 - smooth(high - 190, high, y));
  });
  return sheet;
}
