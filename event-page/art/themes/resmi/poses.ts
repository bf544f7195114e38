import type { Sharp } from "sharp";
import { linear } from "../../kit/colour.ts";
import { scale3, smooth, type Three } from "../../kit/numbers.ts";
import { curled, lying, navy, night, page, sheetAt, table, white, type Outline } from "./sheets.ts";
import { taken, type Body, type Camera, type Room } from "./tracing.ts";

/** What falls in from everywhere: more from above. */
const sky = (way: Three): Three => scale3([0.62, 0.6, 0.58], 0.4 + 0.6 * Math.max(0, way[2]));

/** A high window before us, to the left, and a low one. */
const window = (way: Three) => {
  const side = Math.atan2(way[0], way[1]);
  return (
    0.3 +
    1.9 * Math.exp(-(((side + 0.1) / 0.3) ** 2)) * smooth(-0.25, 0.1, way[2]) +
    0.9 * Math.exp(-(((side - 0.62) / 0.16) ** 2)) +
    0.35 * smooth(0.2, 0.9, way[2])
  );
};

const day: Omit<Room, "bodies"> = {
  lamp: { at: [420, -620, 520], broad: 270, colour: [1.12, 1.05, 0.94] },
  sky,
  window,
  tooth: 0.07,
};

/** The same lamp over sheets that are seen from above. */
const overhead: Omit<Room, "bodies"> = {
  ...day,
  lamp: { at: [640, -420, 520], broad: 230, colour: [1.16, 1.09, 0.98] },
};

/** Seen straight from above, but for a little towards us; a unit is a point of a phone's screen. */
const above = (width: number, height: number, tilt: number): Omit<Camera, "fine" | "width" | "height"> => ({
  eye: [width / 2, height / 2 + 1500 * tilt, 1500],
  at: [width / 2, height / 2, 0],
  lens: height / 2 / Math.hypot(1500, 1500 * tilt),
});

const sized = (width: number, height: number, scale: number) => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
});

/** A fan of sheets, opened to the right; the uppermost is the page itself. */
export function fan(scale: number, fine: number): Sharp {
  const thick = 18;
  const turns = [0.14, 0.085, 0.03, -0.03, -0.11, -0.18, -0.3];
  const bodies: Body[] = turns.map((turn, k) => {
    const foot = k * (thick + 1.5);
    const outline = sheetAt(-290 - 10 * k, 208 - 4 * k, turn, 1900, 1400);
    const shifted = (x: number, y: number) => outline(x - 1400 * Math.sin(turn), y + 1400 * Math.cos(turn));
    const stuff = k < 2 ? navy : white;
    const face = k === turns.length - 1 ? page : stuff;
    return lying({ foot, head: foot + thick, outline: shifted, face });
  });
  bodies.push(table(night));
  const view = { eye: [170, 640, 560], at: [195, 110, 60], lens: 0.285 } as const;
  return taken({ ...day, bodies }, { ...sized(860, 690, scale), ...view, fine });
}

/** Sheets bend towards the light, one further than the other, before a ground of navy. */
export function curl(scale: number, fine: number): Sharp {
  const towards = [0.4, 0.917] as const;
  const bodies: Body[] = [table(navy)];
  [0.22, 0.58, 1].forEach((turn, k) => {
    const [lean, long] = [0.2 - 0.08 * k, 200 + 44 * (2 - k)];
    bodies.push(
      curled({
        from: [195, 210],
        towards,
        radius: 150,
        turn,
        thick: 15,
        lift: 18 * k,
        outline: (u, s) => (s - long - lean * u) * 0.97,
        reach: 190,
        face: k === 2 ? page : white,
      }),
    );
  });
  const lamp = { at: [520, -600, 560], broad: 130, colour: [1.12, 1.05, 0.94] } as const;
  return taken({ ...day, lamp, bodies }, { ...sized(440, 520, scale), ...above(440, 520, 0.36), fine });
}

