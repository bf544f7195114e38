import { petal, type Petal } from "./petal.ts";

export interface Feather {
  /** Quill and barbs, to be stroked. */
  barbs: string;
  /** The three ovals of the eye, from the outer to the inner, each to be filled. */
  eye: readonly [Petal, Petal, Petal];
}

const pairs = 9;

/**
 * A peacock's feather: a straight quill with nine pairs of barbs that grow
 * longer towards the eye, and the eye of three ovals within each other.
 * @param angle in which it points, radians
 * @param length from the foot of the quill to the tip, in units of the drawing
 */
export function feather(x: number, y: number, angle: number, length: number): Feather {
  const on = (share: number) => ({
    x: x + share * length * Math.cos(angle),
    y: y + share * length * Math.sin(angle),
  });
  const word = (px: number, py: number) => `${String(Math.round(px))} ${String(Math.round(py))}`;
  const barbs = Array.from({ length: pairs }, (_, index) => {
    const share = 0.3 + (0.56 * index) / pairs;
    const foot = on(share);
    const reach = length * (0.07 + 0.17 * (share - 0.3));
    const tip = (turn: number) => ({
      x: Math.round(reach * Math.cos(angle + turn)),
      y: Math.round(reach * Math.sin(angle + turn)),
    });
    const [left, right] = [tip(0.62), tip(-0.62)];
    // In one stroke from tip to tip over the quill.
    return `M${word(foot.x + left.x, foot.y + left.y)}l${word(-left.x, -left.y)} ${word(right.x, right.y)}`.replaceAll(
      " -",
      "-",
    );
  });
  const end = on(0.8);
  const oval = (share: number, size: number) => {
    const foot = on(share);
    return petal(foot.x, foot.y, angle, size * length, 0.36);
  };
  return {
    barbs: `M${word(x, y)}L${word(end.x, end.y)}${barbs.join("")}`,
    eye: [oval(0.72, 0.28), oval(0.77, 0.19), oval(0.82, 0.1)],
  };
}
