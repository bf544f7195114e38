import sharp, { type Sharp } from "sharp";
import type { Carving } from "./carving.ts";
import { gold } from "./gilding.ts";
import { clamp, mix, smooth, unit } from "./numbers.ts";
import { rastered } from "./picture.ts";

const glint = unit([-0.38, -0.5, 0.78]);
const groove = [92, 58, 16];

/**
 * Gold that a smith has chased: the forms of a drawing swell evenly towards one lamp at the upper left, their grooves are
 * warm, their outer edge towards the lamp shines, and they throw a soft shade.
 *
 * @param density points of the picture for each unit of the drawing; it is made twice as fine
 */
export async function chased(carving: Carving, density: number): Promise<Sharp> {
  const scale = density * 2;
  const [width, height] = [Math.round(carving.width * scale), Math.round(carving.height * scale)];
  const points = await rastered(carving.svg(), width, height);
  const field = (value: (k: number) => number) =>
    Float32Array.from({ length: width * height }, (_, k) => value(k));
  const blurred = (from: Float32Array, radius: number) =>
    spread(from, { width, height, radius: radius * scale });
  const covered = field((k) => (points[k * 4] * points[k * 4 + 3]) / 65_025);
  const raised = field((k) => (points[k * 4 + 1] * points[k * 4 + 3]) / 65_025);
  const near = blurred(covered, 0.8);
  const high = blurred(raised, 0.8).map((value, k) => (near[k] > 0.02 ? value / near[k] : 0));
  const rounded = blurred(covered, 1.7);
  const body = blurred(covered, 0.9).map((value) => smooth(0.22, 0.6, value));
  const rim = blurred(body, 0.7);
  const shade = blurred(body, 3.4);
  const around = blurred(raised, 3.6);
  const facet = field((k) => points[k * 4 + 2] / 255);
  const relief = field((k) => (rounded[k] * 3.4 + high[k] * 9) * scale);
  const out = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      const slope = (of: Float32Array, [i, j]: readonly [number, number]) =>
        of[clamp(y - j, 0, height - 1) * width + clamp(x - i, 0, width - 1)] -
        of[clamp(y + j, 0, height - 1) * width + clamp(x + i, 0, width - 1)];
      const [nx, ny, nz] = unit([slope(relief, [1, 0]) / 2, slope(relief, [0, 1]) / 2, 1]);
      const shine = Math.max(0, nx * glint[0] + ny * glint[1] + nz * glint[2]) ** 18;
      const edge = clamp((slope(rim, [1, 0]) * 0.6 + slope(rim, [0, 1]) * 0.8) * scale * 1.2);
      const deep = clamp((around[k] - high[k]) * 1.5 + 0.1);
      const lit =
        0.55 -
        nx * 0.2 -
        ny * 0.3 +
        (high[k] ** 2 - 0.42) * 0.66 +
        (facet[k] - 0.5) * 0.1 -
        deep * 0.44 +
        shine * 0.42;
      const colour = gold(clamp(lit, 0.2, 1));
      const cut = smooth(0.1, 0.85, 1 - covered[k]) * 0.82 * smooth(0.6, 1, rim[k]);
      const own = body[k];
      const from = clamp(
        k - Math.floor(2.4 * scale) - Math.floor(3.6 * scale) * width,
        0,
        width * height - 1,
      );
      const alpha = own + (1 - own) * clamp((shade[from] - own * 0.5) * 0.6);
      for (let part = 0; part < 3; part += 1) {
        const face = mix(mix(colour[part], groove[part], cut), [255, 244, 206][part], edge * 0.7);
        out[k * 4 + part] = alpha > 0.003 ? Math.round((face * own) / alpha) : 10;
      }
      out[k * 4 + 3] = Math.round(alpha * 255);
    }
  }
  return sharp(out, { raw: { width, height, channels: 4 } }).resize(
    Math.round(width / 2),
    Math.round(height / 2),
    {
      kernel: "lanczos3",
    },
  );
}

/** Three times through a box, along both ways: smooth enough to be lit. */
function spread(
  field: Float32Array,
  { width, height, radius }: { width: number; height: number; radius: number },
): Float32Array {
  const reach = Math.max(1, Math.round(radius * 0.7));
  let from = field;
  for (let round = 0; round < 6; round += 1) {
    const [lines, length, step, stride] =
      round % 2 === 0 ? [height, width, 1, width] : [width, height, width, 1];
    const to = new Float32Array(width * height);
    for (let line = 0; line < lines; line += 1) {
      let sum = 0;
      const at = (index: number) => from[line * stride + clamp(index, 0, length - 1) * step];
      for (let index = -reach; index <= reach; index += 1) sum += at(index);
      for (let index = 0; index < length; index += 1) {
        to[line * stride + index * step] = sum / (2 * reach + 1);
        sum += at(index + reach + 1) - at(index - reach);
      }
    }
    from = to;
  }
  return from;
}
