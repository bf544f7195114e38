import type { Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { archEdge } from "../../kit/lattice.ts";
import { clamp, mix3, smooth } from "../../kit/numbers.ts";
import { painted } from "../../kit/picture.ts";
import { cloudy } from "../../kit/random.ts";
import { screen } from "./straps.ts";

const [shade, half, sun] = [rgb("c2b28f"), rgb("dccda9"), rgb("fff4d8")];

/** The window's light on plaster: its stars are crisp and small where they fell near by, large and soft where they fell far. */
export function thrown(density: number): Sharp {
  return painted(Math.round(390 * density), Math.round(844 * density), (_u, _v, px, py) => {
    const [x, y] = [px / density, py / density];
    const far = clamp(x / 390, -0.2, 1.2) * 0.22 + (y / 844) * 0.78;
    const near = 1 / (0.62 + 0.95 * far);
    const [wx, wy] = [(x - 40 + 0.34 * (y - 100)) * near, (y + 60 - 0.36 * x) * near];
    const soft = 0.8 + 26 * far ** 2.1;
    const open = screen(wx + 52, wy - 6, 104, 8.5).away;
    const within = archEdge(wx - 156, wy + 26, 262, 270, 322);
    const light = smooth(-soft, soft, open - 1) * smooth(soft * 0.8, -soft * 0.8, within + 6);
    const rim = smooth(soft, -soft, within);
    const plaster = 0.985 + 0.03 * cloudy(px * 0.012, py * 0.012, 5, 5);
    const [r, g, b] = mix3(mix3(shade, half, 0.1 + 0.4 * rim), sun, light * (1 - 0.3 * far));
    return [r * plaster, g * plaster, b * plaster];
  });
}
