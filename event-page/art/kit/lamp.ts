import { clamp, mix, unit, type Three } from "./numbers.ts";
import type { Light } from "./picture.ts";
import { far, type Scene } from "./scene.ts";

/** One light over meshes: a key, the sky, what the ground throws back, and a rim. */
export interface Lamp {
  key?: Three;
  keyColour?: Three;
  keyPower?: number;
  sky?: Three;
  ground?: Three;
  rim?: Three;
  rimColour?: Three;
  /** Radii of contact shade, and how deep it is. */
  contact?: Three;
  contactDepth?: number;
  /** Depth of what stands behind everything. */
  floor?: number;
  /** Steps of cast shade, and their length. */
  shade?: number;
  step?: number;
  wrap?: number;
}

/** Lights a scene in one pass. */
export function lit(scene: Scene, lamp: Lamp = {}): Light {
  const { key = [-0.45, -0.68, 0.58], keyColour = [1, 0.97, 0.89], keyPower = 0.9 } = lamp;
  const { sky = [0.3, 0.36, 0.31], ground = [0.09, 0.17, 0.11], rim = [0.8, 0.1, -0.2] } = lamp;
  const { rimColour = [0.5, 0.4, 0.18], contact = [3, 9, 24], contactDepth = 0.78, floor = -40 } = lamp;
  const { shade = 26, step = 1.4, wrap = 0.3 } = lamp;
  const { width, height, depth, normal, colour, surface } = scene;
  const data = new Float32Array(width * height * 4);
  const [K, R] = [unit(key), unit(rim)];
  const half = unit([K[0], K[1], K[2] + 1]);
  const blurs = contact.map((radius) => [radius, softDepth(scene, radius, floor)] as const);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      const z = depth[k];
      if (z === far) continue;
      const [nx, ny, nz] = unit([normal[k * 3], normal[k * 3 + 1], normal[k * 3 + 2]]);
      const [gloss, trans] = [surface[k * 2], surface[k * 2 + 1]];
      let open = 1;
      for (const [radius, blurred] of blurs)
        open *= 1 - contactDepth * clamp((blurred[k] - z) / radius, 0, 0.85);
      const cast = shadeAt(scene, x, y, { K, shade, step });
      const soft = wrap * (0.4 + trans);
      const facing = nx * K[0] + ny * K[1] + nz * K[2];
      const direct = clamp((facing + soft) / (1 + soft)) * mix(1, cast, 1 - 0.35 * trans) * keyPower;
      const isMetal = gloss > 0.4;
      const shine = clamp(nx * half[0] + ny * half[1] + nz * half[2]) ** (isMetal ? 38 : 16) * gloss * cast;
      const edge = (1 - clamp(nz)) ** 2.2 * clamp(nx * R[0] + ny * R[1] + nz * R[2] + 0.25);
      for (let part = 0; part < 3; part += 1) {
        const own = colour[k * 3 + part];
        const ambient = mix(ground[part], sky[part], 0.5 - 0.5 * ny) * open + 0.12 * trans * sky[part];
        const body =
          ambient + direct * keyColour[part] * (0.45 + 0.55 * open) + edge * rimColour[part] * open;
        data[k * 4 + part] = own * body + shine * keyColour[part] * (isMetal ? own * 1.2 + 0.15 : 1);
      }
      data[k * 4 + 3] = 1;
    }
  }
  return { data, width, height };
}

/** 1 in the light, 0 where something stands before it. */
function shadeAt(
  { width, height, depth }: Scene,
  x: number,
  y: number,
  { K, shade, step }: { K: Three; shade: number; step: number },
): number {
  const z = depth[y * width + x];
  let left = 1;
  for (let index = 2; index < shade; index += 1) {
    const px = Math.round(x + K[0] * index * step);
    const py = Math.round(y + K[1] * index * step);
    if (px < 0 || py < 0 || px >= width || py >= height) break;
    const other = depth[py * width + px];
    if (other === far) continue;
    const over = other - (z + K[2] * index * step + 1);
    if (over > 0 && over < 60) left = Math.min(left, 1 - clamp(over / 5) * (1 - (0.6 * index) / shade));
    if (left < 0.1) break;
  }
  return left;
}

/** Depth blurred by a box, where nothing is as deep as the floor. */
function softDepth({ width, height, depth }: Scene, radius: number, floor: number): Float32Array {
  const rows = new Float32Array(width * height);
  const both = new Float32Array(width * height);
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    const at = (x: number) => Math.max(floor, depth[y * width + clamp(x, 0, width - 1)]);
    let sum = 0;
    for (let x = -radius; x <= radius; x += 1) sum += at(x);
    for (let x = 0; x < width; x += 1) {
      rows[y * width + x] = sum * share;
      sum += at(x + radius + 1) - at(x - radius);
    }
  }
  for (let x = 0; x < width; x += 1) {
    const at = (y: number) => rows[clamp(y, 0, height - 1) * width + x];
    let sum = 0;
    for (let y = -radius; y <= radius; y += 1) sum += at(y);
    for (let y = 0; y < height; y += 1) {
      both[y * width + x] = sum * share;
      sum += at(y + radius + 1) - at(y - radius);
    }
  }
  return both;
}
