/**
 * Woven cells of three strands, alternately level and upright: a tile of `size`
 * units, to be stroked `size / 8` wide.
 * @param size a multiple of 24
 * @returns path data
 */
export function anyaman(size: number): string {
  const half = size / 2;
  const gap = size / 48;
  const strand = half / 3;
  const long = String(half - 2 * gap);
  const cell = (x: number, y: number, isLevel: boolean) =>
    [0, 1, 2]
      .map((index) => (index + 0.5) * strand)
      .map((across) => (isLevel ? [x + gap, y + across] : [x + across, y + gap]))
      .map((start) => `M${start.map(String).join(" ")}${isLevel ? "h" : "v"}${long}`)
      .join("");
  return cell(0, 0, true) + cell(half, half, true) + cell(half, 0, false) + cell(0, half, false);
}
