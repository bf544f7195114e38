import { mix, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { exposed, glazed, painted, type Light, type Picture } from "../../kit/picture.ts";
import { cell, cloudy } from "../../kit/random.ts";
import { lit, misted, type Dawn } from "./dawn.ts";
import { fallen } from "./fallen.ts";
import { gate, type View } from "./gate.ts";
import { basin, bough, cornice, dressed, wall } from "./relief.ts";

/** The sun has just come up at the left; `unit` is how many points a unit of stone takes. */
const dawn = (unit: number): Dawn => ({
  sun: [-0.72, -0.5, 0.62],
  sunColour: [1.16, 0.93, 0.64],
  sky: [0.2, 0.225, 0.33],
  reach: 150 * unit,
  soft: 0.15,
  close: [1, 4, 14].map((radius) => Math.round(radius * unit)),
});
const flowers = {
  sun: [-0.72, -0.5, 0.62] as const,
  sunColour: [0.98, 0.79, 0.55] as const,
  sky: [0.25, 0.27, 0.38] as const,
  soft: 0.2,
};

const flower = (light: Light) => Promise.resolve({ image: exposed(light, 2), quality: 40, webpQuality: 60 });

/** One morning at a split gate of stone and brick. */
export const pictures: Record<string, () => Promise<Picture>> = {
  gate: () => Promise.resolve({ image: exposed(afar(), 2), quality: 44, webpQuality: 52 }),
  peak: () => Promise.resolve({ image: glazed(480, 300, peak), quality: 40 }),
  jambs: () => Promise.resolve({ image: exposed(jambs(), 2), quality: 40, webpQuality: 50 }),
  bough: () =>
    Promise.resolve({ image: exposed(bough({ ...dawn(7), reach: 500 }), 2), quality: 40, webpQuality: 50 }),
  bloom: () =>
    flower(
      fallen(
        [1640, 1560],
        { at: [770, 730, 20], axis: [-0.16, -0.3, 0.9], radius: 640, roll: 0.5 },
        { ...flowers, reach: 620, close: [4, 16, 60] },
        4,
      ),
    ),
  lying: () =>
    flower(
      fallen(
        [640, 520],
        { at: [280, 230, 213], axis: [-0.1, -0.66, 0.74], radius: 230, roll: 1 },
        { ...flowers, reach: 320, close: [3, 8, 24] },
        6,
        0.9,
      ),
    ),
  afloat: () =>
    flower(
      fallen(
        [640, 620],
        { at: [270, 270, 40], axis: [0.3, 0.24, 0.9], radius: 230, roll: 2.1, closed: 0.3 },
        { ...flowers, reach: 320, close: [3, 8, 24] },
        12,
      ),
    ),
  basin: () => Promise.resolve({ image: exposed(basin({ ...dawn(5), reach: 260 }), 2), quality: 40 }),
  night: () => Promise.resolve({ image: exposed(night(), 2), quality: 40 }),
  cornice: () =>
    Promise.resolve({
      image: exposed(cornice({ ...dawn(8), reach: 260 }), 2).resize({ width: 200 }),
      quality: 44,
    }),
  floor: () => Promise.resolve({ image: painted(480, 300, floor), quality: 40 }),
  stone: () => Promise.resolve({ image: exposed(dressed(dawn(4)), 2).removeAlpha(), quality: 36 }),
  wall: () => Promise.resolve({ image: exposed(wall(dawn(6)), 2).removeAlpha(), quality: 40 }),
};

/** Slabs that lead to the gap of the gate. */
function floor(u: number, v: number): Three {
  const far = 1 / (0.16 + v * 0.9);
  const [x, z] = [(u - 0.37) * far * 1.9 + 0.4, far * 2.1];
  const row = Math.floor(z);
  const along = x + (row % 2 === 0 ? 0.5 : 0);
  const side = Math.min(along - Math.floor(along), Math.floor(along) + 1 - along) / far;
  const edge = Math.min(z - row, row + 1 - z) / far / far;
  const joint = 0.12 * (smooth(0.006, 0, side) + smooth(0.012, 0, edge));
  const grain = 0.95 + 0.1 * cloudy(x * 5, z * 5, 7, 4) + 0.05 * cell(Math.floor(along), row, 3);
  return scale3([233, 218, 197], grain * (1 - joint));
}

/** What stands at both sides of the gap, near by. */
function jambs() {
  const view: View = { x: -100, y: 196, width: 200, height: 250, density: 6 };
  const { data, height, width } = lit(gate(view), dawn(view.density));
  const wide = 78 * view.density;
  const out = new Float32Array(wide * 2 * height * 4);
  for (let y = 0; y < height; y += 1) {
    out.set(
      data.subarray((y * width + 2 * view.density) * 4, (y * width + 80 * view.density) * 4),
      y * wide * 8,
    );
    out.set(
      data.subarray((y * width + 120 * view.density) * 4, (y * width + 198 * view.density) * 4),
      (y * wide * 2 + wide) * 4,
    );
  }
  return { data: out, width: wide * 2, height };
}

/** The right half by night, a lamp in the gap at its foot; the other half mirrors it. */
function night() {
  const view: View = { x: 0, y: -6, width: 150, height: 352, density: 5.2 };
  const { density } = view;
  return lit(gate(view), {
    ...dawn(density),
    sun: [-0.66, 0.52, 0.5],
    sunColour: [2.3, 1.06, 0.34],
    sky: [0.055, 0.065, 0.12],
    fall: (x, y) => 1 / (1 + (Math.hypot((x / density) * 1.2, (y / density - 352) * 0.62) / 80) ** 2),
  });
}

/** A mountain far away, its foot in the mist. */
function peak(x: number, y: number): readonly [number, number, number, number] {
  const [u, v] = [x / 480, y / 300];
  const from = Math.abs(u - 0.46) + 0.006 * (cloudy(u * 30, 1, 4) - 0.5);
  const ridge =
    0.05 +
    0.62 * (1 - Math.exp(-from * 3.4)) +
    0.04 * (cloudy(u * 14, 3, 5) - 0.5) +
    0.02 * Math.max(0, 1 - from * 60);
  const side = smooth(-0.06, 0.1, u - 0.46 + 0.1 * (cloudy(u * 9, v * 4, 6) - 0.5));
  return [
    mix(196, 158, side),
    mix(170, 146, side),
    mix(184, 176, side),
    0.85 * smooth(-0.004, 0.004, v - ridge) * smooth(0.92, 0.15, v) * smooth(0.5, 0.3, Math.abs(u - 0.5)),
  ];
}

const air: Three = [0.93, 0.7, 0.52];

/** Both halves rise out of the mist. */
function afar() {
  const view: View = { x: -230, y: -8, width: 460, height: 380, density: 3.4 };
  const light = misted(
    lit(gate(view), { ...dawn(view.density), sunColour: [1.62, 1.08, 0.58], sky: [0.18, 0.19, 0.32] }),
    (px, py) => {
      const [x, y] = [view.x + px / view.density, view.y + py / view.density];
      return [air, 0.02 + 0.24 * smooth(140, 330, y) + 0.1 * smooth(120, 220, Math.abs(x))];
    },
  );
  const { width, data } = light;
  for (let k = 0; k < width * light.height; k += 1) {
    const [x, y] = [view.x + (k % width) / view.density, view.y + Math.floor(k / width) / view.density];
    const drift = 60 * (cloudy(x / 70, y / 34, 8, 4) - 0.5);
    const left = smooth(350, 268, y + drift) * smooth(228, 170, Math.abs(x) + drift * 0.5);
    for (let part = 0; part < 4; part += 1) data[k * 4 + part] *= left;
  }
  return light;
}
