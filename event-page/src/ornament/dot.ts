/** A full circle about (x, y) as path data, in whole units. */
export function dot(x: number, y: number, radius: number): string {
  const r = String(Math.round(radius));
  const across = String(2 * Math.round(radius));
  const start = `${String(Math.round(x) - Math.round(radius))} ${String(Math.round(y))}`;
  return `M${start}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0`;
}
