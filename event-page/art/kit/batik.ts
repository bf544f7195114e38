import { smooth } from "./numbers.ts";
import { cloudy, noise } from "./random.ts";

/** Veins of cracked wax, in patches; 0..1. */
export function crackle(x: number, y: number): number {
  const wx = x + (cloudy(x / 60, y / 60 + 5, 1, 3) - 0.5) * 60;
  const wy = y + (cloudy(x / 60 + 40, y / 60, 1, 3) - 0.5) * 60;
  let crack = 0;
  for (const [grid, power] of [
    [74, 1],
    [31, 0.6],
  ]) {
    const [column, row] = [Math.floor(wx / grid), Math.floor(wy / grid)];
    let [first, second] = [9, 9];
    for (let i = column - 1; i <= column + 1; i += 1) {
      for (let j = row - 1; j <= row + 1; j += 1) {
        const cx = i + noise(i * 7.31 + 0.5, j * 3.77 + 0.5);
        const cy = j + noise(i * 5.13 + 40.5, j * 9.71 + 0.5);
        const distance = Math.hypot(cx - wx / grid, cy - wy / grid);
        if (distance < first) [first, second] = [distance, first];
        else second = Math.min(second, distance);
      }
    }
    const patch = smooth(0.5, 0.64, cloudy(x / 95 + grid, y / 95, 1, 2));
    const edge = (second - first) * grid;
    crack = Math.max(crack, power * patch * (1 - smooth(0.1, 0.75 + 0.7 * noise(x / 14, y / 14), edge)));
  }
  return crack;
}
