import { clamp } from "./numbers.ts";

/** A soft copy of a field: its mean over a square, taken twice, which is nearly a bell. */
export function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius));
  let from = Float32Array.from(values);
  let to = new Float32Array(values.length);
  const pass = (count: number, lines: number, step: number, stride: number) => {
    const share = 1 / (2 * reach + 1);
    for (let line = 0; line < lines; line += 1) {
      const start = line * stride;
      const at = (index: number) => from[start + clamp(index, 0, count - 1) * step];
      let sum = 0;
      for (let index = -reach; index <= reach; index += 1) sum += at(index);
      for (let index = 0; index < count; index += 1) {
        to[start + index * step] = sum * share;
        sum += at(index + reach + 1) - at(index - reach);
      }
    }
    [from, to] = [to, from];
  };
  for (let round = 0; round < 2; round += 1) {
    pass(width, height, 1, width);
    pass(height, width, width, 1);
  }
  return from;
}
