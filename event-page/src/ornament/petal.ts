/** Coordinates to a tenth of a unit: finer is invisible and costs bytes on every view. */
export function round(value: number): string {
  return String(Number(value.toFixed(1)));
}

/**
 * The one shape that every ornament is made of: a leaf from (x, y) towards `angle` (radians).
 * @param length from foot to tip
 * @param width bulge of either side as a share of the length
 * @returns path data
 */
export function petal(x: number, y: number, angle: number, length: number, width = 0.28): string {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const tip = [length * cos, length * sin] as const;
  const middle = [0.55 * length * cos, 0.55 * length * sin] as const;
  const bulge = [-sin * length * width, cos * length * width] as const;
  const there = `${pair(middle[0] + bulge[0], middle[1] + bulge[1])} ${pair(tip[0], tip[1])}`;
  const back = `${pair(middle[0] - bulge[0] - tip[0], middle[1] - bulge[1] - tip[1])} ${pair(-tip[0], -tip[1])}`;
  return `M${pair(x, y)}q${there}q${back}z`;
}

/** Petals around (x, y), `radius` away from it. */
export function ring(
  x: number,
  y: number,
  count: number,
  radius: number,
  length: number,
  width: number,
  turn = 0,
): string {
  return Array.from({ length: count }, (_, index) => turn + (index * 2 * Math.PI) / count)
    .map((angle) => petal(x + radius * Math.cos(angle), y + radius * Math.sin(angle), angle, length, width))
    .join("");
}

/** Two numbers as path data, without the blank that a minus makes needless. */
function pair(x: number, y: number): string {
  const second = round(y);
  return second.startsWith("-") ? `${round(x)}${second}` : `${round(x)} ${second}`;
}
