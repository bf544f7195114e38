/**
 * Woven cells of three strands, alternately level and upright: a tile of `size` units.
 * @returns SVG body in one colour
 */
export function anyaman(size: number): string {
  const half = size / 2;
  const strand = half / 3;
  const gap = size / 24;
  const strands = [0, 1, 2].flatMap((index) => {
    const offset = index * strand + gap / 2;
    const thin = strand - gap;
    const long = half - gap;
    return [
      bar(gap / 2, offset, long, thin),
      bar(half + gap / 2, half + offset, long, thin),
      bar(half + offset, gap / 2, thin, long),
      bar(offset, half + gap / 2, thin, long),
    ];
  });
  return `<path d="${strands.join("")}"/>`;
}

function bar(x: number, y: number, width: number, height: number): string {
  const [left, top, w, h] = [x, y, width, height].map((value) => String(Math.round(value)));
  return `M${String(left)} ${String(top)}h${String(w)}v${String(h)}h-${String(w)}z`;
}
