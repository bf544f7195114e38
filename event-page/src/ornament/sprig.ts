import { dot } from "./dot.ts";
import { petal, petalPath, ring, type Petal } from "./petal.ts";

interface Stem {
  /** Foot, in units of the drawing. */
  x: number;
  y: number;
  /** Direction at the foot, radians; 0 points to the right. */
  angle: number;
  length: number;
  /** How far it has turned at its tip, radians; positive turns clockwise. */
  bend: number;
  /** Leaves, alternately on both sides, growing shorter towards the tip. */
  leaves: number;
  /** Length of the first leaf. */
  leaf: number;
}

interface Sprig {
  /** To be stroked. */
  stem: string;
  /** To be filled. */
  leaves: Petal[];
  /** Where a flower may stand. */
  tip: { x: number; y: number; angle: number };
}

const steps = 6;

/** A stem that bends evenly, with leaves that alternate and end in one at the tip. */
export function sprig({ x, y, angle, length, bend, leaves: count, leaf }: Stem): Sprig {
  const at = (share: number) => {
    // An arc of even curvature: its points lie on a circle of radius length / bend.
    const turn = angle + bend * share;
    const radius = length / bend;
    return {
      x: x + radius * (Math.sin(turn) - Math.sin(angle)),
      y: y - radius * (Math.cos(turn) - Math.cos(angle)),
      angle: turn,
    };
  };
  const points = Array.from({ length: steps }, (_, index) => at((index + 1) / steps));
  const curve = points.map((point) => `L${round(point.x)} ${round(point.y)}`).join("");
  const leaves = Array.from({ length: count }, (_, index) => {
    const share = 0.14 + (0.8 * index) / count;
    const foot = at(share);
    const side = index % 2 === 0 ? 1 : -1;
    return petal(foot.x, foot.y, foot.angle + side * 0.8, leaf * (1.15 - 0.6 * share), 0.18);
  });
  const tip = at(1);
  return {
    stem: `M${round(x)} ${round(y)}${curve}`,
    leaves: [...leaves, petal(tip.x, tip.y, tip.angle, leaf * 0.6, 0.18)],
    tip,
  };
}

function round(value: number): string {
  return String(Math.round(value));
}

/** Jasmine: six petals about an eye; `petals` to be filled and outlined, `eye` in another colour. */
export function melati(x: number, y: number, radius: number): { petals: string; eye: string } {
  return {
    petals: petalPath(ring(x, y, 6, radius * 0.16, radius * 0.84, 0.26)),
    eye: dot(x, y, radius * 0.2),
  };
}
