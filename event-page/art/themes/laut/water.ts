import { ramp, rgb } from "../../kit/colour.ts";
import { clamp, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { cloudy, noise } from "../../kit/random.ts";

const depths = ramp(
  [
    [0, "0c4a5e"],
    [0.24, "11647a"],
    [0.44, "1c8593"],
    [0.58, "3fa9ae"],
    [0.7, "79c8c2"],
    [0.78, "8fd2c8"],
    [0.86, "a5dccf"],
    [1, "d8ecdc"],
  ],
  true,
);

/** Water from above, from the deep over a bank of sand and the trough behind it to the shallows, `u` and `v` as shares. */
export function water(u: number, v: number, x: number, y: number): Three {
  const bend = 0.1 * (cloudy(u * 2.2, v * 2.2, 3, 2) - 0.5) + 0.05 * (u - 0.5);
  const bank =
    Math.exp(-(((v - 0.34 - bend * 1.7) / 0.09) ** 2)) * smooth(0.34, 0.62, cloudy(u * 2.4 + 3, v * 3, 9, 3));
  const shallow = clamp(v * 0.98 + bend + 0.26 * bank - 0.02);
  let colour = depths(shallow);
  // Weed and stones on the ground, dim.
  const weed = smooth(0.56, 0.74, cloudy(x / 74, y / 38, 7, 4)) * smooth(0.75, 0.35, v);
  colour = mix3(colour, rgb("0b4052"), weed * 0.34);
  // Small waves all run the same way; each has a lit side and a dark one.
  const drift = 30 * (cloudy(x / 90, y / 90, 4, 2) - 0.5);
  const ripple =
    noise((x + drift) / 17, (y + drift * 0.5) / 4.4, 41) -
    noise((x + drift) / 17, (y + 2.4 + drift * 0.5) / 4.4, 41);
  const swell = cloudy(x / 120, y / 26, 42, 2) - cloudy(x / 120, (y + 9) / 26, 42, 2);
  const light = ripple * 0.3 * (0.4 + cloudy(x / 60, y / 40, 43, 2)) + swell * 0.7;
  colour = mix3(colour, light > 0 ? [226, 246, 238] : [8, 62, 78], clamp(Math.abs(light)) * 0.42);
  return colour;
}
