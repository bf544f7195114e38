import { blurred } from "../../kit/blur.ts";
import { clamp, mix, smooth, unit, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { noise } from "../../kit/random.ts";
import { far, type Scene } from "../../kit/scene.ts";

/*
 * The moon over jasmine: light goes through thin petals, so what turns away from it is warm as cream; a fine rim is left where
 * they end, and between them it is night.
 */

const moon = unit([-0.52, -0.64, 0.56]);
const half = unit([moon[0], moon[1], moon[2] + 1]);
const white: Three = [1.34, 1.29, 1.15];
const sky: Three = [0.16, 0.162, 0.13];
const silk: Three = [0.03, 0.05, 0.03];
/** What of the moon is left where petals lie close. */
const shy: Three = [0.5, 0.43, 0.3];
/** What of it comes through a petal. */
const veil: Three = [0.5, 0.44, 0.28];
const within: Three = [0.6, 0.54, 0.35];
const rim: Three = [0.6, 0.65, 0.62];

/** Red goes farther in a petal than blue. */
const reach: Three = [1.3, 1, 0.6];

export interface Moonlight {
  power?: number;
  /** Where it falls fully, and how far it reaches from there, in shown points; everywhere alike without it. */
  pool?: Three;
  /** How far light spreads within petals, in shown points. */
  spread?: number;
}

/** Lights what hangs or lies in a scene; `k` is how many points one shown point has. */
export function moonlit(
  scene: Scene,
  k: number,
  { power: full = 1.1, pool, spread = 1.2 }: Moonlight = {},
): Light {
  const { width, height, depth, normal, colour, surface } = scene;
  const data = new Float32Array(width * height * 4);
  const fallen = [0, 1, 2].map(() => new Float32Array(width * height));
  const solid = new Float32Array(width * height);
  const floor = -46 * k;
  const raised = depth.map((z) => Math.max(floor, z));
  const near = [1.5, 4, 11].map(
    (radius) => [radius * k, blurred(raised, width, height, radius * k * 0.7)] as const,
  );
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const z = depth[at];
      if (z === far) continue;
      const [nx, ny, nz] = unit([normal[at * 3], normal[at * 3 + 1], normal[at * 3 + 2]]);
      const [gloss, thin] = [surface[at * 2], surface[at * 2 + 1]];
      let open = 1;
      for (const [radius, soft] of near) open *= 1 - 0.8 * clamp((soft[at] - raised[at]) / radius, 0, 0.9);
      const lit = cast(scene, x, y, k);
      const away = pool === undefined ? 0 : Math.hypot(x / k - pool[0], y / k - pool[1]) / pool[2];
      const power = full * mix(0.3, 1, Math.exp(-away * away));
      const facing = nx * moon[0] + ny * moon[1] + nz * moon[2];
      const wrap = 0.3 * thin;
      const direct = clamp((facing + wrap) / (1 + wrap)) ** 1.15 * power;
      const terminator = smooth(-0.5, 0.05, facing) * smooth(0.75, 0.1, facing);
      const through = thin * (terminator * (0.58 + 0.42 * lit) + 3.2 * clamp(-facing)) * open;
      const edge = (1 - clamp(nz)) ** 3.2 * clamp(0.55 - 0.5 * ny - 0.25 * nx) * open;
      const towards = clamp(nx * half[0] + ny * half[1] + nz * half[2]);
      const shine = (towards ** 20 * 0.6 + towards ** 80) * gloss * lit * power;
      for (let part = 0; part < 3; part += 1) {
        const ambient = mix(silk[part], sky[part], 0.5 - 0.5 * ny) * open;
        const shade = open + (1 - open) * shy[part];
        const key = direct * white[part] * (lit + (1 - lit) * thin * veil[part]) * shade;
        fallen[part][at] = ambient * (0.45 + 0.55 * power) + key + through * within[part] * power;
        data[at * 4 + part] = colour[at * 3 + part] * edge * rim[part] + shine * white[part];
      }
      data[at * 4 + 3] = 1;
      solid[at] = 1;
    }
  }
  for (const [part, light] of fallen.entries()) {
    const radius = spread * k * reach[part];
    const [soft, share] = [blurred(light, width, height, radius), blurred(solid, width, height, radius)];
    for (let at = 0; at < solid.length; at += 1) {
      if (solid[at] === 0) continue;
      data[at * 4 + part] += colour[at * 3 + part] * mix(light[at], soft[at] / share[at], 0.42);
    }
  }
  return { data, width, height };
}

/** 1 in the moon, 0 where something hangs before it. */
function cast({ width, height, depth }: Scene, x: number, y: number, k: number): number {
  const z = depth[y * width + x];
  const start = 1.5 + noise(x, y, 5);
  let left = 1;
  for (let step = start; step < 30; step += 1) {
    const away = step * k * 0.9 * (1 + step / 30);
    const [px, py] = [Math.round(x + moon[0] * away), Math.round(y + moon[1] * away)];
    if (px < 0 || py < 0 || px >= width || py >= height) break;
    const other = depth[py * width + px];
    if (other === far) continue;
    const over = other - (z + moon[2] * away + k * 0.6);
    if (over > 0) left = Math.min(left, 1 - clamp(over / (k * (1 + step * 0.22))) * (1 - (0.35 * step) / 30));
    if (left < 0.06) break;
  }
  return left;
}
