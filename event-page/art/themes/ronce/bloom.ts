import { mix, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { noise, type Random } from "../../kit/random.ts";
import { frame, type Scene } from "../../kit/scene.ts";
import { times, wax, young, wound } from "./buds.ts";

/* A jasmine in flower: single, or double with ring within ring about a golden heart. */

interface Ring {
  count: number;
  length: number;
  width: number;
  /** How steeply a petal rises at its foot and at its tip, in radians. */
  foot: number;
  tip: number;
  cup: number;
}

const single: readonly Ring[] = [
  { count: 8, length: 1, width: 0.225, foot: 0.4, tip: -0.3, cup: 0.2 },
  { count: 6, length: 0.7, width: 0.19, foot: 0.8, tip: 0.05, cup: 0.36 },
  { count: 3, length: 0.36, width: 0.16, foot: 1.3, tip: 0.9, cup: 0.8 },
];

const double: readonly Ring[] = [
  { count: 7, length: 1, width: 0.34, foot: 0.32, tip: -0.6, cup: 0.2 },
  { count: 7, length: 0.86, width: 0.31, foot: 0.72, tip: -0.45, cup: 0.3 },
  { count: 6, length: 0.66, width: 0.27, foot: 1.1, tip: 0.05, cup: 0.5 },
  { count: 5, length: 0.46, width: 0.22, foot: 1.3, tip: 0.7, cup: 0.8 },
  { count: 5, length: 0.3, width: 0.15, foot: 1, tip: 0.6, cup: 0.7 },
];

export interface Bloom {
  at: Three;
  axis: Three;
  radius: number;
  /** Cells of a petal; more for what is seen from near by. */
  fine?: number;
  tone?: Three;
  isDouble?: boolean;
}

/** Where a petal is thick. */
const cream: Three = [1, 0.91, 0.7];
/** What shows between its rings. */
const deep: Three = [0.85, 0.74, 0.38];

/** A flower that looks along its axis. */
export function bloom(
  scene: Scene,
  { at, axis, radius, fine = 10, tone = [1, 1, 1], isDouble = false }: Bloom,
  next: Random,
): void {
  const place = frame(at, axis, next() * 6.3);
  for (const [index, ring] of (isDouble ? double : single).entries()) {
    for (let petal = 0; petal < ring.count; petal += 1) {
      const angle = index * 0.42 + (petal / ring.count) * 2 * Math.PI + (next() - 0.5) * 0.22;
      const [long, wide, lean] = [0.92 + 0.16 * next(), 0.94 + 0.14 * next(), (next() - 0.5) * 0.22];
      const [c, s, grain] = [Math.cos(angle), Math.sin(angle), next() * 99];
      const steps = fine * 8;
      const line: [number, number][] = [[0.03, index * 0.085 + petal * 0.006]];
      for (let step = 1; step <= steps; step += 1) {
        const rise = mix(ring.foot, ring.tip, smooth(0.05, 1, step / steps)) + lean;
        const [out, high] = line[step - 1];
        line.push([
          out + (Math.cos(rise) * ring.length * long) / steps,
          high + (Math.sin(rise) * ring.length * long) / steps,
        ]);
      }
      scene.patch(
        fine,
        fine * 2,
        (u, even) => {
          const [side, v] = [u * 2 - 1, 1 - (1 - even) ** 2];
          const [out, high] = line[Math.round(v * steps)];
          const round = mix(0.34, 1, smooth(0, 0.62, v)) * (1 - v ** 3.6) ** 0.62;
          const ragged = 1 + 0.1 * (noise(v * 3 + grain, Math.sign(side) * 7) - 0.5) * smooth(0.2, 0.6, v);
          const half = ring.width * 1.06 * wide * round * ragged;
          const across = side * round;
          const wave =
            (noise(across * 1.5 + grain, v * 2.4) - 0.5) * 0.07 +
            (noise(across * 4 + grain, v * 3 + 9) - 0.5) * mix(0.02, 0.07, side * side);
          const lift =
            high +
            ring.cup * side * side * half * 0.5 * smooth(1.15, 0.6, v) -
            0.04 * side ** 6 * smooth(0.3, 0.8, v) +
            side * half * 0.3 * smooth(0, 0.35, v) +
            wave * smooth(0.1, 0.6, v) -
            0.02 * Math.exp(-((side * 5) ** 2)) * (1 - v) +
            0.026 * (noise(across * 9 + grain, v * 2.2) - 0.5) * smooth(0.1, 0.3, v) * smooth(0.95, 0.5, v);
          const aside = side * half;
          const thin = Math.max(smooth(0.55, 1, Math.abs(side)), smooth(0.75, 1, v));
          const vein =
            1 -
            0.1 * Math.abs(Math.sin(across * 14 + noise(v * 3, grain) * 1.5)) ** 3 * (1 - 0.5 * v) -
            0.08 * (1 - thin);
          const colour = mix3(
            mix3(deep, young, smooth(0, 0.2, v)),
            mix3(cream, wax, 0.5 + 0.5 * thin),
            smooth(0.04, 0.62 - 0.06 * index, v),
          );
          return [
            ...place((c * out - s * aside) * radius, (s * out + c * aside) * radius, lift * radius),
            ...times(scale3(colour, vein), tone),
          ];
        },
        { gloss: 0.03, trans: 1 },
      );
    }
  }
  const heart = frame(at, axis, 1);
  const shape = { length: radius * 0.42, width: 0.13, twist: 2.2, foot: 0.1 };
  wound(scene, heart, shape, () => times([1, 0.84, 0.44], tone), next);
}
