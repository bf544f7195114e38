import type { Sharp } from "sharp";
import { linear } from "../../kit/colour.ts";
import { clamp, mix3, smooth } from "../../kit/numbers.ts";
import { exposed } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { carvedLight, nothing } from "../../kit/relief.ts";
import { shaded } from "../../kit/shade.ts";
import { deviceAt } from "./device.ts";

/* A wafer of paper with a pinked rim, struck dry: it has no colour but that of the light along it. */

const [pale, warm] = [linear("f6efdf"), linear("ece0c6")];
const teeth = 64;
const half = 150;

function wafer(hasStar: boolean, isThere: (radius: number) => number): Sharp {
  const light = carvedLight(
    { width: half * 2, height: half * 2, density: 1.9 },
    (X, Y) => {
      const [x, y] = [(X - half) / (half - 14), (Y - half) / (half - 14)];
      const radius = Math.hypot(x, y);
      const alpha = isThere(radius);
      if (alpha <= 0) return nothing;
      const turn = (((Math.atan2(y, x) / (2 * Math.PI)) * teeth) % 1) + 1;
      const rim = 0.966 + 0.034 * Math.abs((turn % 1) * 2 - 1);
      if (radius > rim) return nothing;
      const grain = cloudy(X / 3, Y / 3, 5, 2) * 0.16 + noise(X / 11, Y / 11, 8) * 0.5;
      const edge = smooth(rim, rim - 0.03, radius);
      const pressed = 1.1 * smooth(0.955, 0.925, radius);
      const dome = 2.6 * smooth(0.43, 0, radius);
      return {
        height: 1.6 * edge - pressed + dome + 3 * deviceAt(x, y, hasStar) + grain,
        colour: mix3(warm, pale, clamp(0.5 + noise(X / 40, Y / 40, 3) * 0.5)),
        alpha,
      };
    },
    {
      sun: [-0.62, -0.56, 0.46],
      sunColour: [1.14, 1.08, 0.94],
      sky: [0.43, 0.43, 0.45],
      ground: [0.34, 0.31, 0.27],
    },
  );
  return exposed(light, 2);
}

/** The whole of it with a plain heart, and the shade that it throws. */
export function seal(): Promise<Sharp> {
  return shaded(
    wafer(false, () => 1),
    { right: 5, down: 9, soft: 7, tone: [10, 14, 30], depth: 0.55 },
  );
}

/** Its heart alone, struck with a star; it lies over the plain one. */
export function heart(): Sharp {
  const side = Math.round(half * 2 * 1.9);
  const cut = Math.round(side * 0.2);
  return wafer(true, (radius) => (radius > 0.45 ? 0 : smooth(0.44, 0.41, radius))).extract({
    left: Math.round(side / 2) - cut,
    top: Math.round(side / 2) - cut,
    width: cut * 2,
    height: cut * 2,
  });
}
