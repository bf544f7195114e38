import type { Corner, Easel } from "./easel.ts";
import { clamp, mix, smooth, type Three } from "./numbers.ts";
import { noise } from "./random.ts";
import type { frame } from "./scene.ts";

/* What garden flowers are made of, in the round for an easel. Lengths are in points of the easel. */

export interface Pose {
  at: Three;
  /** Where the flower looks to. */
  axis: Three;
  radius: number;
  roll?: number;
  paint: number;
}

interface Petal {
  /** About the axis. */
  angle: number;
  half: number;
  /** How far from the axis it begins, and how high. */
  foot: number;
  base?: number;
  length: number;
  /** How steep it is where it begins and where it ends. */
  rise: number;
  fall: number;
  /** How far its rim is rolled back. */
  curl: number;
  wave: number;
  seed: number;
  notch?: number;
  tone?: number;
  tint?: (v: number) => number;
  vein?: number;
  /** How round it is at its end. */
  round?: number;
}

export type Place = ReturnType<typeof frame>;

/** Of the spine of a petal or a leaf. */
export const steps = 28;

/** A petal bent about the axis of its flower. */
export function petal(easel: Easel, place: Place, paint: number, shape: Petal): void {
  const { angle, half, foot, base = 0, length, rise, fall, curl, wave, seed } = shape;
  const { notch = 0.06, tone = 1, tint = () => 0, vein = 0.05, round = 0.2 } = shape;
  const spine: [number, number][] = [[foot, base]];
  for (let step = 1; step <= steps; step += 1) {
    const steep = mix(rise, fall, ((step - 0.5) / steps) ** 1.3);
    const [r, h] = spine[step - 1];
    spine.push([r + (length / steps) * Math.cos(steep), h + (length / steps) * Math.sin(steep)]);
  }
  const cells = Math.round(clamp(length / 5, 12, 44));
  easel.sheet(cells, cells, paint, (u01, v): Corner => {
    const u = u01 * 2 - 1;
    const rim =
      1 -
      round * Math.abs(u) ** 2.6 -
      notch * Math.exp(-((u / 0.2) ** 2)) +
      0.1 * (noise(u * 2.1 + seed, seed, 3) - 0.5) +
      0.035 * (noise(u * 7 + seed, 4, 5) - 0.5);
    const t = v * rim;
    const index = Math.min(steps - 1e-6, t * steps);
    const step = Math.max(0, Math.floor(index));
    const share = index - step;
    let r = mix(spine[step][0], spine[Math.min(steps, step + 1)][0], share);
    let h = mix(spine[step][1], spine[Math.min(steps, step + 1)][1], share);
    const steep = mix(rise, fall, t ** 1.3);
    const wide = Math.sin(Math.PI * mix(0.1, 0.66, t)) ** 0.75;
    const edge = Math.max(v ** 3, Math.abs(u) ** 5 * smooth(0.25, 0.7, v));
    const lip = smooth(0.55, 1, edge) ** 1.6 * curl * length * 0.2;
    const bent =
      (noise(u * 1.5 + seed, v * 2.2 + seed, 7) - 0.5) * wave * length * (0.25 + v) +
      (noise(u * 4.2 + seed, v * 1.4, 8) - 0.5) * wave * length * 0.4 * v * v;
    r += lip * Math.abs(Math.sin(steep)) * 1.1 + lip * 0.5 - bent * Math.sin(steep) + u * foot * 0.3;
    h += -lip * (0.35 + 0.65 * Math.abs(Math.cos(steep))) + bent * Math.cos(steep);
    const turned = angle + u * half * wide;
    const strand = noise(u * 16 + seed, v * 1.3, 11) - 0.5;
    const own =
      tone *
      (0.66 + 0.34 * smooth(0, 0.6, v) + 0.13 * smooth(0.82, 1, edge)) *
      (1 + vein * 2 * strand * (0.4 + 0.6 * v));
    return [...place(r * Math.cos(turned), r * Math.sin(turned), h), own, clamp(tint(v) + strand * 0.3)];
  });
}

/** What lies under the petals, so that nobody sees through a flower. */
export function dome(
  easel: Easel,
  place: Place,
  radius: number,
  base: number,
  paint: number,
  tone: number,
): void {
  easel.sheet(24, 8, paint, (u, v): Corner => {
    const angle = u * 2 * Math.PI;
    const wide = radius * Math.sin((v * Math.PI) / 2);
    return [
      ...place(
        wide * Math.cos(angle),
        wide * Math.sin(angle),
        base + radius * 0.4 * Math.cos((v * Math.PI) / 2),
      ),
      tone,
      1,
    ];
  });
}

/** A stamen, or a grain of a dark heart. */
export function bead(easel: Easel, [x, y, z]: Three, size: number, paint: number, tone: number): void {
  easel.sheet(8, 4, paint, (u, v): Corner => {
    const [angle, lean] = [u * 2 * Math.PI, (v * Math.PI) / 2];
    return [
      x + size * Math.sin(lean) * Math.cos(angle),
      y + size * Math.sin(lean) * Math.sin(angle),
      z + size * Math.cos(lean),
      tone,
      0.4,
    ];
  });
}
