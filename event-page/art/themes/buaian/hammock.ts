import { clamp, mix, smooth, type Three } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";
import type { Sheet } from "./moonlit.ts";
import { inCloth } from "./lurik.ts";

/** How a cradle hangs: a cloth whose two ends are gathered in one knot. */
export interface Pose {
  /** Where the knot is, in points of the picture. */
  knot: readonly [x: number, y: number];
  /** From there down to the deepest of its bow, and half its width. */
  deep: number;
  half: number;
  /** Half the breadth of the cloth in its bow. */
  breadth: number;
  /** Seen from above by so much, and turned about its rope. */
  tilt: number;
  yaw: number;
  /** It swings out by so much. */
  swing?: number;
  seed: number;
  samples: readonly [number, number];
}

const folds = 6.5;

/** The cloth, from end to end (`t`) and from hem to hem (`s`). */
export function hammock(pose: Pose): Sheet {
  const { knot, deep, half, breadth, tilt, yaw, swing = 0, seed, samples } = pose;
  const m = 1.35;
  const widest = dropWidth(m);
  const line = (phi: number): readonly [number, number] => [
    (half * (Math.sin(phi) + 0.035 * Math.sin(3 * phi + seed)) * Math.abs(Math.sin(phi / 2)) ** m) / widest,
    (deep * (1 - Math.cos(phi))) / 2,
  ];
  const steps = 400;
  const lengths = [0];
  for (let k = 1; k <= steps; k += 1) {
    const [a, b] = [line(((k - 1) / steps) * 2 * Math.PI), line((k / steps) * 2 * Math.PI)];
    lengths.push(lengths[k - 1] + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const long = lengths[steps];
  const lengthAt = (t: number) => {
    const [k, share] = [Math.floor(clamp(t) * steps), clamp(t) * steps - Math.floor(clamp(t) * steps)];
    return mix(lengths[k], lengths[Math.min(steps, k + 1)], share);
  };
  const r0 = breadth * 0.11;
  const tied = deep * 0.05;
  return {
    samples,
    at(s, t) {
      const phi = t * 2 * Math.PI;
      const [x0, y0] = line(phi);
      const [x1, y1] = line(phi + 0.002);
      const step = Math.hypot(x1 - x0, y1 - y0) || 1;
      // Towards the inside of the loop; it goes down its left side first.
      const inward = [-(y1 - y0) / step, (x1 - x0) / step] as const;
      const end = Math.min(t, 1 - t) * long;
      const near = Math.exp(-end / (deep * 0.26));
      const pinch = Math.exp(-(((end - tied) / (tied * 0.5)) ** 2));
      const b = mix(breadth * Math.sin(phi / 2) ** 0.75, r0, clamp(near)) * (1 - 0.5 * pinch);
      const full = mix(1.32, 5, near);
      const c = s * 2 - 1;
      const late = 0.5 * Math.sin(t * 5 + seed) + 1.1 * (noise(t * 6 + seed, c * 2 + 7, seed) - 0.5);
      const uneven = c + 0.11 * Math.sin(4.1 * c + seed) + 0.05 * Math.sin(9.3 * c + seed * 2);
      const phase = uneven * folds * Math.PI + late * 1.5;
      const wave = (2 * b) / folds;
      const high = (wave / 6.28) * Math.sqrt(2 * Math.max(0.02, full * full - 1)) * 0.95;
      // Round towards the room, tight where it turns back.
      const crest = (value: number) => 2 * (Math.sin(value / 2) ** 2 + 0.03) ** 0.42 - 1.3;
      const uneasy = 0.25 + 1.5 * noise(c * 3.6 + seed, t * 4.5, seed + 5);
      const fine = smooth(0.04, 0.5, near);
      const fold =
        (crest(phase) * uneasy + 0.5 * crest(phase * 2.37 + seed) * fine) *
        high *
        smooth(tied * 0.5, tied * 1.8, end);
      const open = mix(1, 2.3, near);
      const psi = c * open + (0.42 * wave * Math.sin(phase + 0.5) * smooth(0, 0.5, near)) / Math.max(b, 1);
      const rho = b / open + fold;
      const lip = smooth(0.86, 1, Math.abs(c)) * (1 - near);
      const rise = b / open - rho * Math.cos(psi) - lip * breadth * 0.05;
      const aside = rho * Math.sin(psi) + Math.sign(c) * lip * breadth * 0.03;
      return seenFrom(x0 + inward[0] * rise, y0 + inward[1] * rise, aside);
    },
    stuff: (s, t, isFace) => inCloth((s * 2 - 1) * breadth, lengthAt(t), breadth, isFace),
  };

  function seenFrom(x: number, y: number, z: number): Three {
    const [turnedX, turnedZ] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)];
    const [px, py, pz] = [
      turnedX,
      y * Math.cos(tilt) + turnedZ * Math.sin(tilt),
      turnedZ * Math.cos(tilt) - y * Math.sin(tilt),
    ];
    return [
      knot[0] + px * Math.cos(swing) - py * Math.sin(swing),
      knot[1] + px * Math.sin(swing) + py * Math.cos(swing),
      pz,
    ];
  }
}

function dropWidth(m: number): number {
  let most = 0;
  for (let k = 0; k < 400; k += 1) {
    const phi = (k / 400) * Math.PI;
    most = Math.max(most, Math.sin(phi) * Math.sin(phi / 2) ** m);
  }
  return most;
}
