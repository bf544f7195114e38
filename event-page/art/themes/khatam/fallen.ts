import type { Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { clamp, mix, mix3, scale3, smooth } from "../../kit/numbers.ts";
import { painted } from "../../kit/picture.ts";
import { cloudy } from "../../kit/random.ts";
import { screen } from "./straps.ts";

const [night, lit, amber, sun] = [rgb("06211a"), rgb("20402f"), rgb("e9a554"), rgb("ffefc4")];
/** Which way the light lies, what it is seen on, in CSS px, and where its middle is. */
const [way, size, middle] = [-0.66, { width: 390, height: 560 }, { x: 186, y: 280 }];

/** The door's light by evening: it falls across a dark wall from one corner to the other, crisp where it comes in, soft where it ends. */
export function fallen(density: number): Sharp {
  return painted(Math.round(size.width * density), Math.round(size.height * density), (_u, _v, px, py) => {
    const [x, y] = [px / density - middle.x, py / density - middle.y];
    const along = x * Math.cos(way) + y * Math.sin(way);
    const across = -x * Math.sin(way) + y * Math.cos(way);
    const far = clamp((along + 260) / 520);
    const wide = mix(0.78, 1.34, far);
    const [wx, wy] = [across / wide, -along / mix(1.05, 1.5, far) + 200];
    const soft = 0.9 + 17 * far ** 1.8;
    const open = screen(wx + 52, wy - 6, 104, 9).away;
    const within = Math.abs(wx) - 112;
    const light = smooth(-soft, soft, open - 1) * smooth(soft, -soft, within + 8);
    const spill = smooth(120, -30, within) * mix(0.9, 0.6, far);
    const plaster = 0.96 + 0.08 * cloudy(px * 0.012, py * 0.012, 5, 5);
    const ground = mix3(night, lit, spill * 0.75);
    const glow = mix3(sun, amber, smooth(0.12, 0.95, far));
    return scale3(mix3(ground, glow, light * mix(1, 0.8, far)), plaster);
  });
}
