interface Point {
  x: number;
  y: number;
}

export interface Kite {
  /** The whole rhomb. */
  sail: string;
  /** Two of its four triangles, for the second colour. */
  panels: string;
  /** The line that hangs from it, to be stroked. */
  line: string;
  /** Bows on the line. */
  bows: string;
}

/**
 * A layang-layang: a rhomb in four triangles with a curling line and two bows.
 * @param scale half of its height, in units of the drawing
 * @param tilt radians, clockwise
 */
export function kite(x: number, y: number, scale: number, tilt: number): Kite {
  const at = (across: number, down: number): Point => ({
    x: x + scale * (across * Math.cos(tilt) - down * Math.sin(tilt)),
    y: y + scale * (across * Math.sin(tilt) + down * Math.cos(tilt)),
  });
  const word = ({ x: px, y: py }: Point) => `${String(Math.round(px))} ${String(Math.round(py))}`;
  const shape = (...points: Point[]) => `M${points.map(word).join("L")}z`;
  const [top, right, foot, left, heart] = [at(0, -1), at(0.74, 0), at(0, 1.26), at(-0.74, 0), at(0, 0)];
  const bow = (point: Point, turn: number) => {
    const reach = scale * 0.24;
    const wing = (side: number): [Point, Point] => [
      { x: point.x + side * reach * Math.cos(turn - 0.5), y: point.y + side * reach * Math.sin(turn - 0.5) },
      { x: point.x + side * reach * Math.cos(turn + 0.5), y: point.y + side * reach * Math.sin(turn + 0.5) },
    ];
    return shape(point, ...wing(1)) + shape(point, ...wing(-1));
  };
  const knots = [at(0.16, 1.9), at(-0.1, 2.5)];
  const [first = foot, second = foot] = knots;
  return {
    sail: shape(top, right, foot, left),
    panels: shape(top, right, heart) + shape(foot, left, heart),
    line: `M${word(foot)}Q${word(at(0.4, 1.6))} ${word(first)}T${word(second)}T${word(at(0.2, 3.1))}`,
    bows: bow(first, tilt + 0.4) + bow(second, tilt - 0.3),
  };
}
