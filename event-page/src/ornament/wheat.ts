import { petal, type Petal } from "./petal.ts";

interface Ear {
  /** To be stroked: the stalk and the awns. */
  lines: string;
  /** To be filled. */
  grains: Petal[];
}

/**
 * A stalk of wheat along a curve: bare below, grains in pairs above, each with
 * its awn, and one grain at the tip.
 * @param points start, control and end of the curve, in units of the drawing
 * @param pairs of grains
 * @param grain length of the lowest
 */
export function wheat(
  points: readonly [number, number, number, number, number, number],
  pairs: number,
  grain: number,
): Ear {
  const [x0, y0, x1, y1, x2, y2] = points;
  const at = (t: number) => {
    const u = 1 - t;
    return {
      x: u * u * x0 + 2 * u * t * x1 + t * t * x2,
      y: u * u * y0 + 2 * u * t * y1 + t * t * y2,
      angle: Math.atan2(u * (y1 - y0) + t * (y2 - y1), u * (x1 - x0) + t * (x2 - x1)),
    };
  };
  const grains: Petal[] = [];
  const awns: string[] = [];
  const add = (x: number, y: number, angle: number, length: number) => {
    grains.push(petal(x, y, angle, length, 0.24));
    const reach = (share: number) =>
      `${String(Math.round(share * length * Math.cos(angle)))} ${String(Math.round(share * length * Math.sin(angle)))}`;
    awns.push(
      `M${String(Math.round(x + length * Math.cos(angle)))} ${String(Math.round(y + length * Math.sin(angle)))}l${reach(0.8)}`,
    );
  };
  for (let index = 0; index < pairs; index += 1) {
    const share = index / pairs;
    const { x, y, angle } = at(0.44 + 0.54 * share);
    const length = grain * (0.8 + 0.2 * Math.sin(3 * share));
    add(x, y, angle - 0.5, length);
    add(x, y, angle + 0.5, length);
  }
  const tip = at(1);
  add(tip.x, tip.y, tip.angle, grain * 0.7);
  return {
    lines: `M${points.slice(0, 2).map(String).join(" ")}Q${points.slice(2).map(String).join(" ")}${awns.join("")}`,
    grains,
  };
}