const oval =
  (cx: number, cy: number, rx: number, ry: number): Outline =>
  (x, y) => {
    const [dx, dy] = [x - cx, y - cy];
    const near = Math.hypot(dx / rx, dy / ry);
    return ((1 - near) * near) / (Math.hypot(dx / rx ** 2, dy / ry ** 2) || 1e-3);
  };

/** Steps of paper, one oval within the other, down to a ground of navy: a house where people assemble. */
export function steps(scale: number, fine: number): Sharp {
  const [wide, high, count, thick] = [440, 690, 7, 15];
  const bodies: Body[] = [table(navy)];
  for (let k = 0; k < count; k += 1) {
    const foot = k * (thick + 2);
    const outline = oval(wide / 2 - 3 * k, 452 - 15 * k, 156 + 17 * k, 176 + 24 * k);
    const stuff = k < 2 ? navy : white;
    bodies.push(lying({ foot, head: foot + thick, outline, face: k === count - 1 ? page : stuff }));
  }
  return taken({ ...overhead, bodies }, { ...sized(wide, high, scale), ...above(wide, high, 0.34), fine });
}

/** An arch cut through sheet after sheet, from navy to white; its feet stand beyond the page's edges. */
export function arch(scale: number, fine: number): Sharp {
  const [wide, high, count, thick] = [440, 360, 5, 15];
  const bodies: Body[] = [table(page)];
  for (let k = 0; k < count; k += 1) {
    const foot = k * (thick + 3);
    const radius = 212 + 24 * k;
    const outline: Outline = (x, y) => radius - Math.hypot(x - wide / 2, Math.min(0, y - high + 12));
    const face = k < 1 ? white : navy;
    bodies.push(lying({ foot, head: foot + thick, outline, face }));
  }
  return taken({ ...overhead, bodies }, { ...sized(wide, high, scale), ...above(wide, high, 0.34), fine });
}

/** By evening: the stack from its side, edges alone. */
export function dusk(scale: number, fine: number): Sharp {
  const turns = [
    0.01, -0.02, 0.015, 0, 0.03, -0.012, 0.02, -0.03, 0.012, -0.008, 0.026, -0.02, 0.01, 0.03, -0.016, 0,
  ];
  const bodies: Body[] = turns.map((turn, k) => {
    const foot = k * 17;
    const ahead = 10 * Math.sin(k * 2.4);
    const outline = sheetAt(-700, -600 + ahead + 600 * turn, turn, 1800, 600);
    return lying({ foot, head: foot + 15, outline, face: k % 5 === 3 ? white : navy });
  });
  const evening: Omit<Room, "bodies"> = {
    lamp: { at: [900, -200, 420], broad: 90, colour: [1.3, 0.8, 0.42] },
    sky: () => [0.03, 0.035, 0.06],
    window: (way) => {
      const side = Math.atan2(way[0], way[1]);
      return 0.09 + 2.1 * Math.exp(-(((side - 0.46) / 0.24) ** 2)) + 0.12 * smooth(0, 0.8, way[2]);
    },
    tooth: 0.07,
  };
  const view = { eye: [195, 760, 330], at: [195, 0, 190], lens: 0.26 } as const;
  const sag = (across: number) => 0.22 * Math.sin(across * 4.4 + 0.5);
  return taken({ ...evening, bodies }, { ...sized(440, 440, scale), ...view, sag, fine });
}

/** What the card of the answer was drawn out from: the front of the stack, from above. */
export function head(scale: number, fine: number): Sharp {
  const turns = [0.03, -0.05, 0.035, -0.09, 0.05];
  const bodies: Body[] = turns.map((turn, k) => {
    const foot = 12 + k * 17;
    const outline = sheetAt(-400, -900 + 140 - 26 * k - 600 * turn, turn, 1300, 900);
    return lying({ foot, head: foot + 15, outline, face: k === 1 || k === 2 ? navy : white });
  });
  bodies.push(table({ ...night, shade: linear("0b0c12") }));
  return taken({ ...overhead, bodies }, { ...sized(440, 240, scale), ...above(440, 240, 0.5), fine });
}
