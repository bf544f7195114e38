import { linear } from "./colour.ts";
import { clamp, mix3, scale3, unit, type Three } from "./numbers.ts";
import type { Light } from "./picture.ts";
import { cloudy, noise } from "./random.ts";

/** What a point of woodwork is made of; `hole` shows the light that stands behind. */
export type Material = "emerald" | "gold" | "hole" | "ivory" | "lacquer";

export interface Wood {
  height: number;
  material: Material;
  /** Light from behind, 0..1. */
  glow?: number;
  /** Of a hole: 0 at its rim, 1 where the light comes through unhindered. */
  open?: number;
  dim?: number;
  alpha?: number;
}

const leaf = ["5b3a0c", "a87a24", "dcb765", "fff1c4"].map(linear);
const lamp = ["06140e", "a8590f", "f2b44c", "fff3cf"].map(linear);
const [ivory, lacquer, emerald] = ["f3ead6", "0d4537", "177058"].map(linear);

/** Four colours, the inner two at these shares. */
function between(four: readonly Three[], share: number, first: number, second: number): Three {
  if (share < first) return mix3(four[0], four[1], share / first);
  if (share < second) return mix3(four[1], four[2], (share - first) / (second - first));
  return mix3(four[2], four[3], clamp((share - second) / (1 - second)));
}

interface Panel {
  width: number;
  height: number;
  /** Points of the picture for each unit; it is lit twice as fine (`exposed(…, 2)`). */
  density: number;
  /** How deep a height of one is, in units. */
  depth: number;
}

/** Lights a panel of joined, lacquered, gilded wood from the upper left, with the lamp that stands behind its holes. */
export function joined(panel: Panel, point: (x: number, y: number) => Wood): Light {
  const scale = panel.density * 2;
  const [width, height] = [Math.round(panel.width * scale), Math.round(panel.height * scale)];
  const size = 1 / scale;
  const woods = Array.from({ length: width * height }, (_, k) =>
    point((k % width) * size, Math.floor(k / width) * size),
  );
  const heights = Float32Array.from(woods, (wood) => wood.height * panel.depth);
  const at = (x: number, y: number) =>
    heights[clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)];
  const key = unit([-0.42, -0.62, 0.66]);
  const half = unit([key[0], key[1], key[2] + 1]);
  const data = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      const z = heights[k];
      const [nx, ny, nz] = unit([
        (at(x - 1, y) - at(x + 1, y)) / (2 * size),
        (at(x, y - 1) - at(x, y + 1)) / (2 * size),
        1,
      ]);
      let cast = 1;
      for (let step = 2; step < 30; step += 2) {
        const far = step * 1.3;
        const over = at(x + key[0] * far, y + key[1] * far) - (z + (key[2] * far * size) / 0.66 + 0.15);
        if (over > 0) cast = Math.min(cast, 1 - clamp(over / 0.9) * (1 - step / 40));
      }
      let closed = 0;
      for (const radius of [3, 8, 16]) {
        for (let turn = 0; turn < 8; turn += 1) {
          const angle = (turn * Math.PI) / 4;
          const over = at(x + radius * Math.cos(angle), y + radius * Math.sin(angle)) - z;
          closed += clamp(over / (radius * size * 1.6));
        }
      }
      const colour = seen(woods[k], {
        x: x * size,
        y: y * size,
        open: 1 - (0.72 * closed) / 24,
        cast,
        direct: clamp(nx * key[0] + ny * key[1] + nz * key[2]) * cast,
        shine: clamp(nx * half[0] + ny * half[1] + nz * half[2]),
      });
      const alpha = woods[k].alpha ?? 1;
      for (let part = 0; part < 3; part += 1) data[k * 4 + part] = colour[part] * alpha;
      data[k * 4 + 3] = alpha;
    }
  }
  return { data, width, height };
}

interface Falling {
  x: number;
  y: number;
  open: number;
  cast: number;
  direct: number;
  shine: number;
}

function seen({ material, glow = 0, open: clear = 1, dim = 1 }: Wood, light: Falling): Three {
  if (material === "hole") return between(lamp, clamp(glow) * (0.42 + 0.58 * clamp(clear)), 0.45, 0.8);
  const own = scale3(surface(material, light), (1 + glow * 0.5) * dim);
  const behind = glow * 0.1 * light.open * dim;
  return [own[0] + behind, own[1] + behind * 0.66, own[2] + behind * 0.26];
}

function surface(material: Exclude<Material, "hole">, { x, y, open, cast, direct, shine }: Falling): Three {
  if (material === "gold") {
    const facing = 0.1 + 0.5 * direct * open + 0.55 * shine ** 14 + 0.14 * (noise(x * 1.3, y * 1.3, 5) - 0.5);
    return scale3(between(leaf, clamp(facing), 0.3, 0.65), 0.5 + 0.6 * open * (0.5 + 0.5 * cast));
  }
  if (material === "ivory") {
    const bone = 0.96 + 0.07 * cloudy(x * 0.14, y * 0.14, 9);
    const part = (sky: number, sun: number) => (0.28 * open * sky + 0.78 * direct * sun) * bone;
    return [ivory[0] * part(0.8, 1), ivory[1] * part(1, 0.96), ivory[2] * part(0.92, 0.86)];
  }
  const base = material === "lacquer" ? lacquer : emerald;
  const grain = 0.93 + 0.14 * cloudy(x * 0.05, y * 0.9, 1, 3);
  const body = scale3(base, grain * (0.34 * open + 0.82 * direct));
  const gloss = shine ** 22 * cast * 0.05;
  return [body[0] + gloss * 0.9, body[1] + gloss, body[2] + gloss * 0.85];
}
