import { clamp, mix, smooth, type Three } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";
import { along } from "./drafts.ts";
import type { Corner } from "./lamplight.ts";

/* How a length of the cloth falls in folds from where it is gathered to its hem. */

export interface Fall {
  /** Where it is gathered; the hem from its one end to its other. */
  from: (s: number) => Three;
  hem: (s: number) => Three;
  /** How much a way from the one to the other sags, as a place between them is moved. */
  sag?: (s: number, t: number) => Three;
  /** Folds over its breadth, a shoot on each, how deep they are at the hem and where it is gathered, and how far they lie over each other. */
  folds: number;
  deep: readonly [gathered: number, hem: number];
  over: number;
  /** How broad a row is, in points. */
  row: number;
  seed: number;
}

export function fallen(fall: Fall): (s: number, t: number) => Corner {
  const { from, hem, sag, folds, deep, over, row, seed } = fall;
  const long = (s: number) => {
    const [A, B] = [from(s), hem(s)];
    return Math.hypot(A[0] - B[0], A[1] - B[1]) / row;
  };
  /** Folds are of different breadths. */
  const phase = (s: number, t: number) =>
    s * folds +
    0.5 +
    0.5 * (noise(s * folds * 0.8, t * 0.7, seed) - 0.5) +
    0.4 * (noise(s * 3, t * 1.4, seed + 1) - 0.5);
  const size = (s: number, t: number) => 0.55 + 0.9 * noise(s * folds * 0.62 + 3, t * 0.8, seed + 2);
  return (s, t) => {
    const turn = 2 * Math.PI * phase(s, t);
    const a = mix(deep[0], deep[1], smooth(0, 1, t) * 0.5 + t * 0.5) * size(s, t);
    const at = (share: number): Three => {
      const [A, B] = [from(share), hem(share)];
      const S = sag?.(share, t) ?? [0, 0, 0];
      return [mix(A[0], B[0], t) + S[0], mix(A[1], B[1], t) + S[1], mix(A[2], B[2], t) + S[2]];
    };
    // The cloth goes back below a fold and comes out of it again.
    const moved = s + (over / folds / (2 * Math.PI)) * Math.sin(2 * turn) * smooth(0, 0.25, t);
    const [x, y, z] = at(moved);
    const soft = (noise(s * 7, t * 4, seed + 5) - 0.5) * 5 + (noise(s * 19, t * 7, seed + 6) - 0.5) * 2.4;
    const high = a * (Math.cos(turn) + 0.22 * Math.cos(2 * turn + 1.2 + 2 * t)) + soft * clamp(t * 2);
    return [x, y + high * 0.16 * t, z + high, s * folds * along, long(s) * (1 - t)];
  };
}
